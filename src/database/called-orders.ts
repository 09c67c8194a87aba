import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { type Order, findOrder } from './orders.ts';
import { orders } from './schema.ts';

/** Most orders of one mailbox that are looked through. */
const MOST = 20;

/**
 * The orders of a mailbox that can still be paid or are paid, made since a moment from carts whose id
 * begins so, the newest first. A mailbox has few, so they are found by it.
 */
export async function listOrdersOfCarts(
  db: Queryable,
  { email, cartPrefix, since }: { email: string; cartPrefix: string; since: Date },
): Promise<Order[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(sql`lower(${orders.email})`, email.toLowerCase()),
        sql`starts_with(${orders.cartId}, ${cartPrefix})`,
        inArray(orders.state, ['pending', 'paid']),
        gt(orders.createdAt, since),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MOST);
  const found = await Promise.all(rows.map(({ id }) => findOrder(db, id)));
  return found.filter((order) => order !== undefined);
}
