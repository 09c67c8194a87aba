import type { ShownClaim } from '#domain/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { howItWorksWords } from './words.ts';

export interface HeadProps {
  locale: Locale;
  statistics: readonly ShownClaim[];
}

export function Head({ locale, statistics }: HeadProps) {
  const words = howItWorksWords[locale];
  return (
    <div className="column how-head">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {statistics.length > 0 && <Statistics locale={locale} statistics={statistics} />}
    </div>
  );
}

/** Large figures on one line of paper; it is as long as there are figures that may be shown. */
function Statistics({ locale, statistics }: HeadProps) {
  return (
    <section className="how-figures" aria-labelledby="figures">
      <div className="cluster">
        <h2 className="how-figures__title" id="figures">
          {howItWorksWords[locale].statistics}
        </h2>
        {statistics.some(({ isSample }) => isSample) && <SampleMark locale={locale} />}
      </div>
      <dl className="how-figures__list">
        {statistics.map(({ id, figure, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
