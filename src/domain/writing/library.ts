import type { ArticleTopic } from '#domain/article/article.ts';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';

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

/** How a network is called. */
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
