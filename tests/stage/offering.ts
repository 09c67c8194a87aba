import { defaultOffering } from '#content/catalogue/price-list.ts';
import { offeringOf } from '#domain/shop/offering.ts';

/** What a shop of the tests offers. */
export const offering = offeringOf(defaultOffering, 'tests');
export const { catalogue } = offering;
