import { tellChangedPages } from '#database/changed-pages.ts';
import { noteDecision } from '#database/testimonials.ts';
import type { ReviewDecision } from '#domain/reviews/moderation.ts';
import type { Services } from '#flows/services.ts';

export type DecidedReview = { ok: true } | { ok: false; problem: 'unknown' };

/**
 * Publishes a review, or rejects it for one of the reasons that there are; that it is critical is none
 * (rules 17). It may be decided anew. Pages with reviews are made again at once.
 * @param by the name of who decides
 */
export async function decideReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, by, decision }: { id: string; by: string; decision: ReviewDecision },
): Promise<DecidedReview> {
  return db.transaction(async (tx): Promise<DecidedReview> => {
    const isThere = await noteDecision(tx, id, decision, { by, at: clock() });
    if (!isThere) return { ok: false, problem: 'unknown' };
    await tellChangedPages(tx, 'reviews');
    return { ok: true };
  });
}
