import { and, asc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import type { OrderWithCheckout } from './orders.ts';
import { orders } from '#database/schema/orders.ts';
import { checkouts } from '#database/schema/payments.ts';

/** Most orders of one check, so that it lasts seconds; the rest follow within the next hours. */
const MOST_LEFT = 100;

/**
 * Unpaid orders whose checkout should have ended before then and has not, as far as we know, those that
 * ended first. Left out are those of which this provider said that their money is on its way or did not
 * come: they wait for it, or for another attempt.
 */
export async function listOrdersLeftAlone(
  db: Queryable,
  { endedBefore, provider }: { endedBefore: Date; provider: string },
): Promise<OrderWithCheckout[]> {
  return db
    .select({ ...getTableColumns(orders), checkout: checkouts })
    .from(orders)
    .innerJoin(
      checkouts,
      and(eq(checkouts.orderId, orders.id), eq(checkouts.attempt, orders.checkoutAttempt)),
    )
    .where(
      and(
        eq(orders.state, 'pending'),
        lt(checkouts.expiresAt, endedBefore),
        or(eq(checkouts.outcome, 'open'), sql`${checkouts.provider} is distinct from ${provider}`),
      ),
    )
    .orderBy(asc(checkouts.expiresAt))
    .limit(MOST_LEFT);
}
