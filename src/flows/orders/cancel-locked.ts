import type { Transaction } from '#database/client.ts';
import { oweEmails } from '#database/emails.ts';
import { type Mover, type OrderRow, changeState } from '#database/orders.ts';
import type { RefundRow } from '#database/refunds.ts';
import { oweTheRest } from '#flows/payments/owe-the-rest.ts';
import { endWithoutMoney } from './end-without-money.ts';

/**
 * Cancels an order that may be canceled: of a paid one e-mails and everything that is left of its money are
 * owed with it. Not an action of its own: whoever cancels ends with it.
 * @param order as it was read under the lock of its row
 * @param known its refunds, where they were read already
 */
export async function cancelLocked(
  tx: Transaction,
  order: OrderRow,
  by: Mover,
  known?: readonly RefundRow[],
): Promise<OrderRow> {
  if (order.paidAt) {
    await oweEmails(tx, order.id, ['order-canceled-customer', 'order-canceled-shop']);
    await oweTheRest(tx, order, by, known);
  }
  return order.paidAt && order.total > 0
    ? changeState(tx, order, 'canceled', by)
    : endWithoutMoney(tx, order, 'canceled', by);
}
