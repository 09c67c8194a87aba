import { lineName } from '#content/catalogue/package-name.ts';
import { findCheckout, insertNextCheckout, recordCheckout } from '#database/payments/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import {
  type Order,
  type OrderWithCheckout,
  findOrder,
  lockOrder,
} from '#database/orders/orders.ts';
import { href, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatTimes } from '#domain/money.ts';
import { writeOrderRecord } from '#domain/order/order-record.ts';
import { checkoutEnd } from '#domain/order/order.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Services } from '#flows/services.ts';
import {
  type CheckoutLine,
  PaymentsKeyTaken,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#ports/payments/port.ts';
import { ifKnown } from './ask-checkout.ts';

/** Where the hosted page leads back to; addresses belong to the pages, which hand them in. */
export interface CheckoutReturns {
  successUrl(order: Order): string;
  cancelUrl(order: Order): string;
}

export type OpenedCheckout =
  | { ok: true; url: string }
  | {
      ok: false;
      problem: 'not-payable' | 'payment-processing' | 'checkout-unavailable' | 'checkout-refused';
    };

type Needed = Pick<Services, 'db' | 'payments' | 'clock' | 'shop'>;

/**
 * Providers accept no checkout that ends less than half an hour from now; the other half hour is for
 * differing clocks.
 */
const LEAST_MINUTES = 60;

/**
 * Opens the hosted checkout of a pending order, or finds the one that is open: the key of the attempt
 * makes it the same however often it is asked for (decisions/0004).
 * An attempt that cannot be used any more is followed by the next.
 */
export function openCheckout(
  services: Needed,
  orderId: string,
  returns: CheckoutReturns,
): Promise<OpenedCheckout> {
  return openAttempt(services, orderId, returns);
}

async function openAttempt(
  services: Needed,
  orderId: string,
  returns: CheckoutReturns,
  spentAttempt?: number,
): Promise<OpenedCheckout> {
  const { db, payments, clock, shop } = services;
  const found = await findOrder(db, orderId);
  if (!found) return { ok: false, problem: 'not-payable' };
  const spent = { attempt: spentAttempt, checkoutId: await unknownCheckout(payments, found) };
  const attempt = isAttempt(found, clock(), spent)
    ? found
    : await db.transaction((tx) => takeAttempt(tx, orderId, clock(), spent));
  if (!attempt) return { ok: false, problem: 'not-payable' };
  const { outcome, url: knownUrl } = attempt.checkout;
  if (outcome === 'processing') return { ok: false, problem: 'payment-processing' };
  if (knownUrl) return { ok: true, url: knownUrl };
  const order = { ...found, ...attempt };
  try {
    const checkout = await payments.openCheckout({
      orderId: order.id,
      record: writeOrderRecord(order, shop.origins.cs),
      idempotencyKey: `order-${order.id}-${order.checkoutAttempt}`,
      locale: order.locale,
      email: order.email,
      lines: checkoutLines(order),
      total: order.total,
      expiresAt: order.checkout.expiresAt,
      successUrl: returns.successUrl(order),
      cancelUrl: returns.cancelUrl(order),
    });
    const { id: checkoutId, url } = checkout;
    const { provider } = payments;
    if (await recordCheckout(db, attempt, { checkoutId, url, provider })) return { ok: true, url };
    await payments.expireCheckout(checkout.id);
    return { ok: false, problem: 'not-payable' };
  } catch (error) {
    if (error instanceof PaymentsKeyTaken && spentAttempt === undefined) {
      return openAttempt(services, orderId, returns, order.checkoutAttempt);
    }
    if (error instanceof PaymentsUnavailable) return { ok: false, problem: 'checkout-unavailable' };
    if (error instanceof PaymentsRefused) return { ok: false, problem: 'checkout-refused' };
    throw error;
  }
}

/** The attempt or checkout that an order can no longer be paid by. */
interface Spent {
  /**
   * An attempt whose key the provider knows with another request: from before a restore, or before a
   * deployment that names a line differently.
   */
  attempt?: number | undefined;
  /** A checkout that the provider does not know: its page may lead to an account that is not watched. */
  checkoutId?: string | undefined;
}

/**
 * The checkout of an order if the provider does not know it. While the provider cannot be asked, it counts
 * as known, because it was open when last heard of.
 */
async function unknownCheckout(
  payments: Services['payments'],
  { state, checkout }: OrderWithCheckout,
): Promise<string | undefined> {
  const { checkoutId, outcome } = checkout;
  if (state !== 'pending' || checkoutId === null || outcome !== 'open') return undefined;
  try {
    const known = await ifKnown(payments, checkout, () => payments.readCheckout(checkoutId));
    return known ? undefined : checkoutId;
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) return undefined;
    throw error;
  }
}

/** Whether the order can be paid by the attempt that it has. */
function isAttempt({ state, checkout }: OrderWithCheckout, now: Date, spent: Spent): boolean {
  const { attempt, checkoutId, url, outcome, expiresAt } = checkout;
  if (state !== 'pending') return false;
  if (url === null && attempt === spent.attempt) return false;
  if (checkoutId !== null && checkoutId === spent.checkoutId) return false;
  if (outcome !== 'open') return outcome === 'processing';
  const isOver = expiresAt.getTime() - now.getTime() < LEAST_MINUTES * 60_000;
  return url !== null || !isOver;
}

/**
 * The order with its attempt; one that failed or is nearly over is replaced, by one alone of those who
 * ask at once. Undefined where the order is not to be paid.
 */
async function takeAttempt(
  tx: Transaction,
  orderId: string,
  now: Date,
  spent: Spent,
): Promise<OrderWithCheckout | undefined> {
  const locked = await lockOrder(tx, orderId);
  if (locked?.state !== 'pending') return undefined;
  const order = { ...locked, checkout: await findCheckout(tx, locked) };
  if (isAttempt(order, now, spent)) return order;
  const checkout = await insertNextCheckout(tx, order, { expiresAt: checkoutEnd(now) });
  return { ...order, checkoutAttempt: checkout.attempt, checkout };
}

/** One row for each line; where the discounted price does not divide evenly, one row of quantity 1. */
function checkoutLines(order: Order): CheckoutLine[] {
  return order.lines.map((line) => {
    const name = lineName(line, order.locale);
    return line.total % line.quantity === 0
      ? { name, unitAmount: line.total / line.quantity, quantity: line.quantity }
      : {
          name: formatTimes(order.locale, line.quantity, name),
          unitAmount: line.total,
          quantity: 1,
        };
  });
}

/** Where the hosted checkout leads back to. `{CHECKOUT_ID}` is filled in there. */
export function checkoutReturns(shop: Shop): CheckoutReturns {
  const back = (page: 'paymentSuccess' | 'paymentCanceled', locale: Locale, token: string) => {
    const address = withQuery(shop.origins[locale] + href(page, locale), { order: token });
    return `${address}&session_id={CHECKOUT_ID}`;
  };
  return {
    successUrl: ({ locale, token }) => back('paymentSuccess', locale, token),
    cancelUrl: ({ locale, token }) => back('paymentCanceled', locale, token),
  };
}
