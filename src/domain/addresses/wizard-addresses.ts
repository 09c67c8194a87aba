import { publicRow, privateRow } from './address-rows.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * The addresses that the order wizard leads to and calls, as rows of the one table (`addresses.ts`): the browser is
 * sent these and not all of it.
 */
export const wizardAddresses = {
  priceList: publicRow({ cs: '/cenik', en: '/pricelist' }),
  terms: publicRow('/obchodni-podminky'),
  privacy: publicRow('/ochrana-soukromi'),
  wizard: privateRow('/objednavka', 'cart'),
  companyLookup: privateRow('/objednavka/firma', 'form'),
  cartBegun: privateRow('/objednavka/kosik', 'form'),
} as const;

/** One of them within its edition, as `href` makes it of any. */
export function wizardHref(page: keyof typeof wizardAddresses, locale: Locale): string {
  return wizardAddresses[page].path[locale];
}
