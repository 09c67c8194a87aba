import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/client.ts';
import { type CodeProblem, holdDiscountCode } from '#database/offer/discount-codes.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { targetColumns } from '#database/orders/order-targets.ts';
import { hasPendingOrder, lockCart } from '#database/order-lookups.ts';
import {
  type NewOrderLine,
  type OrderRow,
  insertOrder,
  insertRebuiltOrder,
  lockOrder,
} from '#database/orders/orders.ts';
import { recordAnomaly } from '#database/payments/payment-records.ts';
import { reopenErasures } from '#database/people/erasures.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { insertRefundElsewhere } from '#database/payments/refunds.ts';
import { newToken } from '#database/tokens.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { DiscountCode, Quote } from '#domain/catalogue/pricing.ts';
import { CURRENCY } from '#domain/money.ts';
import { type RecordedOrder, readOrderRecord } from '#domain/order/order-record.ts';
import { type OrderState, checkoutEnd, nextCheckMinutes } from '#domain/order/order.ts';
import { promisesOf } from '#domain/delivery/promised-end.ts';
import { payNothing } from '#flows/payments/pay-nothing.ts';
import { addressHashes, mailboxHash } from '#flows/people/address-hash.ts';
import type { Services } from '#flows/services.ts';
import type { CheckoutReport } from '#ports/payments/port.ts';
import type { OrderRequest } from './order-request.ts';

interface PricedOrder {
  catalogue: Catalogue;
  request: OrderRequest;
  priced: Quote;
  code: DiscountCode | undefined;
  fingerprint: string;
  now: Date;
}

/**
 * Stores an order that a customer places, with its use of a code; one whose total is nothing is paid by that,
 * and owes its e-mails (rules 72). No action of its own: the caller holds the lock of the cart.
 * @returns the problem of its code where another order has just taken the last use of it
 */
export async function storeOrder(
  tx: Transaction,
  ordered: PricedOrder,
): Promise<{ ok: true; order: OrderRow } | { ok: false; problem: CodeProblem }> {
  const { request, priced, code, now } = ordered;
  const { cartId, locale: edition, customer } = request;
  const usedCode = priced.discountSource === 'code' ? (code?.code ?? null) : null;
  const mailbox = mailboxHash(customer.email);
  if (usedCode) {
    const problem = await holdDiscountCode(tx, usedCode, { now, cartId, edition, mailbox });
    if (problem) return { ok: false, problem };
  }
  const discountMailbox = usedCode === null ? null : (mailbox ?? null);
  const isFree = priced.total === 0;
  const order = await insertOrder(
    tx,
    { ...columnsOf(ordered), discountCode: usedCode, discountMailbox },
    orderedLines(ordered),
  );
  if (isFree) {
    await enqueueEmails(tx, order.id, ['order-paid-customer', 'order-paid-shop']);
    return { ok: true, order: await payNothing(tx, order, { actor: 'customer', at: now }) };
  }
  await addJob(
    tx,
    'check-payment',
    { orderId: order.id },
    { key: `check-${order.id}`, runAt: addMinutes(now, nextCheckMinutes(0)) },
  );
  return { ok: true, order };
}

function columnsOf({ request, priced, fingerprint, now }: PricedOrder) {
  const { lines: _, items: __, ...sums } = priced;
  const isAsked = request.expressConsent !== null;
  return {
    id: randomUUID(),
    token: newToken(),
    state: 'pending' as const,
    locale: request.locale,
    cartId: request.cartId,
    fingerprint,
    ...request.customer,
    ...sums,
    expressConsent: request.expressConsent,
    consentVersion: isAsked ? request.consentVersion : null,
    consentAt: isAsked ? now : null,
    termsVersion: request.termsVersion,
    mayInvite: request.mayInvite,
    paidHow: priced.total === 0 ? ('free' as const) : ('checkout' as const),
    checkout: { expiresAt: checkoutEnd(now) },
    createdAt: now,
  };
}

/** Each with its target, and with what is promised of it (rules 56). */
function orderedLines({ catalogue, request: { items }, priced }: PricedOrder): NewOrderLine[] {
  const lines = priced.lines.map((line, index) => ({
    ...line,
    ...targetColumns(items[index]?.target ?? null),
  }));
  const promises = promisesOf(catalogue, lines);
  return lines.map((line, index) => ({ ...line, ...promises[index] }));
}

function addMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}

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
  const stands = isGivenBack(report) ? describeEnd(report, now) : { state };
  const rebuilt = await insertRebuiltOrder(tx, { ...order, ...stands }, lines);
  const detail = `order ${rebuilt.number}, rebuilt from its payment, was ${record.number}`;
  const { orderId, checkoutId, paymentId } = report;
  await recordAnomaly(tx, {
    kind: 'order-rebuilt',
    orderId,
    checkoutId,
    paymentId,
    detail,
    at: now,
  });
  if (isGivenBack(report)) {
    const { refunded: amount, currency } = report;
    const known = { orderId, checkoutId, paymentId, amount, currency, detail, at: now };
    await recordAnomaly(tx, { kind: 'refunded-elsewhere', ...known, reference: String(amount) });
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
function describeEnd({ paymentId }: CheckoutReport, now: Date) {
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
