import type { Transaction } from '#database/client.ts';
import { type OrderRow, findOrderByPayment, lockOrder } from '#database/orders.ts';
import { noteAnomaly } from '#database/payment-records.ts';
import { noteFailedRefund, sumOfRefunds } from '#database/refunds.ts';
import { noteShortEnd } from '#database/short-end.ts';
import type { Reversal } from '#ports/payments/port.ts';
import { closeDispute } from './close-dispute.ts';

/**
 * Notes for a person that money is contested, or was refunded without a request of ours: only the operator
 * can decide whether to deliver such an order and which credit note it needs; what the bank has decided of a dispute
 * counts at once. Each step has a note of its own: a dispute by its id, a refund by the sum refunded so far. Refunds
 * that we have made or are about to make need no note; they are in the refunds table. The sum of one that came back is
 * left to be refunded again, which only a cancellation or the operator decides: the same account would send it back
 * again.
 */
export async function noteReversal(tx: Transaction, reversal: Reversal, at: Date): Promise<void> {
  const { kind, paymentId, amount, currency, reference = String(amount) } = reversal;
  const order = await findOrderByPayment(tx, paymentId);
  if (kind === 'refunded' && (!order || (await isOurs(tx, order, amount)))) return;
  if (kind === 'refund-failed') {
    if (order) await lockOrder(tx, order.id);
    await noteFailedRefund(tx, { paymentId, providerRefundId: reference, amount, at });
    if (order) await noteShortEnd(tx, order.id);
  }
  if (kind === 'dispute-won' || kind === 'dispute-lost') {
    const locked = order && (await lockOrder(tx, order.id));
    if (!(await closeDispute(tx, locked, { kind, amount, currency, reference }, at))) return;
  }
  await noteAnomaly(tx, {
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
