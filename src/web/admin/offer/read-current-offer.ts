import { readStoredOffer } from '#database/offer/offering.ts';
import { currentOfferOf, type CurrentOffer } from '#flows/offering/store-offer.ts';
import type { Services } from '#flows/services.ts';

/** The offer as it is stored now, for pages that change it: the memory of a replica may be a moment behind. */
export async function readCurrentOffer({
  db,
  clock,
  usualOffer,
}: Pick<Services, 'db' | 'clock' | 'usualOffer'>): Promise<CurrentOffer> {
  return currentOfferOf(usualOffer, await readStoredOffer(db, clock()));
}
