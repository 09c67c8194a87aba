import { catalogue } from '#content/catalogue.ts';
import { serviceText } from '#content/catalogue-text.ts';
import { formatCountOf } from '#content/counts.ts';
import { findPackage } from '#domain/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { CheckoutWords } from '#flows/open-checkout.ts';
import { href, withQuery } from './paths.ts';

/** "10.000 sledujících na Instagramu": what a package is called wherever it is bought or paid. */
export function packageName(packageId: string, locale: Locale): string {
  const sold = findPackage(packageId);
  if (!sold) return packageId;
  const text = serviceText(catalogue[locale], sold.platform, sold.service);
  return formatCountOf(locale, sold.amount, text.fullNoun);
}

/** The addresses and names that the hosted checkout is given. `{CHECKOUT_ID}` is filled in there. */
export function checkoutWords(shop: Shop): CheckoutWords {
  const back = (page: 'paymentSuccess' | 'paymentCanceled', locale: Locale, token: string) => {
    const address = withQuery(shop.origins[locale] + href(page, locale), { order: token });
    return `${address}&session_id={CHECKOUT_ID}`;
  };
  return {
    lineName: (line, locale) => `${packageName(line.packageId, locale)} (${line.targetLabel})`,
    successUrl: ({ locale, token }) => back('paymentSuccess', locale, token),
    cancelUrl: ({ locale, token }) => back('paymentCanceled', locale, token),
  };
}
