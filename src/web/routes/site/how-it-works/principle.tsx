import { href } from '#domain/addresses.ts';
import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { useLocale, useWords } from '#web/words.ts';
import { CountCurve } from './count-curve.tsx';

export interface PrincipleProps {
  /** What the terms say about delivered metrics (rules 27). */
  metrics: ShownClaim | undefined;
}

/** What is sold, in words and as the curve of a public count. */
export function Principle({ metrics }: PrincipleProps) {
  const locale = useLocale();
  const { principle: words } = useWords().howItWorks;
  return (
    <section className="section" aria-labelledby="principle">
      <div className="column how-split principle">
        <h2 id="principle">{words.title}</h2>
        <div className="stack principle__words">
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {metrics && (
            <p className="quiet small">
              {metrics.text}. {words.forbidden} <a href={href('terms', locale)}>{words.terms}</a>.
            </p>
          )}
        </div>
        <figure className="principle__drawing">
          <CountCurve label={words.drawing.label} />
          <ol className="principle__marks">
            {words.drawing.marks.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> <span className="quiet">{text}</span>
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </section>
  );
}
