import { type OrderRow, changeState, lockOrder } from '#database/orders.ts';
import { noteAnomaly } from '#database/payment-records.ts';
import { mayFollow, surelyOverBefore } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';
import { settle } from './settle.ts';
import { unlessUnknown } from './unless-unknown.ts';

type Asking = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>;

/**
 * Asks how the checkout of an unpaid order stands, and brings the order in line with it. An order whose
 * checkout never opened ends with the time that it would have had; one whose checkout the provider does
 * not know a day after its end. Not a deed of its own: whoever looks after an order begins here.
 * @returns the order as it stands afterwards
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function askCheckout(
  services: Asking,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const { db, payments, clock } = services;
  const { id: orderId, checkoutId, checkoutExpiresAt } = order;
  const now = clock();
  if (checkoutId === null) return now > checkoutExpiresAt ? end(db, order, now) : order;
  const report = await unlessUnknown(payments, order, () => payments.readCheckout(checkoutId));
  if (report) return db.transaction((tx) => settle(services, tx, { ...report, orderId }, now));
  return checkoutExpiresAt < surelyOverBefore(now) ? end(db, order, now) : order;
}

/** Ends an order of which no provider will ever tell, unless it has another checkout by now. */
function end(
  db: Services['db'],
  { id: orderId, checkoutId }: OrderRow,
  at: Date,
): Promise<OrderRow | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.checkoutId !== checkoutId || !mayFollow(order.state, 'expired')) {
      return order;
    }
    if (checkoutId !== null && order.checkoutOutcome === 'processing') {
      const detail = `money was on its way at ${order.checkoutProvider ?? 'a former provider'}`;
      await noteAnomaly(tx, { kind: 'checkout-unknown', orderId, checkoutId, detail, at });
    }
    return changeState(tx, order, 'expired', { actor: 'shop', at });
  });
}
