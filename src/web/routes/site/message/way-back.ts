import { href, withQuery } from '#domain/addresses.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { readPaymentId } from '#domain/customer/enquiry-kind.ts';
import type { Locale } from '#domain/locale.ts';
import { packageAddress } from '#web/offers/addresses.ts';
import type { SentFrom } from './read-posted.ts';

/** The page that a message was sent from; always one of ours, whatever the form says. */
export function wayBack(locale: Locale, catalogue: Catalogue, from: SentFrom): string {
  const sold = findPackage(catalogue, from.packageId);
  const addresses: Record<SentFrom['where'], string> = {
    home: `${href('home', locale)}#kontakt`,
    faq: href('faq', locale),
    package: sold ? packageAddress(locale, sold) : href('priceList', locale),
    'how-it-works': href('howItWorks', locale),
    canceled: canceledAddress(locale, from),
  };
  return addresses[from.where];
}

function canceledAddress(locale: Locale, { order, paymentId }: SentFrom): string {
  const address = href('paymentCanceled', locale);
  if (order) return withQuery(address, { order });
  return readPaymentId(paymentId) ? withQuery(address, { session_id: paymentId }) : address;
}

/** The page that thanks for a message, which leads back by what the form knew. */
export function sentAddress(locale: Locale, from: SentFrom): string {
  const { where, packageId, order, paymentId } = from;
  const known = Object.entries({ package: packageId, order, paymentId }).filter(
    ([, value]) => value !== '',
  );
  return withQuery(href('message', locale), { sent: where, ...Object.fromEntries(known) });
}
