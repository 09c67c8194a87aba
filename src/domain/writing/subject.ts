import { type ArticleTopic, articleTopics } from '#domain/content/articles/article.ts';
import {
  type PlatformId,
  type ServiceId,
  platformIds,
  serviceSlugs,
} from '#domain/catalogue/price-list.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { keysOf } from '#domain/records.ts';
import { FACT_FIGURE, figuresIn } from './fact-sheet.ts';

/**
 * Words with choices: one of `{this|that}` is taken, and `%name%` gives way to what the article is about. A choice
 * may be empty.
 */
export type Template = string;

/** A section that an article can have. */
export interface Passage {
  headings: readonly Template[];
  /** Blocks of Markdown, one after the other. */
  blocks: readonly Template[];
  /** Whether it names a price, so that it fits only where there is one. */
  isPriced?: boolean;
}

/** What an article on a topic is made of. */
export interface TopicLibrary {
  /** What it is about where the keyword cannot be spoken. */
  subjects: readonly string[];
  /** Behind the keyword and a colon. */
  titles: readonly Template[];
  excerpts: readonly Template[];
  intros: readonly Template[];
  passages: readonly Passage[];
  keywords: readonly string[];
}

export interface NetworkWords {
  name: string;
  /** `on Instagram`. */
  on: string;
}

/** All passages of a language, of which the embedded writer makes articles and reviews. */
export interface PassageLibrary {
  topics: Readonly<Record<ArticleTopic, TopicLibrary>>;
  /** Sections that fit any topic. */
  general: readonly Passage[];
  /** What every article says of what is sold: one of these is always there (rules 27). */
  honest: readonly Passage[];
  /** The last section. */
  closing: readonly Passage[];
  networks: Readonly<Record<PlatformId | 'any', NetworkWords>>;
  /** What is counted, as the object of a sentence. */
  counted: Readonly<Record<ServiceId, string>>;
  reviews: readonly Template[];
  /** Who signs a generated review: visibly no person. */
  signatures: readonly string[];
}

/** How what an article is about is known from its keyword: beginnings of words, in lower case and without diacritics. */
export interface KeywordStems {
  topics: Readonly<Record<ArticleTopic, readonly string[]>>;
  platforms: Readonly<Record<PlatformId, readonly string[]>>;
  services: Readonly<Record<ServiceId, readonly string[]>>;
}

/** Characters of a keyword that are taken; more is cut off. */
const MOST_KEYWORD_CHARACTERS = 200;
/** Characters of one that stands in a title. */
const MOST_SPOKEN_CHARACTERS = 42;

export interface Subject {
  keyword: string;
  topic: ArticleTopic;
  platform: PlatformId | undefined;
  service: ServiceId | undefined;
  /** The keyword as it can stand in a sentence; undefined where it cannot. */
  spoken: string | undefined;
  /** Whether it names a topic, a network or a service of the shop; of anything else no passage says a word. */
  isOurs: boolean;
}

/** Networks as they write themselves, by what everybody types; Czech endings stay. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtub', 'YouTub'],
  ['facebook', 'Facebook'],
].map(([input = '', name = '']) => [
  new RegExp(`(?<!\\p{L})${input}(?=(?:e|u|em)?(?!\\p{L}))`, 'giu'),
  name,
]);

/** A keyword as it is kept and asked with: one line, of a length that somebody could have meant. */
export function readKeyword(input: string): string {
  return [...cleanText(input).replaceAll(/\s+/g, ' ')]
    .slice(0, MOST_KEYWORD_CHARACTERS)
    .join('')
    .trim();
}

/**
 * What a keyword is about. It is data and nothing else: what stands in it is looked for in lists, and only words
 * without marks and foreign names are taken into a text, and figures that are amounts of packages.
 */
export function subjectOf(
  keyword: string,
  stems: KeywordStems,
  { fallback, ...known }: SpokenFacts & { fallback: ArticleTopic },
): Subject {
  const words = plainWords(keyword);
  const has = (beginnings: readonly string[]) =>
    beginnings.some((beginning) =>
      beginning.includes(' ')
        ? words.join(' ').includes(beginning)
        : words.some((word) => word.startsWith(beginning)),
    );
  const topic = articleTopics.find((each) => has(stems.topics[each]));
  const platform = platformIds.find((each) => has(stems.platforms[each]));
  const service = keysOf(serviceSlugs).find((each) => has(stems.services[each]));
  const named = BRANDS.reduce((text, [input, name]) => text.replaceAll(input, name), keyword);
  return {
    keyword,
    topic: topic ?? fallback,
    platform,
    service,
    spoken: isSpeakable(keyword, known) ? withFigures(named, known.language) : undefined,
    isOurs: [topic, platform, service].some((each) => each !== undefined),
  };
}

/** What may be said of a keyword. */
interface SpokenFacts {
  language: Locale;
  /** That a text may hold. */
  names: readonly string[];
  /** Pieces of the packages that are sold. */
  amounts: readonly number[];
}

function isSpeakable(keyword: string, { names, amounts }: SpokenFacts): boolean {
  if (keyword.length < 3 || keyword.length > MOST_SPOKEN_CHARACTERS) return false;
  if (figuresIn(keyword).some((figure) => !amounts.includes(Number(figure)))) return false;
  if (!/^[\p{L}#][\p{L}# ,’'-]*\p{L}$/u.test(keyword.replaceAll(FACT_FIGURE, '#'))) return false;
  const known = new Set(names.map((name) => name.toLowerCase()));
  return keyword
    .split(/[ ,-]+/)
    .slice(1)
    .every((word) => !/\p{Lu}/u.test(word) || [...known].some((name) => startsLike(word, name)));
}

/** With its figures as the language writes them, each on one line with what it counts. */
function withFigures(keyword: string, language: Locale): string {
  return keyword
    .replaceAll(FACT_FIGURE, (figure) => formatCount(language, Number(figuresIn(figure)[0] ?? 0)))
    .replaceAll(/(?<=\p{N}) /gu, '\u00a0');
}

function startsLike(word: string, name: string): boolean {
  return word.toLowerCase().startsWith(name) && word.length - name.length <= 3;
}

/** Words in lower case, without diacritics. */
function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
