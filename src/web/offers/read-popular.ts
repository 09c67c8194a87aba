import type { RouterContextProvider } from 'react-router';
import { type Popular, allMarked, borneOut } from '#domain/catalogue/popularity.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';

/**
 * What the shop may call most popular: on a local one whatever is marked, on a public one what its own paid
 * orders bear out (rules 29). Without the database nothing is claimed.
 */
export async function readPopular(context: Readonly<RouterContextProvider>): Promise<Popular> {
  const { services, offering } = shopOf(context);
  if (services.shop.isLocal) return allMarked(offering.catalogue);
  try {
    return borneOut(offering, await services.ordered());
  } catch (error) {
    noteAway(context, error);
    return { packages: [], isRung: false };
  }
}
