import { defaultOffering } from '#content/offering.ts';
import { offeringOf } from '#domain/offering.ts';

/** What a shop of the tests offers. */
export const offering = offeringOf(defaultOffering, 'tests');
export const { catalogue } = offering;
