import { open, own } from './both-paths.ts';
import type { Locale } from './locale.ts';

/**
 * The addresses that the order wizard leads to and calls, as rows of the one table (`addresses.ts`): the browser is
 * sent these and not all of it.
 */
export const wizardAddresses = {
  priceList: open({ cs: '/cenik', en: '/pricelist' }),
  terms: open('/obchodni-podminky'),
  privacy: open('/ochrana-soukromi'),
  wizard: own('/objednavka', 'cart'),
  companyLookup: own('/objednavka/firma', 'form'),
  cartBegun: own('/objednavka/kosik', 'form'),
} as const;

/** One of them within its edition, as `href` makes it of any. */
export function wizardHref(page: keyof typeof wizardAddresses, locale: Locale): string {
  return wizardAddresses[page].path[locale];
}
