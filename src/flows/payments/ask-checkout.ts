import { type CheckoutRow, findCheckout } from '#database/payments/checkouts.ts';
import { type OrderRow, type OrderWithCheckout, lockOrder } from '#database/orders/orders.ts';
import { recordAnomaly } from '#database/payments/payment-records.ts';
import { mayFollow, surelyOverBefore } from '#domain/order/order.ts';
import { endWithoutMoney } from '#flows/withdrawals/end-withdrawn.ts';
import type { Services } from '#flows/services.ts';
import {
  type CheckoutStatus,
  type Payments,
  CheckoutUnknown,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#ports/payments/port.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Asks the provider about a checkout. One that another provider opened is not even asked
 * about: there is nothing to learn. Not an action of its own.
 * @returns undefined where the provider does not know the checkout
 */
export async function ifKnown<T>(
  { provider }: Pick<Payments, 'provider'>,
  { provider: opener }: Pick<CheckoutRow, 'provider'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  if (opener !== null && opener !== provider) return undefined;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CheckoutUnknown) return undefined;
    throw error;
  }
}

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
  const report = await ifKnown(payments, checkout, () => payments.readCheckout(checkoutId));
  if (report) return db.transaction((tx) => settleOrder(services, tx, { ...report, orderId }, now));
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
      await recordAnomaly(tx, { kind: 'checkout-unknown', orderId, checkoutId, detail, at });
    }
    return endWithoutMoney(tx, order, 'expired', { actor: 'shop', at });
  });
}

type Closing = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>;

/**
 * Closes the checkout of an unpaid order that is about to be canceled, and settles what was paid on it
 * until then. Not an action of its own: actions that cancel an order begin here.
 * @returns the status of the checkout afterwards; "unavailable" where the provider could not be reached,
 *   because a checkout that may still be paid must not be left open; "unknown" where the provider does not
 *   know it: it cannot be closed from here, and must not keep the customer from ordering (decisions/0004)
 */
export async function closeCheckout(
  services: Closing,
  { id: orderId, checkout }: OrderWithCheckout,
): Promise<CheckoutStatus | 'unopened' | 'unknown' | 'unavailable'> {
  const { db, payments, clock } = services;
  const { checkoutId, outcome } = checkout;
  if (checkoutId === null) return 'unopened';
  try {
    const report = await ifKnown(payments, checkout, () => payments.expireCheckout(checkoutId));
    if (!report) return outcome === 'processing' ? 'processing' : 'unknown';
    // "Expired" would end the order here; the customer's request is the truer reason.
    if (report.status !== 'expired') {
      await db.transaction((tx) => settleOrder(services, tx, { ...report, orderId }, clock()));
    }
    return report.status;
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) {
      return 'unavailable';
    }
    throw error;
  }
}
