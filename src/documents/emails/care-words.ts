import type { PerLocale } from '#domain/locale.ts';
import { type CareEmailWords, careEmails as cs } from '#messages/cs/emails/care.ts';
import { careEmails as en } from '#messages/en/emails/care.ts';

/** The words of the e-mails about what may go wrong with an order. */
export const careWords: PerLocale<CareEmailWords> = { cs, en };
