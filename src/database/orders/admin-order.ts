import { and, asc, eq, sql } from 'drizzle-orm';
import { withdrawals } from '#database/schema/after-sales.ts';
import { emails } from '#database/schema/emails.ts';
import { orders } from '#database/schema/orders.ts';
import { paymentAnomalies } from '#database/schema/payments.ts';
import type { Haler } from '#domain/money.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { type LatePayment, lateRefund } from '#domain/after-sales/late.ts';
import type { Ending } from '#domain/order/order.ts';
import type { AnomalyRow } from '#database/payments/anomalies.ts';
import type { Queryable } from '#database/client.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import { withEnding } from './order-work.ts';
import { type Order, findOrder } from './orders.ts';

/** An order by its number, with everything that pages show; undefined where there is none. */
export async function findOrderByNumber(db: Queryable, number: number): Promise<Order | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, number))
    .limit(1);
  return row && findOrder(db, row.id);
}

/** The same with what is about to end it, for the page on which it is worked on. */
export async function findAdminOrder(
  db: Queryable,
  number: number,
): Promise<AdminOrder | undefined> {
  const order = await findOrderByNumber(db, number);
  return order && withEnding(db, order);
}

export type AdminOrder = Order & { ending: Ending | null };

/** The e-mails of an order, those about withdrawals from it too, oldest first. */
export async function listOrderEmails(db: Queryable, orderId: string): Promise<EmailRow[]> {
  // Each half along an index of its own, which an `or` of both would not be.
  const ids = db
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.orderId, orderId))
    .union(
      db
        .select({ id: emails.id })
        .from(emails)
        .innerJoin(withdrawals, eq(withdrawals.id, emails.withdrawalId))
        .where(eq(withdrawals.orderId, orderId)),
    );
  return db
    .select()
    .from(emails)
    .where(eq(emails.id, sql`any(array(${ids}))`))
    .orderBy(asc(emails.enqueuedAt), asc(emails.kind), asc(emails.copy));
}

/** One of them by its id; undefined where it is of another order. */
export async function findEmailOf(
  db: Queryable,
  orderId: string,
  id: string,
): Promise<EmailRow | undefined> {
  const [row] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.orderId, orderId)))
    .limit(1);
  return row;
}

/** What did not fit in the payment of an order, oldest first. */
export async function listAnomaliesOf(db: Queryable, orderId: string): Promise<AnomalyRow[]> {
  return db
    .select()
    .from(paymentAnomalies)
    .where(eq(paymentAnomalies.orderId, orderId))
    .orderBy(asc(paymentAnomalies.noticedAt));
}

/**
 * Whether the customer of an order contests its payment at the bank, and nobody has resolved that. The bank holds
 * the money then: whoever gives it back as well gives it back twice (rules 12).
 */
export async function isDisputed(db: Queryable, orderId: string): Promise<boolean> {
  return (await listAnomaliesOf(db, orderId)).some(isOpenDispute);
}

/**
 * What the customer of a late order is offered in place of waiting, in haléře (rules 61). Nothing while the
 * payment is disputed: the bank holds that money, and it would go back twice.
 */
export async function lateSum(db: Queryable, order: LatePayment & { id: string }): Promise<Haler> {
  if (await isDisputed(db, order.id)) return 0;
  return lateRefund(order, await listWaitingRefunds(db, order.id));
}
