import type { RouterContextProvider } from 'react-router';
import { type Popular, allMarked, borneOut } from '#domain/catalogue/popularity.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';

/**
 * What the shop may call most popular: whatever is marked where the register of claims may say so, on a local
 * shop or with a source, and otherwise what its own paid orders bear out (rules 29). Without the database
 * nothing more is claimed.
 */
export async function readPopular(context: Readonly<RouterContextProvider>): Promise<Popular> {
  const claims = await readClaims(context);
  const marked = allMarked(shopOf(context).offering.catalogue);
  const mayClaim = {
    packages: claims.shown('popularPackages') !== undefined,
    rung: claims.shown('popularRung') !== undefined,
  };
  if (mayClaim.packages && mayClaim.rung) return marked;
  const borne = await readBorneOut(context);
  return {
    packages: mayClaim.packages ? marked.packages : borne.packages,
    isRung: mayClaim.rung || borne.isRung,
  };
}

async function readBorneOut(context: Readonly<RouterContextProvider>): Promise<Popular> {
  const { services, offering } = shopOf(context);
  try {
    return borneOut(offering, await services.ordered());
  } catch (error) {
    noteAway(context, error);
    return { packages: [], isRung: false };
  }
}
