import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { useWords } from '#web/words.ts';

export interface HeadProps {
  statistics: readonly ShownClaim[];
}

export function Head({ statistics }: HeadProps) {
  const words = useWords().howItWorks;
  return (
    <div className="column how-head">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {statistics.length > 0 && <Statistics statistics={statistics} />}
    </div>
  );
}

/** Large figures on one line of paper; it is as long as there are figures that may be shown. */
function Statistics({ statistics }: HeadProps) {
  return (
    <section className="how-figures" aria-labelledby="figures">
      <div className="cluster">
        <h2 className="how-figures__title" id="figures">
          {useWords().howItWorks.statistics}
        </h2>
        {statistics.some(({ isSample }) => isSample) && <SampleMark />}
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
