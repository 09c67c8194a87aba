import type { PressMark, PressMarks } from '#domain/press-mark.ts';
import { PressMarkDrawing } from '#web/press/press-drawings.tsx';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';

export interface PressProps extends PressMarks {}

/** Who has written about the shop, like a list of clippings; without a mark there is no such block. */
export function Press({ marks, isSample }: PressProps) {
  const locale = useLocale();
  if (marks.length === 0) return null;
  return (
    <section className="section" aria-labelledby="press">
      <div className="column press">
        <div className="press__head">
          <h2 id="press">{wordsOf(locale).press.title}</h2>
          {isSample && <SampleMark of="one" />}
        </div>
        <ul className="press__marks">
          {marks.map((mark) => (
            <Clipping key={mark.id} mark={mark} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Clipping({ mark }: { mark: PressMark }) {
  const locale = useLocale();
  const { id, name, url } = mark;
  const title = mark.title[locale];
  return (
    <li className="press__clipping">
      <PressMarkDrawing id={id} name={name} />
      <h3 className="press__title">{url === undefined ? title : <a href={url}>{title}</a>}</h3>
      <p className="press__sentence">{mark.sentence[locale]}</p>
    </li>
  );
}
