import { sql } from 'drizzle-orm';
import { type ReviewOrigin, reviewOrigins } from '#domain/reviews/review.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { Queryable } from '#database/client.ts';

/** How many published reviews there are of each origin, those that the shop comes with left out. */
export async function countReviews(db: Queryable): Promise<Record<ReviewOrigin, number>> {
  const { rows } = await db.execute<{ origin: ReviewOrigin; count: number }>(sql`
    select origin, count(*)::integer as count from ${reviews}
    where state = 'published' group by origin`);
  const found = new Map(rows.map(({ origin, count }) => [origin, count]));
  const count = (origin: ReviewOrigin) => found.get(origin) ?? 0;
  return Object.fromEntries(reviewOrigins.map((origin) => [origin, count(origin)])) as Record<
    ReviewOrigin,
    number
  >;
}
