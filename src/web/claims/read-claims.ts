import type { RouterContextProvider } from 'react-router';
import { defaultClaims } from '#content/claims/default-claims.ts';
import { corrected } from '#domain/claims/correction.ts';
import { type Claims, showClaims } from '#domain/claims/show-claims.ts';
import { shopOf } from '#web/frame/context.ts';

/**
 * What the pages of this edition may claim (rules 18 and 29), with the operator's corrections. A loader takes
 * its claims out of it and hands them on; pages that do so bear the tag `claims` (web/frame/page-tags.ts).
 */
export async function readClaims(context: Readonly<RouterContextProvider>): Promise<Claims> {
  const { locale, services, offering } = shopOf(context);
  const { shop } = services;
  const register = defaultClaims({ ...offering, answers: shop.answers });
  return showClaims(corrected(register, await services.claims()), locale, shop.isLocal);
}
