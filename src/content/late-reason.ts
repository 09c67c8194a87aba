import type { PerLocale } from '#domain/locale.ts';

/** Why the money of a late order goes back, as its credit note says it (§ 45 of the VAT Act). */
export const lateReason: PerLocale<string> = {
  cs: 'Nedodaná část po uplynutí slíbené doby',
  en: 'Part not delivered by the promised time',
};
