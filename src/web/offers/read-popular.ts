import type { RouterContextProvider } from 'react-router';
import { type Popular, allMarked, borneOut } from '#domain/catalogue/measured.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';

/**
 * What the shop may call most popular: whatever is marked where the register of claims may say so, on a local
 * shop or with a source, and otherwise what its own paid orders bear out (rules 29). Without the database
 * nothing more is claimed.
 */
export async function readPopular(context: Readonly<RouterContextProvider>): Promise<Popular> {
  const { services, offering } = shopOf(context);
  // At once: a silent database keeps the page waiting once.
  const [claims, borne] = await Promise.all([
    readClaims(context),
    services.shop.isLocal ? nothing : readBorneOut(context),
  ]);
  const marked = allMarked(offering.catalogue);
  return {
    packages: claims.shown('popularPackages') ? marked.packages : borne.packages,
    isRung: claims.shown('popularRung') !== undefined || borne.isRung,
  };
}

const nothing: Popular = { packages: [], isRung: false };

async function readBorneOut(context: Readonly<RouterContextProvider>): Promise<Popular> {
  const { services, offering } = shopOf(context);
  try {
    return borneOut(offering, await services.ordered());
  } catch (error) {
    noteAway(context, error);
    return nothing;
  }
}
