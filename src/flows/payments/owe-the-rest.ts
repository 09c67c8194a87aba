import { randomUUID } from 'node:crypto';
import { findCheckout } from '#database/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import type { Mover, OrderRow } from '#database/orders.ts';
import { type RefundRow, listRefunds, oweRefund } from '#database/refunds.ts';
import { leftToRefund } from '#domain/order/refund.ts';

/**
 * Stores a refund of everything in an order's payment that has not been refunded yet and is not about to
 * be, because it was canceled. Money that came by transfer no provider can send back: it is owed until a
 * person has sent it and says so (`noteSent`). Not an action of its own: actions that cancel an order end
 * with it.
 * @param order as it was read under the lock of its row
 * @param known the refunds of the order, where they were read already
 */
export async function oweTheRest(
  tx: Transaction,
  order: OrderRow,
  { actor, person, at }: Mover,
  known?: readonly RefundRow[],
): Promise<void> {
  const { id: orderId, paymentId } = order;
  const refunds = known ?? (await listRefunds(tx, orderId));
  const amount = leftToRefund({ ...order, refunds });
  if (paymentId === null || amount === 0) return;
  await oweRefund(tx, {
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
