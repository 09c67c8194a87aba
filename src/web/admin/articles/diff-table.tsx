import type { DiffLine } from '#domain/content/articles/line-diff.ts';
import type { Locale } from '#domain/locale.ts';
import { articleWords } from './article-words.ts';

interface DiffTableProps {
  locale: Locale;
  /** `undefined` stands for lines that are in both. */
  lines: readonly (DiffLine | undefined)[];
  title: string;
}

/** Lines that are shown; whoever wants to see more reads the whole text. */
const MOST_SHOWN = 1000;

/** What differs between two texts, line by line; the sign says it as well as the colour. */
export function DiffTable({ locale, lines, title }: DiffTableProps) {
  const { versions: m } = articleWords[locale];
  const differs = lines.some((line) => line && line.kind !== 'same');
  return (
    <section className="stack" aria-labelledby="article-diff">
      <h2 id="article-diff">{title}</h2>
      {differs ? (
        <div className="panel article-diff">
          {numberLines(lines.slice(0, MOST_SHOWN)).map(({ line, position }) => (
            <DiffRow key={position} line={line} m={m} />
          ))}
          {lines.length > MOST_SHOWN && (
            <p className="article-diff__skip small faint">{m.more(lines.length - MOST_SHOWN)}</p>
          )}
        </div>
      ) : (
        <p className="quiet">{m.same}</p>
      )}
    </section>
  );
}

/** A line's place is all that tells it from another one with the same words. */
function numberLines(
  lines: DiffTableProps['lines'],
): { line: DiffLine | undefined; position: number }[] {
  return lines.map((line, position) => ({ line, position }));
}

function DiffRow({
  line,
  m,
}: {
  line: DiffLine | undefined;
  m: { skipped: string; gone: string; added: string };
}) {
  if (!line) return <p className="article-diff__skip small faint">… {m.skipped} …</p>;
  const { kind, text } = line;
  if (kind === 'same') return <p className="article-diff__line">{text}</p>;
  const [Tag, word, sign] =
    kind === 'gone' ? (['del', m.gone, '−'] as const) : (['ins', m.added, '+'] as const);
  return (
    <p className={`article-diff__line article-diff__line--${kind}`}>
      <span aria-hidden="true">{sign} </span>
      <span className="visually-hidden">{word}: </span>
      <Tag>{text}</Tag>
    </p>
  );
}
