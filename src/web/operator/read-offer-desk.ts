import { readStoredOffer } from '#database/offering.ts';
import { deskOf, type OfferDesk } from '#flows/offering/store-offer.ts';
import type { Services } from '#flows/services.ts';

/** The offer as it is stored now, for pages that change it: the memory of a replica may be a moment behind. */
export async function readOfferDesk({
  db,
  clock,
  usualOffer,
}: Pick<Services, 'db' | 'clock' | 'usualOffer'>): Promise<OfferDesk> {
  return deskOf(usualOffer, await readStoredOffer(db, clock()));
}
