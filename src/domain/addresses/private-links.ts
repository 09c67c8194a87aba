import { addresses, href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';

/**
 * Whether a text can be the secret part of a private link, to an order or to an invitation. The database
 * accepts no other, because an address may contain characters that it does not take.
 */
export function isLinkToken(text: string): boolean {
  return wholeToken.test(text);
}

/** What a private link ends with, as `newToken` makes it. */
const TOKEN = '[A-Za-z0-9_-]{32}';
const wholeToken = new RegExp(`^${TOKEN}$`);

/** What stands before the token of a customer's private link: the beginning of an address, or the query of one. */
const beginnings = [
  ...new Set(
    Object.values(addresses)
      .flatMap(({ path, kind }) => (kind === 'private' ? Object.values(path) : []))
      .flatMap((path) => (path.includes('/:token') ? [path.split(':token')[0] ?? ''] : [])),
  ),
  '[?&;]order=',
];

const privateLink = new RegExp(`(${beginnings.join('|')})${TOKEN}(?![A-Za-z0-9_-])`, 'g');

/**
 * A text or page without the tokens of private links, by which whoever has them acts as a customer: what the
 * shop shows to its own people has none (rules 21).
 */
export function hidePrivateLinks(text: string): string {
  return text.replaceAll(privateLink, '$1…');
}

/** The private link of an order, absolute (rules 13). */
export function orderUrl(shop: Shop, order: { locale: Locale; token: string }): string {
  const { locale, token } = order;
  return shop.origins[locale] + href('order', locale, { token });
}

/** The page for withdrawing from a contract, absolute (rules 51). */
export function withdrawalUrl(shop: Shop, locale: Locale): string {
  return shop.origins[locale] + href('withdrawal', locale);
}

/** Where an invitation leads to, absolute: the review, and no further invitations. */
export function invitationUrls(
  shop: Shop,
  { locale, token }: { locale: Locale; token: string },
): { reviewUrl: string; stopUrl: string } {
  const origin = shop.origins[locale];
  return {
    reviewUrl: origin + href('review', locale, { token }),
    stopUrl: origin + href('noInvitations', locale, { token }),
  };
}
