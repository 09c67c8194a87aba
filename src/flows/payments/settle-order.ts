import { randomUUID } from 'node:crypto';
import {
  findCheckout,
  recordCheckoutOutcome,
  recordPaidCheckout,
} from '#database/payments/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { type OrderRow, changeState, listOrderLines, lockOrder } from '#database/orders/orders.ts';
import { recordAnomaly } from '#database/payments/payment-records.ts';
import { hasRefund, enqueueRefund } from '#database/payments/refunds.ts';
import { enqueueStateEvent } from '#database/webhooks/webhook-events.ts';
import { reopenUnpaid } from '#database/orders/withdrawals.ts';
import type { AnomalyKind } from '#domain/payments/anomaly.ts';
import { CURRENCY } from '#domain/money.ts';
import { mayFollow } from '#domain/order/order.ts';
import { promisedEnd, promisedStart } from '#domain/delivery/promised-end.ts';
import { isUuid } from '#domain/uuid.ts';
import type { CheckoutReport } from '#ports/payments/port.ts';
import { endWithoutMoney } from '#flows/withdrawals/end-withdrawn.ts';
import { rebuildOrder } from '#flows/orders/store-order.ts';
import type { Services } from '#flows/services.ts';
import { issueInvoice } from './invoices.ts';

/** What an invoice prints besides the order, and what a lost order is promised with. */
type Seller = Pick<Services, 'shop' | 'offering'>;

/**
 * Brings an order in line with the provider's report of its checkout. All ways in which a report reaches us
 * end here, so it may come twice, late or in any order: a payment wins over expiry and cancellation, and
 * nothing takes a payment back (rules 12).
 * @returns the order as it stands afterwards, or undefined where the report belongs to none
 */
export async function settleOrder(
  seller: Seller,
  tx: Transaction,
  report: CheckoutReport,
  now: Date,
): Promise<OrderRow | undefined> {
  const order = await findReported(seller, tx, report, now);
  if (!order) {
    if (report.status === 'paid') await storeAnomaly(tx, 'unknown-order', report, now);
    return undefined;
  }
  switch (report.status) {
    case 'paid':
      return settlePaid(seller, tx, order, report, now);
    case 'expired':
      return settleExpired(tx, order, report, now);
    case 'processing':
    case 'failed':
      return settleOutcome(tx, order, report, report.status);
    case 'open':
      return order;
  }
}

async function settlePaid(
  seller: Seller,
  tx: Transaction,
  order: OrderRow,
  report: CheckoutReport,
  now: Date,
): Promise<OrderRow> {
  if (order.paidAt) {
    if (order.paymentId !== (report.paymentId ?? null))
      await refundSecondPayment(tx, order, report, now);
    return order;
  }
  if (report.amount !== order.total || report.currency !== CURRENCY) {
    await storeAnomaly(tx, 'wrong-amount', report, now);
    return order;
  }
  if (!mayFollow(order.state, 'paid')) {
    await storeAnomaly(tx, 'not-payable', report, now);
    return order;
  }
  const paidAt = paymentMoment(order, report, now);
  await enqueueEmails(tx, order.id, ['order-paid-customer', 'order-paid-shop']);
  const lines = await listOrderLines(tx, order.id);
  const { checkoutId } = report;
  const days = { paidAt, issuedAt: now };
  const checkoutAttempt = await recordPaidCheckout(tx, order, report.checkoutId, now);
  await enqueueStateEvent(tx, { id: order.id, state: 'paid', paidAt }, now);
  // All that can be written before it is: until the end others wait for the number that it takes.
  const invoiceNumber = await issueInvoice(seller, tx, { order, lines, checkoutId, ...days });
  const paymentId = report.paymentId ?? null;
  // Only an order that had ended can have ended the withdrawal from it.
  const isRevived = order.state !== 'pending';
  const heldAt = order.heldAt ?? (isRevived ? await reopenUnpaid(tx, order.id, now) : null);
  const paid = {
    ...order,
    heldAt,
    state: 'paid',
    paidAt,
    lines,
    withdrawals: [],
    events: [],
  } as const;
  const promised = { promisedAt: promisedEnd(paid), startBy: promisedStart(paid) };
  return changeState(
    tx,
    order,
    'paid',
    { actor: 'provider', at: now, amount: report.amount },
    { paidAt, paymentId, checkoutAttempt, invoiceNumber, ...promised },
    'by-caller',
  );
}

/** When the money came, by the provider's clock: never before the order and never later than now. */
function paymentMoment({ createdAt }: OrderRow, { paidAt }: CheckoutReport, now: Date): Date {
  if (!paidAt || paidAt > now) return now;
  return paidAt < createdAt ? createdAt : paidAt;
}

/** Refunds a second payment by itself and notes it for a person (decisions/0004). */
async function refundSecondPayment(
  tx: Transaction,
  { id: orderId }: OrderRow,
  report: CheckoutReport,
  now: Date,
): Promise<void> {
  await storeAnomaly(tx, 'paid-twice', report, now);
  const { checkoutId, paymentId, amount } = report;
  // The report comes again and again; the caller holds the order's lock.
  if (!paymentId || amount === 0 || (await hasRefund(tx, paymentId))) return;
  const id = randomUUID();
  const kind = 'paid-twice';
  const actor = 'shop';
  const createdAt = now;
  await enqueueRefund(tx, { id, orderId, paymentId, checkoutId, kind, amount, actor, createdAt });
}

async function settleExpired(
  tx: Transaction,
  order: OrderRow,
  report: CheckoutReport,
  now: Date,
): Promise<OrderRow> {
  if (!mayFollow(order.state, 'expired')) return order;
  const { checkoutId } = await findCheckout(tx, order);
  if (checkoutId !== null && checkoutId !== report.checkoutId) return order;
  return endWithoutMoney(tx, order, 'expired', { actor: 'provider', at: now });
}

/**
 * Notes that a delayed payment is on its way, or did not come. The order stays pending; after a failure the
 * next try opens a new checkout. Reports may arrive in the wrong order: "on its way" does not undo a
 * failure.
 */
async function settleOutcome(
  tx: Transaction,
  order: OrderRow,
  report: CheckoutReport,
  outcome: 'processing' | 'failed',
): Promise<OrderRow> {
  if (order.state !== 'pending') return order;
  const checkout = await findCheckout(tx, order);
  const isOurs = checkout.checkoutId === report.checkoutId;
  if (isOurs && checkout.outcome !== 'failed') await recordCheckoutOutcome(tx, order, outcome);
  return order;
}

/** The order that the report is about, locked; a lost one is rebuilt. */
async function findReported(
  seller: Seller,
  tx: Transaction,
  report: CheckoutReport,
  now: Date,
): Promise<OrderRow | undefined> {
  const { orderId } = report;
  if (!orderId || !isUuid(orderId)) return undefined;
  return (await lockOrder(tx, orderId)) ?? rebuildOrder(seller, tx, { ...report, orderId }, now);
}

function storeAnomaly(
  tx: Transaction,
  kind: AnomalyKind,
  report: CheckoutReport,
  at: Date,
): Promise<void> {
  const detail = `${report.amount} ${report.currency}, payment ${report.paymentId ?? 'unknown'}`;
  const { orderId, checkoutId, paymentId, amount, currency } = report;
  return recordAnomaly(tx, { kind, orderId, checkoutId, paymentId, amount, currency, detail, at });
}
