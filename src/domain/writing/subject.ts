import { type ArticleTopic, articleTopics } from '#domain/article/article.ts';
import {
  type PlatformId,
  type ServiceId,
  platformIds,
  serviceSlugs,
} from '#domain/catalogue/price-list.ts';
import { cleanText } from '#domain/clean-text.ts';
import { keysOf } from '#domain/records.ts';
import type { KeywordStems } from './library.ts';

/** Characters of a keyword that are taken; more is cut off. */
const MOST_KEYWORD_CHARACTERS = 200;
/** Characters of one that stands in a title. */
const MOST_SPOKEN_CHARACTERS = 42;

/** What an article is to be about. */
export interface Subject {
  keyword: string;
  topic: ArticleTopic;
  platform: PlatformId | undefined;
  service: ServiceId | undefined;
  /** Whether the keyword can stand in a sentence as it is. */
  isSpeakable: boolean;
}

/** A keyword as it is kept and asked with: one line, of a length that somebody could have meant. */
export function readKeyword(typed: string): string {
  return [...cleanText(typed).replaceAll(/\s+/g, ' ')]
    .slice(0, MOST_KEYWORD_CHARACTERS)
    .join('')
    .trim();
}

/**
 * What a keyword is about. It is data and nothing else: what stands in it is looked for in lists, and only words
 * without figures, marks and foreign names are taken into a text.
 * @param names that a text may hold
 */
export function subjectOf(
  keyword: string,
  stems: KeywordStems,
  names: readonly string[],
  fallback: ArticleTopic,
): Subject {
  const words = plainWords(keyword);
  const has = (beginnings: readonly string[]) =>
    beginnings.some((beginning) =>
      beginning.includes(' ')
        ? words.join(' ').includes(beginning)
        : words.some((word) => word.startsWith(beginning)),
    );
  return {
    keyword,
    topic: articleTopics.find((topic) => has(stems.topics[topic])) ?? fallback,
    platform: platformIds.find((platform) => has(stems.platforms[platform])),
    service: keysOf(serviceSlugs).find((service) => has(stems.services[service])),
    isSpeakable: isSpeakable(keyword, names),
  };
}

function isSpeakable(keyword: string, names: readonly string[]): boolean {
  if (keyword.length < 3 || keyword.length > MOST_SPOKEN_CHARACTERS) return false;
  if (!/^\p{L}[\p{L} ,’'-]*\p{L}$/u.test(keyword)) return false;
  const known = new Set(names.map((name) => name.toLowerCase()));
  return keyword
    .split(/[ ,-]+/)
    .slice(1)
    .every((word) => !/\p{Lu}/u.test(word) || [...known].some((name) => startsLike(word, name)));
}

function startsLike(word: string, name: string): boolean {
  return word.toLowerCase().startsWith(name) && word.length - name.length <= 3;
}

/** Words in lower case, without diacritics. */
function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
