import { shareOf } from '#domain/figures/figure-steps.ts';

/** A figure as a part of the largest of its kind. The figure stands beside it, so it is decoration alone. */
export function ShareBar({ figure, of }: { figure: number; of: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="share-bar__whole" width="100" height="4" />
      <rect
        className="share-bar__part"
        width={Math.round(shareOf({ top: Math.max(1, of) }, figure) * 1000) / 10}
        height="4"
      />
    </svg>
  );
}
