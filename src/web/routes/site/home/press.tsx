import type { Locale, PerLocale } from '#domain/locale.ts';
import type { PressMark, PressMarks } from '#domain/press-mark.ts';
import { type PressMessages, press as cs } from '#messages/cs/site/press.ts';
import { press as en } from '#messages/en/site/press.ts';
import { PressMarkDrawing } from '#web/press/press-drawings.tsx';
import { SampleMark } from '#web/ui/sample-mark.tsx';

const words: PerLocale<PressMessages> = { cs, en };

export interface PressProps extends PressMarks {
  locale: Locale;
}

/** Who has written about the shop, like a list of clippings; without a mark there is no such block. */
export function Press({ locale, marks, isSample }: PressProps) {
  if (marks.length === 0) return null;
  return (
    <section className="section" aria-labelledby="press">
      <div className="column press">
        <div className="press__head">
          <h2 id="press">{words[locale].title}</h2>
          {isSample && <SampleMark locale={locale} of="one" />}
        </div>
        <ul className="press__marks">
          {marks.map((mark) => (
            <Clipping key={mark.id} locale={locale} mark={mark} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Clipping({ locale, mark }: { locale: Locale; mark: PressMark }) {
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
