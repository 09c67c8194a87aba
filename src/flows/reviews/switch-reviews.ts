import { tellChangedPages } from '#database/changed-pages.ts';
import { noteReviewSwitches } from '#database/testimonials.ts';
import type { ReviewSwitches } from '#domain/reviews/review.ts';
import type { Services } from '#flows/services.ts';

/**
 * Switches samples and generated reviews on or off on a public shop (rules 17). Their labels stay: nothing
 * here or elsewhere takes one away.
 */
export async function switchReviews(
  { db }: Pick<Services, 'db'>,
  switches: ReviewSwitches,
): Promise<void> {
  await db.transaction(async (tx) => {
    await noteReviewSwitches(tx, switches);
    await tellChangedPages(tx, 'reviews');
  });
}
