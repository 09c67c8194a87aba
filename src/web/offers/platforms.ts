import { findPlatform } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type Catalogue,
  type PlatformId,
  type Service,
  type UpcomingPlatformId,
  platformIds,
} from '#domain/catalogue/price-list.ts';
import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { href } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import { priceListAddress } from './addresses.ts';

export type ShownPlatform = PlatformId | UpcomingPlatformId;

/** In the order of rules 47; one that is left out does not compile. */
const inOrder: Record<ShownPlatform, true> = {
  instagram: true,
  tiktok: true,
  youtube: true,
  twitter: true,
  facebook: true,
  spotify: true,
};

/** The platforms that the shop shows: those that it sells something of, and those that are to come. */
export function shownPlatforms(catalogue: Catalogue): ShownPlatform[] {
  return keysOf(inOrder).filter((id) => !isSold(id) || firstService(catalogue, id) !== undefined);
}

function firstService(catalogue: Catalogue, id: PlatformId): Service | undefined {
  return findPlatform(catalogue, id)?.services[0];
}

export function isSold(id: ShownPlatform): id is PlatformId {
  return platformIds.some((sold) => sold === id);
}

/** The platform's own name, the same in both editions. */
export function platformName(locale: Locale, id: ShownPlatform): string {
  const { platforms, upcoming } = catalogueTexts[locale];
  return isSold(id) ? platforms[id].name : upcoming[id].name;
}

/** The tab in the price list of a platform that is shown. */
export function tabAddress(catalogue: Catalogue, locale: Locale, id: ShownPlatform): string {
  const first = isSold(id) ? firstService(catalogue, id) : undefined;
  return first
    ? priceListAddress(catalogue, locale, first)
    : href('priceListTab', locale, { platform: id });
}

/** The same from another page: with its hash it arrives with and without a script (rules 49). */
export function linkToTab(catalogue: Catalogue, locale: Locale, id: ShownPlatform): string {
  return `${tabAddress(catalogue, locale, id)}#${id}`;
}

/** The tab of a service, from another page: the first one of a platform is the platform's own. */
export function linkToService(catalogue: Catalogue, locale: Locale, service: Service): string {
  const { platform, slug } = service;
  if (firstService(catalogue, platform)?.id === service.id) {
    return linkToTab(catalogue, locale, platform);
  }
  return `${priceListAddress(catalogue, locale, service)}#${slug}`;
}
