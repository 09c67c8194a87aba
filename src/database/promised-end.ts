import { asc, eq } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { noteOnOrder } from './orders.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { promisedEnd } from '#domain/order/promised-end.ts';

/**
 * Notes when an order is to be delivered at the latest, from how it stands in this transaction. Called by
 * whatever changes that: a payment, a target that was given, an early start, a hold and its end, the first
 * start. The caller holds the order's lock, and has written the history.
 */
export async function notePromise(tx: Transaction, orderId: string): Promise<void> {
  const order = await tx.query.orders.findFirst({
    where: eq(orders.id, orderId),
    with: {
      lines: { orderBy: asc(orderLines.position) },
      events: { orderBy: asc(orderEvents.id) },
    },
  });
  if (!order) return;
  const promisedAt = promisedEnd(order);
  if (promisedAt?.getTime() !== order.promisedAt?.getTime()) {
    await noteOnOrder(tx, orderId, { promisedAt });
  }
}
