import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { customersReasons } from '#domain/delivery/hold.ts';
import { shortEndOf } from '#domain/payments/money-back.ts';
import { hasEnded } from '#domain/order/order.ts';
import { promisedEnd, promisedStart } from '#domain/delivery/promised-end.ts';
import { postServices } from '#domain/target/target.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import { addToOrderHistory, wholeOrder } from './orders.ts';
import { hasEndedByWithdrawal } from './withdrawals.ts';

/** Whether a row of `order_lines` waits for its target or its post: `waitsFor` as the database says it (rules 41). */
export const waitsForTarget = sql`(target_kind is null
  or target_kind = 'profile' and split_part(package_id, '-', 2) = any(${sql.param([...postServices])}::text[]))`;

/**
 * Notes when an order is to begin and to be delivered at the latest, from how it stands in this transaction. Called by
 * whatever changes that: a payment, a target that was given, an early start, a hold and its end, the first
 * start. What was promised of an order that is over stays. The caller holds the order's lock, and has written
 * the history.
 */
export async function recordPromise(tx: Transaction, orderId: string): Promise<void> {
  const order = await tx.query.orders.findFirst({
    where: eq(orders.id, orderId),
    with: {
      lines: { orderBy: asc(orderLines.position) },
      withdrawals: true,
      events: { orderBy: asc(orderEvents.id) },
    },
  });
  if (!order || hasEnded(order.state)) return;
  const [promisedAt, startBy] = [promisedEnd(order), promisedStart(order)];
  const isSame =
    promisedAt?.getTime() === order.promisedAt?.getTime() &&
    startBy?.getTime() === order.startBy?.getTime();
  if (!isSame) await addToOrderHistory(tx, orderId, { promisedAt, startBy });
}

/** What of the histories of orders their promised ends depend on, by order. */
export async function listPromiseEvents(db: Queryable, orderIds: readonly string[]) {
  const events = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        sql`${orderEvents.orderId} = any(${sql.param([...orderIds])}::uuid[])`,
        or(inArray(orderEvents.kind, ['hold', 'resume']), isNotNull(orderEvents.newTarget)),
      ),
    )
    .orderBy(asc(orderEvents.id));
  return Map.groupBy(events, ({ orderId }) => orderId);
}

/** Orders that go on and could be promised an end, but have none noted: those that an operator has entered. */
export async function listUnpromised(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['paid', 'delivering']),
        isNull(orders.promisedAt),
        isNull(orders.heldAt),
        isNotNull(orders.paidAt),
        sql`(${orders.state} = 'delivering' or ${orders.expressConsent} is distinct from false)`,
        sql`not exists (select from order_lines l where l.order_id = ${orders.id}
          and not ${hasEndedByWithdrawal} and (l.delivery is null or l.hold_reason = any(${sql.param([...customersReasons])}::text[])
          or ${waitsForTarget}))`,
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/**
 * Notes how much of the price of what is missing of an order has not gone back, in haléře, as it stands in this
 * transaction (rules 89). Called by whatever changes that: work on its lines, refunds and what becomes of them, a
 * withdrawal that is resolved, a word of its customer. The caller holds the order's lock.
 */
export async function recordShortEnd(tx: Transaction, orderId: string): Promise<void> {
  const { lines, refunds, withdrawals } = wholeOrder;
  const order = await tx.query.orders.findFirst({
    where: eq(orders.id, orderId),
    with: { lines, refunds, withdrawals },
  });
  if (!order) return;
  const shortOpen = shortEndOf(order, await listWaitingRefunds(tx, orderId))?.open ?? 0;
  if (shortOpen !== order.shortOpen) await addToOrderHistory(tx, orderId, { shortOpen });
}
