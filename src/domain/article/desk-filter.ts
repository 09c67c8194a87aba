import { type Locale, locales } from '#domain/locale.ts';
import { plainText } from '#domain/plain-text.ts';
import { readChoice } from '#domain/operator/filter-values.ts';
import {
  type Article,
  type ArticleOrigin,
  type ArticleState,
  type ArticleTopic,
  articleStates,
  articleTopics,
} from './article.ts';
import { MOST_SEARCHED, searchWords } from './search-words.ts';

/** Which articles the list of the section shows; what is undefined leaves nothing out. */
export interface DeskFilter {
  /** As typed. */
  q: string;
  /** Beginnings of words that all have to be there, without diacritics. */
  words: readonly string[];
  state: ArticleState | undefined;
  language: Locale | undefined;
  topic: ArticleTopic | undefined;
  origin: ArticleOrigin | undefined;
  /** Only what a generator wrote and nobody has read. */
  unread: boolean;
}

export const deskOrigins = ['operator', 'generated', 'built-in'] as const satisfies ArticleOrigin[];

/** Reads a filter out of an address; what makes no sense there does not matter. */
export function readDeskFilter(read: (name: string) => string): DeskFilter {
  const q = read('q').trim().slice(0, MOST_SEARCHED).toWellFormed();
  return {
    q,
    words: searchWords(q, 'cs').map(({ text }) => text),
    state: readChoice(articleStates)(read('state')),
    language: readChoice(locales)(read('language')),
    topic: readChoice(articleTopics)(read('topic')),
    origin: readChoice(deskOrigins)(read('origin')),
    unread: read('unread') !== '',
  };
}

/** The query of the list's address for a filter. */
export function deskQuery(filter: DeskFilter): Record<string, string> {
  const { words: _, unread, ...named } = filter;
  const set = Object.entries(named).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(set), ...(unread && { unread: 'on' }) };
}

/** Whether the list of a filter shows an article that the shop comes with. */
export function matchesBuiltIn(filter: DeskFilter, article: Article): boolean {
  const { words, state, language, topic, origin, unread } = filter;
  if (unread || (state ?? 'published') !== 'published') return false;
  if ((origin ?? 'built-in') !== 'built-in') return false;
  if (language !== undefined && article.language !== language) return false;
  if (topic !== undefined && article.topic !== topic) return false;
  if (words.length === 0) return true;
  const said = searchable(`${article.title} ${article.excerpt} ${article.content}`);
  return words.every((word) => said.includes(` ${word}`));
}

function searchable(text: string): string {
  return ` ${plainText(text).replaceAll(/[^a-z0-9\u00DF-\u1FFF]+/g, ' ')}`;
}
