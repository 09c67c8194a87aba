import type { PerLocale } from '#domain/locale.ts';

/** Why the bank has given a payment back, as its credit note says it (§ 45 of the VAT Act). */
export const disputeReason: PerLocale<string> = {
  cs: 'Platba zpochybněná u banky',
  en: 'Payment disputed with the bank',
};

/** Why the money of a late order goes back, as its credit note says it (§ 45 of the VAT Act). */
export const lateReason: PerLocale<string> = {
  cs: 'Nedodaná část po uplynutí slíbené doby',
  en: 'Part not delivered by the promised time',
};

/** The sentence in place of new orders that is proposed to the operator. */
export const usualStop: PerLocale<string> = {
  cs: 'Nové objednávky teď na chvíli nepřijímáme. Košík vám zůstane, zkuste to prosím později.',
  en: 'We are not taking new orders for the moment. Your cart will be kept; please try again later.',
};
