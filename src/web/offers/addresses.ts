import type { Locale } from '#domain/locale.ts';
import {
  type Catalogue,
  type Package,
  type Service,
  serviceSlugs,
} from '#domain/catalogue/price-list.ts';
import { findPlatform } from '#domain/catalogue/catalogue.ts';
import { href, withQuery } from '#domain/addresses.ts';

/**
 * The one address at which search engines shall find the prices of a service: the price list opens
 * with the first service of the first platform, a platform's tab with its first service.
 */
export function priceListAddress(catalogue: Catalogue, locale: Locale, service: Service): string {
  const { platform, slug } = service;
  if (findPlatform(catalogue, platform)?.services[0]?.id !== service.id) {
    return href('priceListService', locale, { platform, service: slug });
  }
  if (catalogue.platforms[0]?.id === platform) return href('priceList', locale);
  return href('priceListTab', locale, { platform });
}

export function packageAddress(locale: Locale, sold: Package): string {
  const { platform, amount } = sold;
  return href('package', locale, {
    platform,
    service: serviceSlugs[sold.service],
    amount: String(amount),
  });
}

/** The order with this package already in it. */
export function orderAddress(locale: Locale, sold: Package): string {
  return withQuery(href('wizard', locale), {
    platform: sold.platform,
    service: serviceSlugs[sold.service],
    package: sold.id,
  });
}
