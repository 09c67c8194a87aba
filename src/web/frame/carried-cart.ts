import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';

/** Where an edition takes over the order of the other one (rules 2); absolute. */
export function carriedCartAt({ origins }: Pick<Shop, 'origins'>, locale: Locale): string {
  return origins[locale] + href('carriedCart', locale);
}
