import type { Ladder } from '#domain/catalogue/pricing.ts';
import type { OfferedKinds } from '#domain/offering.ts';
import { priceList } from './catalogue/price-list.ts';

/** By total quantity: 1 → 0 %, 2 → 10 %, 3 → 15 %, 4 and more → 20 % (rules 10). */
const ladder: Ladder = {
  rungs: [
    { items: 1, percent: 0 },
    { items: 2, percent: 10 },
    { items: 3, percent: 15, popular: true },
    { items: 4, percent: 20 },
  ],
  countsFrom: 0,
};

/** What the shop offers until the operator changes it. */
export const defaultOffering: OfferedKinds = { priceList, ladder };
