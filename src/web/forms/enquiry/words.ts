import type { PerLocale } from '#domain/locale.ts';
import { type EnquiryMessages, enquiry as cs } from '#messages/cs/site/enquiry.ts';
import { enquiry as en } from '#messages/en/site/enquiry.ts';

/** Words of the forms that write to the shop. */
export const enquiryWords: PerLocale<EnquiryMessages> = { cs, en };
