import type { FaqPlace } from '#content/faq/faq-text.ts';
import { href } from '#domain/addresses.ts';
import type { PageFacts } from '#web/frame/page-facts.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { shownPlatforms, tabAddress } from '#web/offers/platforms.ts';

/** Where a link of an answer leads; undefined where that page, or that platform, is not there. */
export function placeAddress(facts: PageFacts, place: FaqPlace): string | undefined {
  const { locale, offering, pages } = facts;
  if (typeof place === 'object') {
    const { catalogue } = offering;
    const isShown = shownPlatforms(catalogue).includes(place.tab);
    return isShown ? tabAddress(catalogue, locale, place.tab) : undefined;
  }
  if (place === '#kontakt') return contactAddress(facts);
  return pages.has(place) ? href(place, locale) : undefined;
}
