import { MOST_SEARCHED } from '#domain/article/search-words.ts';
import { cleanText } from '#domain/clean-text.ts';

/** The words that a query asks for, as they are shown and looked for: in one line, and not too many. */
export function readSearched(query: string | null): string {
  const line = cleanText(query ?? '').replaceAll(/\s+/g, ' ');
  return [...line].slice(0, MOST_SEARCHED).join('').trim();
}
