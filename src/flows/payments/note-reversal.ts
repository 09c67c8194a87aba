import type { Transaction } from '#database/client.ts';
import { findOrderByPayment } from '#database/orders.ts';
import { noteAnomaly } from '#database/payment-records.ts';
import type { Reversal } from '#ports/payments/port.ts';

/**
 * Notes for a person that money is contested, or went back without our asking: whether such an order is
 * still delivered and which credit note it needs, nobody but the operator can say. Each step has a
 * note of its own: a dispute by its id, a refund by the sum that has gone back until then. A refund
 * of ours needs none; it stands with the canceled order or with the second payment.
 */
export async function noteReversal(tx: Transaction, reversal: Reversal, at: Date): Promise<void> {
  const { kind, paymentId, amount, currency, reference = String(amount) } = reversal;
  const order = await findOrderByPayment(tx, paymentId);
  const isOurs = !order || order.state === 'canceled' || order.state === 'refunded';
  if (kind === 'refunded' && isOurs) return;
  await noteAnomaly(tx, {
    kind: kind === 'refunded' ? 'refunded-elsewhere' : kind,
    orderId: order?.id,
    checkoutId: order?.checkoutId ?? paymentId,
    paymentId,
    amount,
    currency,
    reference,
    detail: `${amount} ${currency}, payment ${paymentId}`,
    at,
  });
}
