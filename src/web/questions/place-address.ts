import type { FaqPlace } from '#content/faq/faq-text.ts';
import { findPlatform } from '#domain/catalogue/catalogue.ts';
import { href } from '#domain/addresses.ts';
import type { PageFacts } from '#web/frame/page-facts.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { priceListAddress } from '#web/offers/addresses.ts';

/** Where a link of an answer leads; undefined where that page is not there. */
export function placeAddress(facts: PageFacts, place: FaqPlace): string | undefined {
  const { locale, offering, pages } = facts;
  if (typeof place === 'object') {
    const first = findPlatform(offering.catalogue, place.tab)?.services[0];
    return first
      ? priceListAddress(offering.catalogue, locale, first)
      : href('priceListTab', locale, { platform: place.tab });
  }
  if (place === '#kontakt') return contactAddress(facts);
  return pages.has(place) ? href(place, locale) : undefined;
}
