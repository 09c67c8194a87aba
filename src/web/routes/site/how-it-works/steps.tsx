import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { keysOf } from '#domain/records.ts';
import { ShownClaimText } from '#web/claims/shown-claim-text.tsx';
import { useWords } from '#web/words.ts';

export interface StepsProps {
  encryption: ShownClaim | undefined;
}

/** Five marks along a runway, at whose end the line takes off. */
export function Steps({ encryption }: StepsProps) {
  const { title, ...steps } = useWords().howItWorks.steps;
  return (
    <section className="section section--sunk" aria-labelledby="steps">
      <div className="column">
        <h2 id="steps">{title}</h2>
        <div className="runway">
          <ol className="runway__steps">
            {keysOf(steps).map((key) => (
              <li key={key} className="runway__step">
                <h3>{steps[key].title}</h3>
                <p>{steps[key].text}</p>
                {key === 'payment' && encryption && (
                  <p className="how-claim">
                    <ShownClaimText claim={encryption} />
                  </p>
                )}
              </li>
            ))}
          </ol>
          <svg className="runway__rise" viewBox="0 0 120 200" aria-hidden="true">
            <path d="M0 198.500C58 198.500 92 130 110 14" />
            <circle cx="110" cy="14" r="9" />
          </svg>
        </div>
      </div>
    </section>
  );
}
