import { lockOrder } from '#database/orders/orders.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import {
  type PartialRefundRequest,
  type PartialRefundEnqueued,
  enqueuePartialRefund,
} from '#flows/payments/enqueue-refunds.ts';
import type { Services } from '#flows/services.ts';

/** A part of an order's payment that goes back at once, under the id of the refund. */
export type PartialRefund = Omit<PartialRefundRequest, 'createdAt' | 'lines'> &
  Partial<Pick<PartialRefundRequest, 'lines'>> & { orderId: string };

/** Refunds a part without the form of the operator's section and without its half minute. */
export async function refundPart(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, ...input }: PartialRefund,
): Promise<PartialRefundEnqueued> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    const part = { lines: [], ...input, reason: cleanText(input.reason), createdAt: clock() };
    return enqueuePartialRefund(tx, order, part);
  });
}
