import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  lt,
  notLike,
  or,
  sql,
} from 'drizzle-orm';
import { orders } from '#database/schema/orders.ts';
import { checkouts } from '#database/schema/payments.ts';
import type { Queryable, Transaction } from './client.ts';
import type { OrderWithCheckout } from './orders/orders.ts';

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

/**
 * The id of the order that has this number and this address, while its page is open (rules 13).
 * @param email as it was typed; upper and lower case are the same
 */
export async function findOrderOfMailbox(
  db: Queryable,
  { number, email }: { number: number; email: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isOf(email), notLike(orders.token, 'closed-%')))
    .limit(1);
  return row?.id;
}

/** Whether somebody with this address, whatever its case, has paid for an order since a moment. */
export async function hasPaidSince(db: Queryable, email: string, since: Date): Promise<boolean> {
  return (await db.$count(orders, and(isOf(email), gte(orders.paidAt, since)))) > 0;
}

/** As the index of addresses has it. */
function isOf(email: string): SQL {
  return sql`lower(${orders.email}) = lower(${email})`;
}

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
