import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';

/** The private link of an order, absolute (rules 13). */
export function orderUrl(shop: Shop, order: { locale: Locale; token: string }): string {
  const { locale, token } = order;
  return shop.origins[locale] + href('order', locale, { token });
}

/** The page for withdrawing from a contract, absolute (rules 51). */
export function withdrawalUrl(shop: Shop, locale: Locale): string {
  return shop.origins[locale] + href('withdrawal', locale);
}
