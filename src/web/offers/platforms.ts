import { findPlatform } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type Catalogue,
  type PlatformId,
  type UpcomingPlatformId,
  platformIds,
} from '#domain/catalogue/price-list.ts';
import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { href } from '#domain/addresses.ts';
import { priceListAddress } from './addresses.ts';

export type ShownPlatform = PlatformId | UpcomingPlatformId;

/** Every platform that the shop shows, sold or not, in the order of rules 47. */
export const shownPlatforms = [
  'instagram',
  'tiktok',
  'youtube',
  'twitter',
  'facebook',
  'spotify',
] as const satisfies readonly ShownPlatform[];

export function isSold(id: ShownPlatform): id is PlatformId {
  return platformIds.some((sold) => sold === id);
}

/** The platform's own name, the same in both editions. */
export function platformName(locale: Locale, id: ShownPlatform): string {
  const { platforms, upcoming } = catalogueTexts[locale];
  return isSold(id) ? platforms[id].name : upcoming[id].name;
}

/** The platform's tab of the price list. */
export function tabAddress(catalogue: Catalogue, locale: Locale, id: ShownPlatform): string {
  if (!isSold(id)) return href('priceListTab', locale, { platform: id });
  const first = findPlatform(catalogue, id)?.services[0];
  if (!first) throw new Error(`The platform ${id} sells nothing.`);
  return priceListAddress(catalogue, locale, first);
}

/** The same from another page: with its hash it arrives with and without a script (rules 49). */
export function linkToTab(catalogue: Catalogue, locale: Locale, id: ShownPlatform): string {
  return `${tabAddress(catalogue, locale, id)}#${id}`;
}
