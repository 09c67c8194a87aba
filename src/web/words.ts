import { createContext, use } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Words, wordsOf } from '#messages/words.ts';

/** The language that a page is drawn in, set once for each request; islands are drawn alone and have none. */
export const LanguageContext = createContext<Locale | undefined>(undefined);

/** The language of the page that a component stands in. */
export function useLocale(): Locale {
  const locale = use(LanguageContext);
  if (!locale) throw new Error('Only a page has a language: an island gets its words as props.');
  return locale;
}

/** The words of the page that a component stands in. */
export function useWords(): Words {
  return wordsOf(useLocale());
}
