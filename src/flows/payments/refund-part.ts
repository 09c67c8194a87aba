import { lockOrder } from '#database/orders.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import type { Services } from '#flows/services.ts';
import { type PartOwed, owePart } from './owe-part.ts';

/** A part of an order's payment that an operator refunds. */
export interface PartialRefund {
  /** Made with the form that asks for it: the same id, sent twice, is the same refund. A UUID. */
  id: string;
  orderId: string;
  amount: Haler;
  /** Printed on the credit note, as § 45 of the VAT Act wants it. */
  reason: string;
  /** The name of the person who decides it. */
  person: string;
}

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
  { id, orderId, amount, person, ...typed }: PartialRefund,
): Promise<RefundedPart> {
  const reason = cleanText(typed.reason);
  if (reason === '') return { ok: false, problem: 'refund-reason-missing' };
  return db.transaction(async (tx): Promise<RefundedPart> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, problem: 'order-unknown' };
    return owePart(tx, order, { id, amount, reason, person, createdAt: clock() });
  });
}
