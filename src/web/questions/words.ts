import type { PerLocale } from '#domain/locale.ts';
import { type FaqMessages, faq as cs } from '#messages/cs/site/faq.ts';
import { faq as en } from '#messages/en/site/faq.ts';

export const faqWords: PerLocale<FaqMessages> = { cs, en };
