import { countOrdered } from '#database/ordered-counts.ts';
import type { Database } from '#database/client.ts';
import type { OrderCounts } from '#domain/catalogue/popularity.ts';

/** Milliseconds for which the counts are kept: what is chosen most does not change by the minute. */
const KEPT_MS = 10 * 60_000;

/** Counts what was ordered, once for all who ask within ten minutes; a failure is not kept. */
export function makeOrdered(db: Database, clock: () => Date): () => Promise<OrderCounts> {
  let kept: { counts: Promise<OrderCounts>; until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.counts;
    const counts = countOrdered(db);
    kept = { counts, until: now + KEPT_MS };
    counts.catch(() => (kept = undefined));
    return counts;
  };
}
