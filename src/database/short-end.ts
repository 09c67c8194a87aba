import { eq } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { listWaitingRefunds } from './intents.ts';
import { noteOnOrder, wholeOrder } from './orders.ts';
import { orders } from '#database/schema/orders.ts';
import { shortEndOf } from '#domain/order/money-back.ts';

/**
 * Notes how much of the price of what is missing of an order has not gone back, in haléře, as it stands in this
 * transaction (rules 89). Called by whatever changes that: work on its lines, refunds and what becomes of them, a
 * withdrawal that is settled, a word of its customer. The caller holds the order's lock.
 */
export async function noteShortEnd(tx: Transaction, orderId: string): Promise<void> {
  const { lines, refunds, withdrawals } = wholeOrder;
  const order = await tx.query.orders.findFirst({
    where: eq(orders.id, orderId),
    with: { lines, refunds, withdrawals },
  });
  if (!order) return;
  const shortOpen = shortEndOf(order, await listWaitingRefunds(tx, orderId))?.open ?? 0;
  if (shortOpen !== order.shortOpen) await noteOnOrder(tx, orderId, { shortOpen });
}
