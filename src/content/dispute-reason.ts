import type { PerLocale } from '#domain/locale.ts';

/** Why the bank has given a payment back, as its credit note says it (§ 45 of the VAT Act). */
export const disputeReason: PerLocale<string> = {
  cs: 'Platba zpochybněná u banky',
  en: 'Payment disputed with the bank',
};
