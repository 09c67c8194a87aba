import { defaultClaims } from '#content/claims/default-claims.ts';
import { applyCorrections } from '#domain/content/claims/correction.ts';
import { type Claims, showClaims } from '#domain/content/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { Services } from '#flows/services.ts';

/** What the shop may claim in an edition, with the operator's corrections (rules 18 and 29). */
export async function claimsOf(
  { shop, claims }: Pick<Services, 'shop' | 'claims'>,
  offering: Offering,
  locale: Locale,
): Promise<Claims> {
  const register = defaultClaims({ ...offering, answers: shop.answers });
  return showClaims(applyCorrections(register, await claims()), locale, shop.isLocal);
}
