import { sql } from 'drizzle-orm';
import { isFree } from '#database/orders/paid-orders.ts';
import { orders } from '#database/schema/orders.ts';
import { reviewImports } from '#database/schema/review-imports.ts';
import { importReviews } from '#flows/reviews/import-reviews.ts';
import { inviteToReview } from '#flows/reviews/invite-to-review.ts';
import { defineJob } from './define-job.ts';

/** An older order was completed long ago, and nobody is asked about it any more. */
const REMEMBERED_DAYS = 180;

/** Asks the customer of a completed order for a review. */
export const inviteToReviewJob = defineJob('invite-to-review', {
  group: 'emails',
  subject: { table: orders, id: 'orderId' },
  selectUnfinished: (now) => sql`
    select 'invite-' || o.id as key, json_build_object('orderId', o.id) as payload
    from orders o
    where o.state = 'completed' and o.may_invite and not ${isFree}
      and o.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${REMEMBERED_DAYS})
      and not exists (select from review_invitations i where i.order_id = o.id)`,
  run: (services, { orderId }) => inviteToReview(services, orderId),
});

/** Goes on with an import of reviews, or with taking one away. */
export const importReviewsJob = defineJob('import-reviews', {
  group: 'upkeep',
  subject: { table: reviewImports, id: 'importId' },
  selectUnfinished: () => sql`
    select 'import-' || id as key, json_build_object('importId', id) as payload
    from review_imports where state in ('running', 'withdrawing')`,
  run: (services, { importId }) => importReviews(services, importId),
});
