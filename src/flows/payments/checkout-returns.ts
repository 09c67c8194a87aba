import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { CheckoutReturns } from './open-checkout.ts';
import { href, withQuery } from '#domain/addresses.ts';

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
