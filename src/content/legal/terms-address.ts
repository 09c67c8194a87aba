import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import { terms } from './terms.ts';
import { versionsOf } from './wordings.ts';

/** Where the terms of an order stand: its own wording, or the one in force where that is not known. */
export function termsAddress(
  locale: Locale,
  version: string,
  shop: Pick<Shop, 'legalDay'>,
): string {
  return versionsOf(terms, shop).includes(version)
    ? href('termsVersion', locale, { version })
    : href('terms', locale);
}
