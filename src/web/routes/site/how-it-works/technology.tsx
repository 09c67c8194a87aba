import type { ShownClaim } from '#domain/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { Rows } from './rows.tsx';
import { howItWorksWords } from './words.ts';

export interface TechnologyProps {
  locale: Locale;
  targeting: ShownClaim | undefined;
}

/** What the program does for an order, each in a line of its own. */
export function Technology({ locale, targeting }: TechnologyProps) {
  const { technology: words } = howItWorksWords[locale];
  return (
    <section className="section" aria-labelledby="technology">
      <div className="column how-split">
        <div className="stack">
          <h2 id="technology">{words.title}</h2>
          <p className="lead">{words.text}</p>
          {targeting && (
            <p className="cluster">
              {targeting.text}
              {targeting.isSample && <SampleMark locale={locale} of="one" />}
            </p>
          )}
        </div>
        <Rows layout="wide" rows={words.rows} />
      </div>
    </section>
  );
}
