import { addresses } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextWriter } from '#domain/writing/record.ts';

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
export interface ArticleSource {
  /** The day on which it was read, ISO 8601: 2026-11-23. */
  readOn: string;
  /** What is in another language than the article says so: `Instagram: [en: Terms of Use]`. */
  title: string;
  url: string;
}

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

export type ArticleOrigin = 'built-in' | 'operator' | 'generated';

/** What becomes of a stored article (rules 83): a planned one is published by itself. */
export const articleStates = ['draft', 'planned', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleFormats = ['markdown', 'html'] as const;
export type ArticleFormat = (typeof articleFormats)[number];

export interface Article extends ArticleHead {
  origin: ArticleOrigin;
  /** Who wrote a generated one, where that is known. */
  writer?: TextWriter;
  format: ArticleFormat;
  content: string;
  sources: readonly ArticleSource[];
}

/** Articles on one page of a list. */
export const ARTICLES_PER_PAGE = 10;

/** The most that an article may have, in bytes of UTF-8: 200 kB (rules 59). */
export const MOST_ARTICLE_BYTES = 200_000;
/** Characters of HTML that may be made of it: a link that a text defines once and uses often is written out each time. */
export const MOST_ARTICLE_HTML = 5 * MOST_ARTICLE_BYTES;

const MOST_CHARACTERS = 100;

/** Whether a text has the form of an article's id, which is its address too. */
export function isArticleId(text: string): boolean {
  return text.length <= MOST_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Why an article may not have an id. */
export type IdRefusal = 'form' | 'page' | 'taken';

/**
 * Why an article may not have this id, or undefined where it may: it has another form, a page of either
 * edition lies at its address, or another article of either language has it, be it in other letters (rules 59).
 * @param taken the ids of all other articles
 */
export function refusedId(id: string, taken: Iterable<string>): IdRefusal | undefined {
  const lower = id.toLowerCase();
  for (const other of taken) if (other.toLowerCase() === lower) return 'taken';
  if (!isArticleId(id)) return 'form';
  return idsOfPages.has(id) ? 'page' : undefined;
}

/**
 * What begins an address of the shop: an article at `/ad` or `/storage` would look like the home of what lies
 * below. Files and probes of load balancers are in no table of addresses.
 */
export const idsOfPages: ReadonlySet<string> = new Set(
  Object.values(addresses)
    .flatMap(({ path }) => [path.cs, path.en])
    .flatMap((path) => /^\/([^/:*]+)/.exec(path)?.[1] ?? [])
    .map((part) => part.toLowerCase())
    .concat('assets', 'healthz', 'readyz', 'metrics'),
);

/** How the figures of the shop, a mark of a source and a source are written in an article, for the hints of its editor. */
export const SAMPLE_CODE = '[[price:ig-followers-1000]]';
export const SAMPLE_MARK = '[^1]';
export const SAMPLE_DAY = '2026-11-24';
