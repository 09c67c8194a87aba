import { sumOfWaitingRefunds } from '#database/intents.ts';
import { lockOrder } from '#database/orders.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Services } from '#flows/services.ts';
import { type OwedPart, type PartOwed, owePart } from './owe-part.ts';

/** A part of an order's payment that an operator refunds, under the id of the form that asks for it. */
export type PartialRefund = Omit<OwedPart, 'createdAt'> & { orderId: string };

export type RefundedPart =
  | PartOwed
  | { ok: false; problem: 'order-unknown' | 'refund-reason-missing' };

/**
 * Refunds a part of what was paid for an order: stores the refund and queues the job that asks the provider
 * (`refundOrder`). Never more than was paid, less everything that was refunded or is about to be (rules
 * 12); the order keeps its state until everything is refunded.
 */
export async function refundPart(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, ...typed }: PartialRefund,
): Promise<RefundedPart> {
  const reason = cleanText(typed.reason);
  if (reason === '') return { ok: false, problem: 'refund-reason-missing' };
  return db.transaction(async (tx): Promise<RefundedPart> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, problem: 'order-unknown' };
    const promised = await sumOfWaitingRefunds(tx, orderId);
    return owePart(tx, order, { ...typed, reason, createdAt: clock() }, promised);
  });
}
