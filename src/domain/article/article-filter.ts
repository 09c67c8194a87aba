import { flag, oneOf, searchText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { locales } from '#domain/locale.ts';
import { plainText } from '#domain/plain-text.ts';
import { type Article, type ArticleOrigin, articleStates, articleTopics } from './article.ts';
import { MOST_SEARCHED, searchWords } from './search-words.ts';

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
