import type { Offering } from '#domain/offering.ts';
import type { Shop } from '#domain/shop.ts';
import type { HowItWorksClaims } from './shown-claims.ts';

export interface HowItWorksProps {
  shop: Shop;
  offering: Offering;
  claims: HowItWorksClaims;
  /** Where the shop can be written to. */
  contact: string;
}
