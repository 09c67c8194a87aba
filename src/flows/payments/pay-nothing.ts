import { recordCheckoutOutcome } from '#database/payments/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import { type Mover, type OrderRow, changeState } from '#database/orders/orders.ts';
import { recordPromise } from '#database/orders/promised-end.ts';

/**
 * Makes an order paid for which nothing is to be paid: it has no payment and no invoice, and no checkout is
 * opened (rules 12 and 72). No action of its own: operators enter such orders, and customers place them with
 * a code.
 */
export async function payNothing(tx: Transaction, order: OrderRow, by: Mover): Promise<OrderRow> {
  await recordCheckoutOutcome(tx, order, 'paid');
  const facts = { paymentId: null, invoiceNumber: null, paidAt: by.at };
  const paid = await changeState(tx, order, 'paid', by, facts);
  await recordPromise(tx, order.id);
  return paid;
}
