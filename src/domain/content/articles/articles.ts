import type { Claims } from '#domain/content/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { Article, ArticleHead, ArticleTopic } from './article.ts';

/** One page of articles, newest first. */
export interface ArticleList {
  heads: readonly ArticleHead[];
  /** Of all pages. */
  total: number;
  /** Whether the articles of the database could not be read; built-in ones are there all the same. */
  away: boolean;
}

export interface ArticleNeighbours {
  /** The next older one. */
  previous: ArticleHead | undefined;
  /** The next newer one. */
  next: ArticleHead | undefined;
  /** Up to three on the same topic. */
  related: readonly ArticleHead[];
  away: boolean;
}

/** What a search found: the best page of it, and how much there is, up to a bound. */
export interface FoundArticles {
  heads: readonly ArticleHead[];
  total: number;
}

/** A heading that the list of contents leads to. */
export interface ContentsEntry {
  /** The anchor. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** An article as a page shows it. The HTML is harmless whatever the text was. */
export interface RenderedArticle {
  html: string;
  contents: readonly ContentsEntry[];
  /** Reading time, at least one minute. */
  minutes: number;
  words: number;
  /** The text is too large, or too intricate to be rendered in time: nothing of it is shown, and that is said. */
  isLeftOut?: true;
}

/** What short codes take their figures from. */
export interface ArticleFacts {
  locale: Locale;
  offering: Offering;
  claims: Claims;
}

/** The articles of the shop: those that it comes with, and those of the database. */
export interface Articles {
  /** A page of the list, ten articles long unless told; the first is 1. */
  list(asked: {
    language: Locale;
    topic?: ArticleTopic | undefined;
    page: number;
    size?: number;
  }): Promise<ArticleList>;
  /**
   * Undefined where there is no such article; of what has not the form of an id nobody is asked.
   * @throws while the database is away, of articles that would be there
   */
  find(asked: { language: Locale; id: string }): Promise<Article | undefined>;
  /** The published article that had this address before (rules 83); undefined where none had. */
  findFormer(asked: { language: Locale; id: string }): Promise<Article | undefined>;
  /** How many of these ids are articles of either language; of the built-in ones while the database is away. */
  countAmong(ids: readonly string[]): Promise<number>;
  around(article: ArticleHead): Promise<ArticleNeighbours>;
  /** Takes any words; 'away' while the database is. */
  search(asked: { language: Locale; words: string; page: number }): Promise<FoundArticles | 'away'>;
  /** Fails where more readers wait for articles than may. */
  render(article: Article, facts: ArticleFacts): Promise<RenderedArticle>;
  /** The same for who writes it: readers never wait for it. */
  preview(article: Article, facts: ArticleFacts): Promise<RenderedArticle>;
}

/** The order of all lists: by day, and on one day by id, as the database does it. */
export function compareNewestFirst(a: ArticlePosition, b: ArticlePosition): number {
  return compare(b.date, a.date) || compare(b.id, a.id);
}

/** Where an article stands in a list. */
export type ArticlePosition = Pick<ArticleHead, 'date' | 'id'>;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface Stretch {
  offset: number;
  limit: number;
}

/**
 * Which rows are needed for a page of a list in which some articles, already known, lie between them: the page
 * may begin by as many rows earlier as there are known ones.
 */
export function rowsNeeded(page: Stretch, known: number): Stretch {
  const offset = Math.max(0, page.offset - known);
  return { offset, limit: page.offset + page.limit - offset };
}

/**
 * The page, newest first.
 * @param rows those of `rowsNeeded`
 */
export function mergedPage<Head extends ArticlePosition>(
  page: Stretch,
  known: readonly Head[],
  rows: readonly Head[],
): Head[] {
  const begun = page.offset - rowsNeeded(page, known.length).offset;
  return [...known, ...rows].toSorted(compareNewestFirst).slice(begun, begun + page.limit);
}

const MOST = 3;

/** Up to three others that have the most in common with an article: topic first, then keywords. */
export function relatedTo(article: ArticleHead, others: readonly ArticleHead[]): ArticleHead[] {
  const keywords = new Set(article.keywords.map((word) => word.toLowerCase()));
  const score = ({ topic, keywords: theirs }: ArticleHead) =>
    (topic !== undefined && topic === article.topic ? 2 : 0) +
    theirs.filter((word) => keywords.has(word.toLowerCase())).length;
  return others
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => score(b) - score(a) || compareNewestFirst(a, b))
    .slice(0, MOST);
}
