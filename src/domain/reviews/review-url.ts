import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';

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
