import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';

interface ReviewTotalsProps {
  totals: readonly (Omit<ShownClaim, 'id'> & { id: string })[];
  /** What they are, where no heading says so. */
  label?: string;
}

/** Figures beside reviews, marked where nobody has borne them out (rules 29). Nothing where there is none. */
export function ReviewTotals({ totals, label }: ReviewTotalsProps) {
  if (totals.length === 0) return null;
  return (
    <div className="review-totals" role={label && 'group'} aria-label={label}>
      <dl className="review-totals__figures">
        {totals.map(({ id, figure, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
      {totals.some(({ isSample }) => isSample) && <SampleMark />}
    </div>
  );
}
