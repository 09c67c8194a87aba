import { lockOrder } from '#database/orders.ts';
import { cleanText } from '#domain/clean-text.ts';
import { type OwedPart, type PartOwed, owePart } from '#flows/payments/owe-refunds.ts';
import type { Services } from '#flows/services.ts';

/** A part of an order's payment that goes back at once, under the id of the refund. */
export type PartialRefund = Omit<OwedPart, 'createdAt' | 'lines'> &
  Partial<Pick<OwedPart, 'lines'>> & { orderId: string };

/** Refunds a part without the form of the operator's section and without its half minute. */
export async function refundPart(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, ...typed }: PartialRefund,
): Promise<PartOwed> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    const part = { lines: [], ...typed, reason: cleanText(typed.reason), createdAt: clock() };
    return owePart(tx, order, part);
  });
}
