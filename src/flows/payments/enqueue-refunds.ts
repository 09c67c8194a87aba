import { randomUUID } from 'node:crypto';
import { findCheckout } from '#database/payments/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import type { Mover, OrderRow } from '#database/orders/orders.ts';
import {
  type RefundRow,
  insertRefundMade,
  listRefunds,
  enqueueRefund,
} from '#database/payments/refunds.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Haler } from '#domain/money.ts';
import { type SentByHand, leftToRefund } from '#domain/payments/refund.ts';
import { recordRefundDone } from './record-refund-done.ts';

/** A part of an order's payment that goes back by an operator's decision. */
export interface PartialRefundRequest {
  /** The same id, stored twice, is the same refund. A UUID. */
  id: string;
  amount: Haler;
  reason: string;
  /** The name of the person who decided it. */
  person: string;
  aboutId?: string | undefined;
  /** The positions of the lines that it is for; empty where it is for the whole order. */
  lines: readonly number[];
  /** Of the whole order, and not for what was not delivered. */
  isForDelivered?: boolean | undefined;
  byHand?: SentByHand | undefined;
  createdAt: Date;
}

export type PartialRefundEnqueued =
  | { ok: true }
  | { ok: false; problem: 'order-not-paid' }
  /** Less than a haléř, or more than is left of what was paid; `left` is in haléře. */
  | { ok: false; problem: 'refund-amount'; left: Haler };

/**
 * Stores a part that goes back and queues the job that asks the provider, or notes at once what was sent by
 * hand. Never more than is left (rules 12). Not an action of its own.
 * @param order as it was read under the lock of its row
 */
export async function enqueuePartialRefund(
  tx: Transaction,
  order: OrderRow,
  { byHand, ...part }: PartialRefundRequest,
): Promise<PartialRefundEnqueued> {
  const isByHand = byHand !== undefined;
  const paymentId = order.paymentId ?? (isByHand ? `order-${order.number}` : null);
  if (!order.paidAt || paymentId === null) return { ok: false, problem: 'order-not-paid' };
  const refunds = await listRefunds(tx, order.id);
  if (refunds.some(({ id }) => id === part.id)) return { ok: true };
  const left = leftToRefund({ ...order, refunds });
  const { amount } = part;
  const isPart = Number.isSafeInteger(amount) && amount > 0 && amount <= left;
  if (!isPart) return { ok: false, problem: 'refund-amount', left };
  const checkoutId = isByHand ? null : (await findCheckout(tx, order)).checkoutId;
  const facts = { orderId: order.id, paymentId, checkoutId: checkoutId ?? paymentId };
  const actor = 'operator' as const;
  const decided = { ...part, ...facts, lines: [...part.lines], actor };
  if (!byHand) {
    await enqueueRefund(tx, { ...decided, kind: 'part' });
    return { ok: true };
  }
  const refund = await insertRefundMade(tx, { ...decided, kind: 'by-hand' });
  const made = { providerRefundId: byHand.reference, doneAt: noonOf(byHand.sentOn) };
  if (refund) await recordRefundDone(tx, refund, made, part.createdAt);
  return { ok: true };
}

/**
 * Stores a refund of everything in an order's payment that has not been refunded yet and is not about to
 * be, because it was canceled. Money that came by transfer no provider can send back: it is owed until a
 * person has sent it and says so (`noteSent`). Not an action of its own: actions that cancel an order end
 * with it.
 * @param order as it was read under the lock of its row
 * @param known the refunds of the order, where they were read already
 */
export async function enqueueRemainingRefund(
  tx: Transaction,
  order: OrderRow,
  { actor, person, at }: Mover,
  known?: readonly RefundRow[],
): Promise<void> {
  const { id: orderId, paymentId } = order;
  const refunds = known ?? (await listRefunds(tx, orderId));
  const amount = leftToRefund({ ...order, refunds });
  if (paymentId === null || amount === 0) return;
  await enqueueRefund(tx, {
    id: randomUUID(),
    orderId,
    paymentId,
    checkoutId: (await findCheckout(tx, order)).checkoutId ?? paymentId,
    kind: 'canceled',
    amount,
    actor,
    person: person ?? null,
    createdAt: at,
  });
}
