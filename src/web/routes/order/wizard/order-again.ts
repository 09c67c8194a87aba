import { findStandByCheckout } from '#database/payments/checkouts.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { readPaymentId } from '#domain/messages/message-kind.ts';
import { type Cart, withOrderAgain } from '#domain/order/cart.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { newId } from '#web/cookies/new-id.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { beginsCart } from '#web/routes/order/wizard/cart/cart-change.ts';
import { seeOther, writeNotice } from './wizard-answers.ts';

/**
 * The packages of an order of which only the payment is named, besides what lies in the cart: those that do not lie
 * there, and without their targets, as a payment does not show whose it is. One that was paid meanwhile or is not
 * known is told of by its page.
 */
export async function orderAgain(
  { services, locale, offering, origin }: ShopContext,
  cart: Cart,
  payment: string,
) {
  const id = readPaymentId(payment);
  const stand = id && (await findStandByCheckout(services.db, id));
  if (!stand || stand.paidAt || stand.outcome === 'processing')
    return seeOther(withQuery(href('paymentCanceled', locale), { session_id: id ?? '' }));
  const lacking = stand.lines
    .filter(({ packageId }) => !cart.lines.some((line) => line.packageId === packageId))
    .map((line) => ({ ...line, targetUrl: null }));
  const naming = namingAt(origin);
  const full = withOrderAgain(offering.catalogue, cart, lacking, () => newId(6));
  const written = full && writeCart(full, naming);
  if (written && beginsCart(cart, full)) services.countCart(locale);
  return seeOther(href('wizard', locale), [
    written,
    written ? undefined : writeNotice([{ key: 'cart-full' }], naming),
  ]);
}
