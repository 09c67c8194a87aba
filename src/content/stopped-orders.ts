import type { PerLocale } from '#domain/locale.ts';

/** The sentence in place of new orders that is proposed to the operator. */
export const usualStop: PerLocale<string> = {
  cs: 'Nové objednávky teď na chvíli nepřijímáme. Košík vám zůstane, zkuste to prosím později.',
  en: 'We are not taking new orders for the moment. Your cart will be kept; please try again later.',
};
