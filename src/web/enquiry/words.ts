import type { PerLocale } from '#domain/locale.ts';
import { type ContactMessages, contact as cs } from '#messages/cs/site/contact.ts';
import { contact as en } from '#messages/en/site/contact.ts';

/** Words around the forms that write to the shop. */
export const contactWords: PerLocale<ContactMessages> = { cs, en };
