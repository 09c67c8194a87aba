import type { RouterContextProvider } from 'react-router';
import type { Claims } from '#domain/content/claims/show-claims.ts';
import { claimsOf } from '#flows/content/claims-of.ts';
import { shopOf } from '#web/frame/context.ts';

/**
 * What the pages of this edition may claim (rules 18 and 29). A loader takes its claims out of it and hands them on;
 * pages that do so bear the tag `claims` (web/frame/answer-headers.ts).
 */
export async function readClaims(context: Readonly<RouterContextProvider>): Promise<Claims> {
  const { locale, services, offering } = shopOf(context);
  return claimsOf(services, offering, locale);
}
