import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import type { OrderRow } from './orders.ts';
import { orders } from '#database/schema/orders.ts';

/** So that one look at them lasts seconds; the rest have their turn within the next hours. */
const MOST = 100;

/**
 * Unpaid orders whose checkout should have ended before then and has not, as far as we know, those that
 * ended first. Left out are those of which this provider said that their money is on its way or did not
 * come: they wait for it, or for another attempt.
 */
export async function listOrdersLeftAlone(
  db: Queryable,
  { endedBefore, provider }: { endedBefore: Date; provider: string },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'pending'),
        lt(orders.checkoutExpiresAt, endedBefore),
        or(
          eq(orders.checkoutOutcome, 'open'),
          sql`${orders.checkoutProvider} is distinct from ${provider}`,
        ),
      ),
    )
    .orderBy(asc(orders.checkoutExpiresAt))
    .limit(MOST);
}
