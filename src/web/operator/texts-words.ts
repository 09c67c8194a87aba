import type { PerLocale } from '#domain/locale.ts';
import { type ClaimsMessages, claims as claimsCs } from '#messages/cs/operator/claims.ts';
import { type FaqDeskMessages, faq as faqCs } from '#messages/cs/operator/faq.ts';
import {
  type LegalTextsMessages,
  legalTexts as legalTextsCs,
} from '#messages/cs/operator/legal-texts.ts';
import { type PressDeskMessages, press as pressCs } from '#messages/cs/operator/press.ts';
import { claims as claimsEn } from '#messages/en/operator/claims.ts';
import { faq as faqEn } from '#messages/en/operator/faq.ts';
import { legalTexts as legalTextsEn } from '#messages/en/operator/legal-texts.ts';
import { press as pressEn } from '#messages/en/operator/press.ts';

export const claimsDeskWords: PerLocale<ClaimsMessages> = { cs: claimsCs, en: claimsEn };
export const faqDeskWords: PerLocale<FaqDeskMessages> = { cs: faqCs, en: faqEn };
export const legalTextsWords: PerLocale<LegalTextsMessages> = {
  cs: legalTextsCs,
  en: legalTextsEn,
};
export const pressDeskWords: PerLocale<PressDeskMessages> = { cs: pressCs, en: pressEn };
