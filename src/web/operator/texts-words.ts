import type { PerLocale } from '#domain/locale.ts';
import {
  type ClaimsMessages,
  type FaqDeskMessages,
  type LegalTextsMessages,
  type PressDeskMessages,
  claims as claimsCs,
  faq as faqCs,
  legalTexts as legalTextsCs,
  press as pressCs,
} from '#messages/cs/operator/texts.ts';
import {
  claims as claimsEn,
  faq as faqEn,
  legalTexts as legalTextsEn,
  press as pressEn,
} from '#messages/en/operator/texts.ts';

export const claimsDeskWords: PerLocale<ClaimsMessages> = { cs: claimsCs, en: claimsEn };
export const faqDeskWords: PerLocale<FaqDeskMessages> = { cs: faqCs, en: faqEn };
export const legalTextsWords: PerLocale<LegalTextsMessages> = {
  cs: legalTextsCs,
  en: legalTextsEn,
};
export const pressDeskWords: PerLocale<PressDeskMessages> = { cs: pressCs, en: pressEn };
