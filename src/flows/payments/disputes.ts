import { randomUUID } from 'node:crypto';
import { disputeReason } from '#content/reasons.ts';
import { listDisputeNotes, resolveDispute } from '#database/payments/anomalies.ts';
import { findCheckout } from '#database/payments/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import { type OrderRow, findOrderByPayment, lockOrder } from '#database/orders/orders.ts';
import { recordAnomaly } from '#database/payments/payment-records.ts';
import {
  type RefundRow,
  insertRefundMade,
  listRefunds,
  recordFailedRefund,
  sumOfRefunds,
} from '#database/payments/refunds.ts';
import { recordShortEnd } from '#database/orders/promised-end.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { CURRENCY } from '#domain/money.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { leftToRefund } from '#domain/payments/refund.ts';
import type { Services } from '#flows/services.ts';
import type { Reversal } from '#ports/payments/port.ts';
import { recordRefundDone } from './record-refund-done.ts';

/** A dispute, by the provider's id of it. */
type Dispute = Pick<Reversal, 'kind' | 'amount' | 'currency'> & { reference: string };

/**
 * Closes a dispute that the bank has decided: nothing contests the payment any more, and what was lost is noted as gone
 * back, which ends an order of which nothing is left. Reports come twice and in any order. Not an action of its own.
 * @param order as it was read under the lock of its row; undefined where the payment is of none
 * @returns whether a person has to learn of it: of one that was lost, and of one that was won while it was open here,
 * or is noted as lost
 */
async function closeDispute(
  tx: Transaction,
  order: OrderRow | undefined,
  dispute: Dispute,
  at: Date,
): Promise<boolean> {
  const wasOpen = await resolveDispute(tx, dispute.reference, at);
  if (dispute.kind !== 'dispute-lost') return wasOpen || (await wasLost(tx, order, dispute));
  if (order) await recordLost(tx, order, dispute, at);
  return true;
}

async function wasLost(
  tx: Transaction,
  order: OrderRow | undefined,
  { reference }: Dispute,
): Promise<boolean> {
  return order !== undefined && (await listRefunds(tx, order.id)).some(isOf(reference));
}

/** Whether a refund is what a dispute took. */
function isOf(reference: string) {
  return ({ kind, providerRefundId }: Pick<RefundRow, 'kind' | 'providerRefundId'>) =>
    kind === 'disputed' && providerRefundId === reference;
}

/** Notes what went back by the bank, once, and never more than was left: the provider is asked for nothing. */
async function recordLost(
  tx: Transaction,
  order: OrderRow,
  { amount, currency, reference }: Dispute,
  at: Date,
): Promise<void> {
  const { id: orderId, paymentId, locale } = order;
  if (paymentId === null || currency !== CURRENCY) return;
  const refunds = await listRefunds(tx, orderId);
  const isNoted = refunds.some(isOf(reference));
  const gone = Math.min(amount, leftToRefund({ ...order, refunds }));
  if (isNoted || gone <= 0) return;
  const refund = await insertRefundMade(tx, {
    id: randomUUID(),
    orderId,
    paymentId,
    checkoutId: (await findCheckout(tx, order)).checkoutId ?? paymentId,
    kind: 'disputed',
    amount: gone,
    reason: disputeReason[locale],
    actor: 'provider',
    createdAt: at,
  });
  if (refund) await recordRefundDone(tx, refund, { providerRefundId: reference, doneAt: at });
}

/**
 * Notes for a person that money is contested, or was refunded without a request of ours: only the operator
 * can decide whether to deliver such an order and which credit note it needs; what the bank has decided of a dispute
 * counts at once. Each step has a note of its own: a dispute by its id, a refund by the sum refunded so far. Refunds
 * that we have made or are about to make need no note; they are in the refunds table. The sum of one that came back is
 * left to be refunded again, which only a cancellation or the operator decides: the same account would send it back
 * again.
 */
export async function recordReversal(tx: Transaction, reversal: Reversal, at: Date): Promise<void> {
  const { kind, paymentId, amount, currency, reference = String(amount) } = reversal;
  const order = await findOrderByPayment(tx, paymentId);
  if (kind === 'refunded' && (!order || (await isOurs(tx, order, amount)))) return;
  if (kind === 'refund-failed') {
    if (order) await lockOrder(tx, order.id);
    await recordFailedRefund(tx, { paymentId, providerRefundId: reference, amount, at });
    if (order) await recordShortEnd(tx, order.id);
  }
  if (kind === 'dispute-won' || kind === 'dispute-lost') {
    const locked = order && (await lockOrder(tx, order.id));
    if (!(await closeDispute(tx, locked, { kind, amount, currency, reference }, at))) return;
  }
  await recordAnomaly(tx, {
    kind: kind === 'refunded' ? 'refunded-elsewhere' : kind,
    orderId: order?.id,
    checkoutId: order?.checkout.checkoutId ?? paymentId,
    paymentId,
    amount,
    currency,
    reference,
    detail: `${amount} ${currency}, payment ${paymentId}`,
    at,
  });
}

/** Whether everything refunded of an order's payment was refunded at our request. */
async function isOurs(tx: Transaction, order: OrderRow, amount: number): Promise<boolean> {
  if (order.state === 'canceled' || order.state === 'refunded') return true;
  return amount <= (await sumOfRefunds(tx, order.paymentId ?? ''));
}

/** Banks decide disputes within half a year of their beginning. */
const DISPUTE_DAYS = 200;
/** Milliseconds after which no further page is begun. */
const MOST_MS = 60_000;

/**
 * Notes how the disputes of our payments stand at the provider, for what no notification has told. Not an action of
 * its own.
 * @throws PaymentsUnavailable
 * @throws Error where the time was too short for all; what is noted by then is passed over next time
 */
export async function compareDisputes(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DISPUTE_DAYS * DAY_MS);
  let after: string | undefined;
  const until = clock().getTime() + MOST_MS;
  do {
    const page = await payments.listDisputes({ since, after });
    for (const reversal of await newsAmong(db, page.reversals)) {
      // The account may sell other things too.
      if (await findOrderByPayment(db, reversal.paymentId))
        await db.transaction((tx) => recordReversal(tx, reversal, clock()));
    }
    after = page.after;
  } while (after !== undefined && clock().getTime() < until);
  if (after !== undefined) throw new Error(`The disputes before ${after} are left to be compared.`);
}

/** What is not noted yet, the oldest first; found without a lock, because most stands as it did an hour ago. */
async function newsAmong(
  db: Services['db'],
  reversals: readonly Reversal[],
): Promise<readonly Reversal[]> {
  const ids = reversals.flatMap(({ reference }) => reference ?? []);
  const notes = ids.length === 0 ? [] : await listDisputeNotes(db, ids);
  return reversals
    .filter(({ kind, reference }) => {
      const own = notes.filter((note) => note.reference === reference);
      if (kind !== 'disputed' && own.some(isOpenDispute)) return true;
      // One that was won and stands open nowhere is no news.
      return kind !== 'dispute-won' && !own.some((note) => note.kind === kind && note.orderId);
    })
    .toReversed();
}
