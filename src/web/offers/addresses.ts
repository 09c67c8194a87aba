import type { Locale } from '#domain/locale.ts';
import { type Package, type Service, priceList } from '#domain/catalogue/price-list.ts';
import { findPlatform, serviceOf } from '#domain/catalogue/catalogue.ts';
import { href, withQuery } from '#domain/addresses.ts';

/**
 * The one address at which search engines shall find the prices of a service: the price list opens
 * with the first service of the first platform, a platform's tab with its first service.
 */
export function priceListAddress(locale: Locale, service: Service): string {
  const { platform, slug } = service;
  if (findPlatform(platform)?.services[0]?.id !== service.id) {
    return href('priceListService', locale, { platform, service: slug });
  }
  if (priceList[0]?.id === platform) return href('priceList', locale);
  return href('priceListTab', locale, { platform });
}

export function packageAddress(locale: Locale, sold: Package): string {
  const { platform, amount } = sold;
  return href('package', locale, {
    platform,
    service: serviceOf(sold).slug,
    amount: String(amount),
  });
}

/** The order with this package already in it. */
export function orderAddress(locale: Locale, sold: Package): string {
  return withQuery(href('wizard', locale), {
    platform: sold.platform,
    service: serviceOf(sold).slug,
    package: sold.id,
  });
}
