import { findCheckout } from '#database/checkouts.ts';
import { type OrderRow, type OrderWithCheckout, lockOrder } from '#database/orders.ts';
import { noteAnomaly } from '#database/payment-records.ts';
import { mayFollow, surelyOverBefore } from '#domain/order/order.ts';
import { endWithoutMoney } from '#flows/orders/end-without-money.ts';
import type { Services } from '#flows/services.ts';
import { settle } from './settle.ts';
import { unlessUnknown } from './unless-unknown.ts';

type Asking = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>;

/**
 * Asks for the status of an unpaid order's checkout, and brings the order in line with it. An order whose
 * checkout never opened ends when the checkout would have ended; one whose checkout the provider does not
 * know ends a day after the checkout's end. Not an action of its own: actions that check an order begin
 * here.
 * @returns the order as it stands afterwards
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function askCheckout(
  services: Asking,
  order: OrderWithCheckout,
): Promise<OrderRow | undefined> {
  const { db, payments, clock } = services;
  const { id: orderId, checkout } = order;
  const { checkoutId, expiresAt } = checkout;
  const now = clock();
  if (checkoutId === null) return now > expiresAt ? end(db, order, now) : order;
  const report = await unlessUnknown(payments, checkout, () => payments.readCheckout(checkoutId));
  if (report) return db.transaction((tx) => settle(services, tx, { ...report, orderId }, now));
  return expiresAt < surelyOverBefore(now) ? end(db, order, now) : order;
}

/** Ends an order of which no provider will ever tell, unless it has another checkout by now. */
function end(
  db: Services['db'],
  { id: orderId, checkout: asked }: OrderWithCheckout,
  at: Date,
): Promise<OrderRow | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !mayFollow(order.state, 'expired')) return order;
    const { checkoutId, outcome, provider } = await findCheckout(tx, order);
    if (checkoutId !== asked.checkoutId) return order;
    if (checkoutId !== null && outcome === 'processing') {
      const detail = `money was on its way at ${provider ?? 'a former provider'}`;
      await noteAnomaly(tx, { kind: 'checkout-unknown', orderId, checkoutId, detail, at });
    }
    return endWithoutMoney(tx, order, 'expired', { actor: 'shop', at });
  });
}
