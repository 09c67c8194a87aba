import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/client.ts';
import { reopenErasures } from '#database/people/erasures.ts';
import { addJob } from '#database/queue/jobs.ts';
import { type OrderRow, insertRebuiltOrder, lockOrder } from '#database/orders.ts';
import { hasPendingOrder, lockCart } from '#database/orders-of-cart.ts';
import { noteAnomaly } from '#database/payment-records.ts';
import { insertRefundElsewhere } from '#database/refunds.ts';
import { addressHashes } from '#flows/people/address-hash.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { CURRENCY } from '#domain/money.ts';
import { type OrderState, checkoutEnd } from '#domain/order/order.ts';
import { type RecordedOrder, readOrderRecord } from '#domain/order/order-record.ts';
import { promisesOf } from '#domain/order/promised-end.ts';
import type { CheckoutReport } from '#ports/payments/port.ts';
import type { Services } from '#flows/services.ts';
import { mailboxHash } from './mailbox-hash.ts';

/**
 * Rebuilds an order that is paid, or whose money is on its way, and that is not in the database: it is
 * newer than the backup that was restored. Its contents come from the record that the provider kept with
 * the payment; its price must equal the charged amount. What is promised of it is what is on sale now, as the
 * record does not say it (decisions/0017). Not an action of its own: `settle` begins here
 * (decisions/0011).
 * @returns the order, locked, still unpaid unless its money has been refunded; undefined where the report
 *   does not allow it
 */
export async function rebuildOrder(
  { shop, offering }: Pick<Services, 'shop' | 'offering'>,
  tx: Transaction,
  report: CheckoutReport & { orderId: string },
  now: Date,
): Promise<OrderRow | undefined> {
  if (report.status !== 'paid' && report.status !== 'processing') return undefined;
  const record = readOrderRecord(report.record ?? '', shop.origins.cs);
  if (record?.id !== report.orderId || report.currency !== CURRENCY) return undefined;
  const order = toOrder(record, report.checkoutId);
  if (order.total !== report.amount) return undefined;
  await lockCart(tx, record.cartId);
  // Another report of the same payment may have been first.
  const there = await lockOrder(tx, report.orderId);
  if (there) return there;
  // One cart has one order that can be paid; this one has been, and needs no checkout any more.
  const state: OrderState = (await hasPendingOrder(tx, record.cartId)) ? 'expired' : 'pending';
  const lines = toLines(offering().catalogue, record);
  const stands = isGivenBack(report) ? ended(report, now) : { state };
  const rebuilt = await insertRebuiltOrder(tx, { ...order, ...stands }, lines);
  const detail = `order ${rebuilt.number}, rebuilt from its payment, was ${record.number}`;
  const { orderId, checkoutId, paymentId } = report;
  await noteAnomaly(tx, { kind: 'order-rebuilt', orderId, checkoutId, paymentId, detail, at: now });
  if (isGivenBack(report)) {
    const { refunded: amount, currency } = report;
    const known = { orderId, checkoutId, paymentId, amount, currency, detail, at: now };
    await noteAnomaly(tx, { kind: 'refunded-elsewhere', ...known, reference: String(amount) });
    await insertRefundElsewhere(tx, {
      id: randomUUID(),
      orderId,
      paymentId: paymentId ?? checkoutId,
      checkoutId,
      amount: order.total,
      createdAt: now,
      doneAt: now,
    });
  }
  await addJob(tx, 'check-payment', { orderId }, { key: `check-${orderId}`, runAt: now });
  await eraseAgain(tx, rebuilt);
  return rebuilt;
}

/** Somebody who was erased since comes back with the order, and is erased anew once it is finished (rules 76). */
async function eraseAgain(tx: Transaction, { email, createdAt }: OrderRow): Promise<void> {
  const hashesOf = await addressHashes(tx);
  if (!(await reopenErasures(tx, hashesOf(email.toLowerCase()), createdAt))) return;
  await addJob(tx, 'apply-erasures', {}, { key: 'apply-erasures' });
}

function isGivenBack({ refunded, amount }: CheckoutReport): boolean {
  return refunded !== undefined && refunded > 0 && refunded >= amount;
}

/** A refunded sale is only recorded: no e-mail, no invoice, and no money to refund. */
function ended({ paymentId }: CheckoutReport, now: Date) {
  return { state: 'canceled' as const, paymentId, paidAt: now };
}

function toOrder({ lines, ...order }: RecordedOrder, checkoutId: string) {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  return {
    ...order,
    discountMailbox: order.discountCode === null ? null : (mailboxHash(order.email) ?? null),
    subtotal,
    discount,
    total: subtotal - discount,
    checkout: { checkoutId, expiresAt: checkoutEnd(order.createdAt) },
  };
}

function toLines(catalogue: Catalogue, { lines }: RecordedOrder) {
  const promises = promisesOf(catalogue, lines);
  return lines.map((line, index) => {
    const subtotal = line.unitPrice * line.quantity;
    return { ...line, subtotal, total: subtotal - line.discount, ...promises[index] };
  });
}
