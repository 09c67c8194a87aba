import type { PerLocale } from '#domain/locale.ts';
import { type LegalMessages, legal as cs } from '#messages/cs/site/legal.ts';
import { legal as en } from '#messages/en/site/legal.ts';

export const legalWords: PerLocale<LegalMessages> = { cs, en };
