import { flag, oneOf, searchText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { type Article, type ArticleOrigin, articleStates, articleTopics } from './article.ts';

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
export function searchWords(input: string, language: Locale): SearchWord[] {
  const plain = plainText(input.slice(0, MOST_SEARCHED));
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

const origins = ['operator', 'generated', 'built-in'] as const satisfies ArticleOrigin[];

/** Which articles the list of the section shows. */
export const articleFilter = /* @__PURE__ */ defineFilter({
  q: searchText({ max: MOST_SEARCHED }),
  state: oneOf(articleStates),
  language: oneOf(locales),
  topic: oneOf(articleTopics),
  origin: oneOf(origins),
  /** Only what a generator wrote and nobody has read. */
  unread: flag(),
});
export type ArticleFilter = FilterValues<typeof articleFilter.fields>;

/** Beginnings of words that all have to be there, without diacritics. */
export function searchedWords({ q = '' }: ArticleFilter): string[] {
  return searchWords(q, 'cs').map(({ text }) => text);
}

/** Whether the list of a filter shows an article that the shop comes with. */
export function matchesBuiltIn(filter: ArticleFilter, article: Article): boolean {
  const { state, language, topic, origin, unread } = filter;
  if (unread || (state ?? 'published') !== 'published') return false;
  if ((origin ?? 'built-in') !== 'built-in') return false;
  if (language !== undefined && article.language !== language) return false;
  if (topic !== undefined && article.topic !== topic) return false;
  const text = searchable(`${article.title} ${article.excerpt} ${article.content}`);
  return searchedWords(filter).every((word) => text.includes(` ${word}`));
}

function searchable(text: string): string {
  return ` ${plainText(text).replaceAll(/[^a-z0-9\u00DF-\u1FFF]+/g, ' ')}`;
}
