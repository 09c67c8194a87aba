import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { keysCondition } from '#database/orders/order-search.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { checkouts } from '#database/schema/payments.ts';

/** How the order of a checkout stands and what was ordered, and nothing of whose it is. */
export interface OrderStand
  extends
    Pick<typeof orders.$inferSelect, 'state' | 'total' | 'paidAt'>,
    Pick<CheckoutRow, 'outcome'> {
  lines: Pick<typeof orderLines.$inferSelect, 'packageId' | 'quantity' | 'unitPrice'>[];
}
export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = Omit<typeof checkouts.$inferInsert, 'orderId' | 'attempt'>;

/** The order whose checkouts are meant, with the one that counts. */
interface Attempted {
  id: string;
  checkoutAttempt: number;
}

/** The checkout of an order that counts, as it stands; asked after `lockOrder` it stays so. */
export async function findCheckout(db: Queryable, order: Attempted): Promise<CheckoutRow> {
  const [row] = await db.select().from(checkouts).where(isCounted(order)).limit(1);
  if (!row) throw new Error(`Order ${order.id} has no checkout.`);
  return row;
}

/** How the order stands that a checkout was opened for, by the provider's id of any of its attempts. */
export async function findStandByCheckout(
  db: Queryable,
  checkoutId: string,
): Promise<OrderStand | undefined> {
  const { state, total, paidAt, id } = orders;
  // The index of the search has all of them, without their capitals; few at most have one alike.
  const alike = sql`select order_id from derived.order_search
    where ${keysCondition([checkoutId])} limit 10`;
  const opened = sql`select c.order_id from (${alike}) found
    join ${checkouts} c on c.order_id = found.order_id where c.checkout_id = ${checkoutId}`;
  const [row] = await db
    .select({ id, stand: { state, total, paidAt, outcome: checkouts.outcome } })
    .from(orders)
    .innerJoin(
      checkouts,
      and(eq(checkouts.orderId, id), eq(checkouts.attempt, orders.checkoutAttempt)),
    )
    .where(sql`${id} in (${opened})`)
    .limit(1);
  if (!row) return undefined;
  const { packageId, quantity, unitPrice, orderId, position } = orderLines;
  const lines = await db
    .select({ packageId, quantity, unitPrice })
    .from(orderLines)
    .where(eq(orderId, row.id))
    .orderBy(position);
  return { ...row.stand, lines };
}

/**
 * Stores the next attempt to pay an order, which is the one that counts from now on.
 * @param order as it was read under the lock of its row
 */
export async function insertNextCheckout(
  tx: Transaction,
  order: Attempted,
  facts: NewCheckout,
): Promise<CheckoutRow> {
  const attempt = order.checkoutAttempt + 1;
  await tx.update(orders).set({ checkoutAttempt: attempt }).where(eq(orders.id, order.id));
  const [row] = await tx
    .insert(checkouts)
    .values({ ...facts, orderId: order.id, attempt })
    .returning();
  if (!row) throw new Error('The checkout was not stored.');
  return row;
}

/**
 * Notes the checkout that an attempt has opened. The same statement locks the order, so that nobody can
 * cancel it meanwhile without learning of this checkout.
 * @returns false where the order was paid, canceled or tried again meanwhile
 */
export async function recordCheckout(
  db: Queryable,
  { id, checkoutAttempt }: Attempted,
  facts: { checkoutId: string; url: string; provider: string },
): Promise<boolean> {
  const payable = db.$with('payable').as(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.id, id),
          eq(orders.state, 'pending'),
          eq(orders.checkoutAttempt, checkoutAttempt),
        ),
      )
      .for('update'),
  );
  const noted = await db
    .with(payable)
    .update(checkouts)
    .set(facts)
    .from(payable)
    .where(and(eq(checkouts.orderId, payable.id), eq(checkouts.attempt, checkoutAttempt)))
    .returning({ attempt: checkouts.attempt });
  return noted.length > 0;
}

/** Notes what became of the checkout of an order that counts. */
export async function recordCheckoutOutcome(
  tx: Transaction,
  order: Attempted,
  outcome: CheckoutRow['outcome'],
): Promise<void> {
  await tx.update(checkouts).set({ outcome }).where(isCounted(order));
}

/**
 * Notes that an order was paid on this checkout, whichever attempt it was. An attempt that was never noted,
 * or was lost in a restore, is stored now.
 * @returns the number of the attempt
 */
export async function recordPaidCheckout(
  tx: Transaction,
  { id, checkoutAttempt }: Attempted,
  checkoutId: string,
  at: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ attempt: number }>(sql`
    insert into ${checkouts} as paid (order_id, attempt, checkout_id, expires_at, outcome)
    select ${id}, coalesce((
        select attempt from ${checkouts}
        where order_id = ${id} and (checkout_id = ${checkoutId} or checkout_id is null)
        order by checkout_id limit 1
      ), ${checkoutAttempt}::integer + 1), ${checkoutId}, ${at.toISOString()}::timestamptz, 'paid'
    on conflict (order_id, attempt) do update
      set checkout_id = excluded.checkout_id, outcome = excluded.outcome
    returning attempt`);
  return rows[0]?.attempt ?? checkoutAttempt;
}

function isCounted({ id, checkoutAttempt }: Attempted) {
  return and(eq(checkouts.orderId, id), eq(checkouts.attempt, checkoutAttempt));
}
