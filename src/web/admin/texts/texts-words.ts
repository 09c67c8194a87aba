import type { PerLocale } from '#domain/locale.ts';
import {
  type ClaimsMessages,
  type AdminFaqMessages,
  type LegalTextsMessages,
  type AdminPressMessages,
  claims as claimsCs,
  adminFaq as faqCs,
  legalTexts as legalTextsCs,
  adminPress as pressCs,
} from '#messages/cs/admin/texts.ts';
import {
  claims as claimsEn,
  adminFaq as faqEn,
  legalTexts as legalTextsEn,
  adminPress as pressEn,
} from '#messages/en/admin/texts.ts';

export const adminClaimWords: PerLocale<ClaimsMessages> = { cs: claimsCs, en: claimsEn };
export const adminFaqWords: PerLocale<AdminFaqMessages> = { cs: faqCs, en: faqEn };
export const legalTextsWords: PerLocale<LegalTextsMessages> = {
  cs: legalTextsCs,
  en: legalTextsEn,
};
export const adminPressWords: PerLocale<AdminPressMessages> = { cs: pressCs, en: pressEn };
