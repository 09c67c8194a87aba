import { DatabaseSilent } from '#database/database-away.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Milliseconds for which the counts are kept: what is chosen most does not change by the minute. */
const KEPT_MS = 10 * 60_000;
/** Milliseconds for which it is remembered that there were none: meanwhile no page waits for them. */
const FAILED_MS = 10_000;
/** Milliseconds that a page may wait for them; it is whole without them. */
const PATIENCE_MS = 1000;

/** Counts something once for all who ask within ten minutes; a failure is kept for ten seconds. */
export function countedOnce<Counts>(
  count: () => Promise<Counts>,
  clock: () => Date,
): () => Promise<Counts> {
  let kept: { counts: Promise<Counts>; until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.counts;
    const counts = withTimeout(PATIENCE_MS, count(), () => new DatabaseSilent());
    const asked = { counts, until: now + KEPT_MS };
    kept = asked;
    counts.catch(() => (asked.until = clock().getTime() + FAILED_MS));
    return counts;
  };
}
