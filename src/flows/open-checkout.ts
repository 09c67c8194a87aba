import { type Order, findOrder, noteOnOrder } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { CHECKOUT_MINUTES } from '#domain/order.ts';
import { type CheckoutLine, PaymentsRefused, PaymentsUnavailable } from '#ports/payments/port.ts';
import type { Services } from './services.ts';

/** Addresses and names that belong to the pages, handed in by them. */
export interface CheckoutWords {
  /** The name of a line on the hosted page, in the order's language. */
  lineName(line: Order['lines'][number], locale: Locale): string;
  successUrl(order: Order): string;
  cancelUrl(order: Order): string;
}

export type OpenedCheckout =
  | { ok: true; url: string }
  | {
      ok: false;
      problem: 'not-payable' | 'payment-processing' | 'checkout-unavailable' | 'checkout-refused';
    };

/** Providers take no checkout that ends sooner than half an hour from now; a minute for the way. */
const LEAST_MINUTES = 31;

/**
 * Opens the hosted checkout of a pending order, or finds the one that is open: the key of the attempt
 * makes it the same however often it is asked for (research: payments A2, A4).
 */
export async function openCheckout(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  orderId: string,
  words: CheckoutWords,
): Promise<OpenedCheckout> {
  const { db, payments, clock } = services;
  const found = await findOrder(db, orderId);
  if (found?.state !== 'pending') return { ok: false, problem: 'not-payable' };
  if (found.checkoutOutcome === 'processing') return { ok: false, problem: 'payment-processing' };
  if (found.checkoutUrl && found.checkoutOutcome === 'open') {
    return { ok: true, url: found.checkoutUrl };
  }
  const order = await withLiveAttempt(db, found, clock());
  try {
    const checkout = await payments.openCheckout({
      orderId: order.id,
      idempotencyKey: `order-${order.id}-${order.checkoutAttempt}`,
      locale: order.locale,
      email: order.email,
      lines: checkoutLines(order, words),
      total: order.total,
      expiresAt: order.checkoutExpiresAt,
      successUrl: words.successUrl(order),
      cancelUrl: words.cancelUrl(order),
    });
    await noteOnOrder(db, order.id, { checkoutId: checkout.id, checkoutUrl: checkout.url });
    return { ok: true, url: checkout.url };
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return { ok: false, problem: 'checkout-unavailable' };
    if (error instanceof PaymentsRefused) return { ok: false, problem: 'checkout-refused' };
    throw error;
  }
}

/** The order with an attempt that can still be opened: a failed or nearly over one is replaced. */
async function withLiveAttempt(db: Services['db'], order: Order, now: Date): Promise<Order> {
  const isOver = order.checkoutExpiresAt.getTime() - now.getTime() < LEAST_MINUTES * 60_000;
  if (order.checkoutOutcome !== 'failed' && !isOver) return order;
  const next = {
    checkoutAttempt: order.checkoutAttempt + 1,
    checkoutExpiresAt: new Date(now.getTime() + CHECKOUT_MINUTES * 60_000),
    checkoutId: null,
    checkoutUrl: null,
    checkoutOutcome: 'open' as const,
  };
  await noteOnOrder(db, order.id, next);
  return { ...order, ...next };
}

/** One row for each line; where the discounted price does not divide evenly, one row of quantity 1. */
function checkoutLines(order: Order, words: CheckoutWords): CheckoutLine[] {
  return order.lines.map((line) => {
    const name = words.lineName(line, order.locale);
    return line.total % line.quantity === 0
      ? { name, unitAmount: line.total / line.quantity, quantity: line.quantity }
      : { name: `${line.quantity} × ${name}`, unitAmount: line.total, quantity: 1 };
  });
}
