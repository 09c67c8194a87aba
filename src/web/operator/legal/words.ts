import type { PerLocale } from '#domain/locale.ts';
import { type LegalMessages, legal as cs } from '#messages/cs/operator/legal.ts';
import { legal as en } from '#messages/en/operator/legal.ts';

/** Words of the page that shows how it stands with the law. */
export const legalWords: PerLocale<LegalMessages> = { cs, en };
