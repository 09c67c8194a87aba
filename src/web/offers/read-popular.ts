import type { RouterContextProvider } from 'react-router';
import { type Popular, keepAllMarked, keepSubstantiated } from '#domain/catalogue/measured.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';

/**
 * What the shop may call most popular: whatever is marked where the register of claims may say so, on a local
 * shop or with a source, and otherwise what its own paid orders bear out (rules 29). Without the database
 * nothing more is claimed.
 */
export async function readPopular(context: Readonly<RouterContextProvider>): Promise<Popular> {
  const { services, offering } = shopOf(context);
  // At once: a silent database keeps the page waiting once.
  const [claims, substantiated] = await Promise.all([
    readClaims(context),
    services.shop.isLocal ? nothing : readSubstantiated(context),
  ]);
  const marked = keepAllMarked(offering.catalogue);
  return {
    packages: claims.shown('popularPackages') ? marked.packages : substantiated.packages,
    isTier: claims.shown('popularTier') !== undefined || substantiated.isTier,
  };
}

const nothing: Popular = { packages: [], isTier: false };

async function readSubstantiated(context: Readonly<RouterContextProvider>): Promise<Popular> {
  const { services, offering } = shopOf(context);
  try {
    return keepSubstantiated(offering, await services.ordered());
  } catch (error) {
    recordAway(context, error);
    return nothing;
  }
}
