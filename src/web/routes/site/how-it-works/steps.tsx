import type { ShownClaim } from '#domain/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { ShownClaimText } from '#web/claims/shown-claim-text.tsx';
import { howItWorksWords } from './words.ts';

export interface StepsProps {
  locale: Locale;
  encryption: ShownClaim | undefined;
}

/** Five marks along a runway, at whose end the line takes off. */
export function Steps({ locale, encryption }: StepsProps) {
  const { title, ...steps } = howItWorksWords[locale].steps;
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
                    <ShownClaimText claim={encryption} locale={locale} />
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
