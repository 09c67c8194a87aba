import { listPackages, lowestOf } from '#domain/catalogue/catalogue.ts';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { Shop } from '#domain/shop/shop.ts';

/** What answers may have in braces, so that they take their figures from rules, settings and price list (rules 87). */
export const faqValueNames = [
  'usual-start',
  'latest-start',
  'delivery-time',
  'guarantee',
  'withdrawal-days',
  'withdrawal-number',
  'refund-days',
  'complaint-days',
  'recount-days',
  'obstacle-days',
  'payable-hours',
  'unpaid-days',
  'page-years',
  'account-years',
  'discount-steps',
  'bulk-from',
  'all-sizes',
  'instagram-followers',
  'instagram-likes',
  'instagram-views',
  'tiktok-followers',
  'tiktok-likes',
  'tiktok-views',
  'youtube-subscribers',
  'youtube-likes',
  'youtube-views',
  'facebook-followers',
  'facebook-likes',
  'answer-time',
  'email',
] as const;
export type FaqValueName = (typeof faqValueNames)[number];
export type FaqValues = Record<FaqValueName, string>;

/** What values are taken from, apart from the rules. */
export interface FaqFacts {
  shop: Shop;
  offering: Offering;
}

/** The packages of a service as a sentence is made of them. */
export interface SoldSizes {
  smallest: string;
  largest: string;
  /** Of the cheapest package. */
  price: string;
}

/**
 * A sentence about the packages of a service, or of everything where none is named; nothing where none is
 * sold, so that an answer never tells of what has left the price list.
 */
export function ofSold(
  locale: Locale,
  { catalogue }: Offering,
  sold: readonly [] | readonly [PlatformId, ServiceId],
  say: (sizes: SoldSizes) => string,
): string {
  const [platform, service] = sold;
  const packages = listPackages(catalogue).filter(
    (one) => platform === undefined || (one.platform === platform && one.service === service),
  );
  if (packages.length === 0) return '';
  const amounts = packages.map(({ amount }) => amount);
  return say({
    smallest: formatCount(locale, Math.min(...amounts)),
    largest: formatCount(locale, Math.max(...amounts)),
    price: formatMoney(locale, lowestOf(packages)),
  });
}
