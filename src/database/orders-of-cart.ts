import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import type { OrderWithCheckout } from './orders.ts';
import { orders } from '#database/schema/orders.ts';

const MOST = 20;

/** Whether a cart has an order that can still be paid. */
export async function hasPendingOrder(db: Queryable, cartId: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.cartId, cartId), eq(orders.state, 'pending')))) > 0;
}

/**
 * Makes orders from this cart wait for each other until the transaction ends, so that the second click of a
 * double click, or a second tab, finds the first order.
 * @returns its latest orders, newest first, locked: none of them can be paid meanwhile
 */
export async function lockCart(tx: Transaction, cartId: string): Promise<OrderWithCheckout[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cartId}, 0))`);
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.cartId, cartId))
    .orderBy(desc(orders.createdAt))
    .limit(MOST)
    .for('update');
  return locked.length === 0 ? [] : listOrdersOfCart(tx, cartId);
}

/** The latest orders made from a cart, newest first; a cart has few. */
export async function listOrdersOfCart(
  db: Queryable,
  cartId: string,
): Promise<OrderWithCheckout[]> {
  return db.query.orders.findMany({
    where: eq(orders.cartId, cartId),
    orderBy: desc(orders.createdAt),
    limit: MOST,
    with: { checkout: true },
  });
}
