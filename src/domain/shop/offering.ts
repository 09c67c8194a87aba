import { type Catalogue, type PriceList, catalogueOf } from '#domain/catalogue/price-list.ts';
import type { VolumeDiscounts } from '#domain/catalogue/pricing.ts';

/**
 * What the operator may change without a new program. A further kind is a line here and a line in
 * content/catalogue/price-list.ts.
 */
export interface OfferedKinds {
  priceList: PriceList;
  volumeDiscounts: VolumeDiscounts;
}

/** What the shop offers at one moment: rules and pages get it as an argument and keep none themselves. */
export interface Offering extends OfferedKinds {
  /** The catalogue that the price list stands for. */
  catalogue: Catalogue;
  /** Changes whenever anything offered changes. */
  version: string;
}

/** @param version differs from that of every other content */
export function offeringOf(kinds: OfferedKinds, version: string): Offering {
  return { ...kinds, catalogue: catalogueOf(kinds.priceList), version };
}
