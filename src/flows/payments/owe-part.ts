import { findCheckout } from '#database/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import type { OrderRow } from '#database/orders.ts';
import { listRefunds, oweRefund } from '#database/refunds.ts';
import type { Haler } from '#domain/money.ts';
import { leftToRefund } from '#domain/order/refund.ts';

export interface OwedPart {
  /** The same id, twice, is the same refund. A UUID. */
  id: string;
  amount: Haler;
  /** Printed on the credit note, as § 45 of the VAT Act wants it. */
  reason: string;
  /** The name of the person who decides it. */
  person: string;
  createdAt: Date;
}

export type PartOwed =
  | { ok: true }
  | { ok: false; problem: 'order-not-paid' }
  /** Less than a haléř, or more than is left of what was paid; `left` is in haléře. */
  | { ok: false; problem: 'refund-amount'; left: Haler };

/**
 * Stores the refund of a part of an order's payment, where so much is left of it. Not an action of its own.
 * @param order as it was read under the lock of its row
 * @param promised haléře of what is left that are promised to other refunds
 */
export async function owePart(
  tx: Transaction,
  order: OrderRow,
  part: OwedPart,
  promised: Haler = 0,
): Promise<PartOwed> {
  const { id: orderId, paidAt, paymentId } = order;
  if (!paidAt || paymentId === null) return { ok: false, problem: 'order-not-paid' };
  const refunds = await listRefunds(tx, orderId);
  if (refunds.some(({ id }) => id === part.id)) return { ok: true };
  const left = leftToRefund({ ...order, refunds }) - promised;
  const { amount } = part;
  const isPart = Number.isSafeInteger(amount) && amount > 0 && amount <= left;
  if (!isPart) return { ok: false, problem: 'refund-amount', left };
  const checkoutId = (await findCheckout(tx, order)).checkoutId ?? paymentId;
  const owed = { orderId, paymentId, checkoutId, kind: 'part', actor: 'operator' } as const;
  await oweRefund(tx, { ...part, ...owed });
  return { ok: true };
}
