import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { plainText } from '#domain/plain-text.ts';

/** Characters of what somebody types into the search, and the words of it that count. */
export const MOST_SEARCHED = 100;
const MOST_WORDS = 12;

/** A word of a search; as a beginning it finds all words that begin so. */
export interface SearchWord {
  text: string;
  isBeginning: boolean;
  /** Of a number its groups of three digits: texts write 4.000, and those are words of their own. */
  groups?: readonly string[];
}

const LONG_NUMBER = /^[1-9]\d{3,8}$/;

/** Shorter Czech words are looked for as they stand. */
const SHORTEST_STEM = 4;

/**
 * The words of a search as they are stored: lower case, without diacritics. The last one may be unfinished;
 * in Czech, whose nouns change their endings, every word is looked for without its last vowels.
 */
export function searchWords(typed: string, language: Locale): SearchWord[] {
  const plain = plainText(typed.slice(0, MOST_SEARCHED));
  const words = (plain.match(/[a-z0-9\u00DF-\u1FFF]+/g) ?? []).slice(0, MOST_WORDS);
  return words.map((text, index) => {
    const stem = language === 'cs' ? stemOf(text) : text;
    const isBeginning = stem !== text || index === words.length - 1;
    if (!LONG_NUMBER.test(text)) return { text: stem, isBeginning };
    return { text: stem, isBeginning, groups: formatCount('en', Number(text)).split(',') };
  });
}

function stemOf(word: string): string {
  const stem = word.replace(/(?<![aeiouy])[aeiouy]+$/, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}
