import { noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { noteReviewSwitches, readReviewSwitches } from '#database/testimonials.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { ReviewSwitches } from '#domain/reviews/review.ts';
import type { Services } from '#flows/services.ts';

/**
 * Switches samples and generated reviews on or off on a public shop (rules 17). Their labels stay: nothing
 * here or elsewhere takes one away.
 */
export async function switchReviews(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: Pick<Operator, 'id'>,
  switches: ReviewSwitches,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { samples, generated } = await readReviewSwitches(tx);
    if (samples === switches.samples && generated === switches.generated) return;
    await noteReviewSwitches(tx, switches);
    await tellChangedPages(tx, 'reviews');
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'reviews-switched',
      subject: 'reviews',
      before: { samples, generated },
      after: { ...switches },
      at: clock(),
    });
  });
}
