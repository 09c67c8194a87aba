import { randomUUID } from 'node:crypto';
import { disputeReason } from '#content/dispute-reason.ts';
import { settleDispute } from '#database/anomalies.ts';
import { findCheckout } from '#database/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import type { OrderRow } from '#database/orders.ts';
import { type RefundRow, insertRefundMade, listRefunds } from '#database/refunds.ts';
import { CURRENCY } from '#domain/money.ts';
import { leftToRefund } from '#domain/order/refund.ts';
import type { Reversal } from '#ports/payments/port.ts';
import { noteDone } from './note-done.ts';

/** A dispute, by the provider's id of it. */
type Dispute = Pick<Reversal, 'kind' | 'amount' | 'currency'> & { reference: string };

/**
 * Closes a dispute that the bank has decided: nothing contests the payment any more, and what was lost is noted as gone
 * back, which ends an order of which nothing is left. Reports come twice and in any order. Not an action of its own.
 * @param order as it was read under the lock of its row; undefined where the payment is of none
 * @returns whether a person has to learn of it: of one that was lost, and of one that was won while it was open here,
 * or is noted as lost
 */
export async function closeDispute(
  tx: Transaction,
  order: OrderRow | undefined,
  dispute: Dispute,
  at: Date,
): Promise<boolean> {
  const wasOpen = await settleDispute(tx, dispute.reference, at);
  if (dispute.kind !== 'dispute-lost') return wasOpen || (await wasLost(tx, order, dispute));
  if (order) await noteLost(tx, order, dispute, at);
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
async function noteLost(
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
  if (refund) await noteDone(tx, refund, { providerRefundId: reference, doneAt: at });
}
