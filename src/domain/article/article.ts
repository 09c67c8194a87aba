import type { Locale } from '#domain/locale.ts';
import type { TextWriter } from '#domain/writing/text-writer.ts';

/** What articles are about; each has a list of its own. */
export const articleTopics = ['networks', 'numbers', 'growth', 'safety', 'buying'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** The motifs that covers are drawn in. */
export const coverFamilies = ['curve', 'ladder', 'board', 'rings', 'bars'] as const;
export type CoverFamily = (typeof coverFamilies)[number];

/** The picture of an article, drawn from its own numbers. */
export interface Cover {
  family: CoverFamily;
  /** 4 to 12 of them, 0 to 100. */
  values: readonly number[];
}

/** A page that an article takes facts from. */
export interface Source {
  /** The day on which it was read, ISO 8601: 2026-11-23. */
  readOn: string;
  /** What is in another language than the article says so: `Instagram: [en: Terms of Use]`. */
  title: string;
  url: string;
}

/** What a list shows of an article. */
export interface ArticleHead {
  /** Also its address; no two articles of either language share one (rules 59). */
  id: string;
  language: Locale;
  title: string;
  excerpt: string;
  /** ISO 8601: 2026-11-23. */
  date: string;
  /** The day on which its facts were last looked at. */
  checkedOn?: string;
  /** Absent: the editorial office (rules 52). */
  author?: string;
  topic?: ArticleTopic;
  keywords: readonly string[];
  /** The id of the same article in the other language. */
  translation?: string;
  cover: Cover;
  imageUrl?: string;
}

/** Who wrote an article. */
export type ArticleOrigin = 'built-in' | 'operator' | 'generated';

/** What becomes of a stored article (rules 83): a planned one is published by itself. */
export const articleStates = ['draft', 'planned', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleFormats = ['markdown', 'html'] as const;
export type ArticleFormat = (typeof articleFormats)[number];

/** An article, whole. */
export interface Article extends ArticleHead {
  origin: ArticleOrigin;
  /** Who wrote a generated one, where that is known. */
  writer?: TextWriter;
  format: ArticleFormat;
  content: string;
  sources: readonly Source[];
}

/** Articles on one page of a list. */
export const ARTICLES_PER_PAGE = 10;
