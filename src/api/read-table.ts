import { findPublishedPost, listPublishedPosts } from '#database/articles/published-articles.ts';
import { type ReviewRow, listShownReviews } from '#database/reviews/reviews.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { CallAnswer } from './call.ts';
import { writeRefusal } from './call.ts';
import { type ShownContext, articleColumns, readerFor } from './shown-post.ts';

/** Most rows of one answer, and as many as come where no limit is given; who asks for more is refused. */
export const MOST_ROWS = 200;
/** As `MOST_ROWS`, for articles: each comes with its whole text. */
export const MOST_ARTICLES = 50;

/** What a query may hold, each part once: the shapes of rules 25 and no others. */
type Query = Record<string, string>;

const tables: Record<
  string,
  (context: ShownContext, query: Query) => Promise<object[] | undefined>
> = {
  testimonials: readReviewTable,
  blog_posts: readArticleTable,
};

/** Reads a table as its part of the address and its query say (rules 25 and 43). */
export async function readTable(
  context: ShownContext,
  table: string,
  search: URLSearchParams,
): Promise<CallAnswer> {
  const read = Object.hasOwn(tables, table) ? tables[table] : undefined;
  if (!read) return writeRefusal({ code: 'table-unknown' });
  const query = Object.fromEntries(search);
  const isOnce = [...search].length === Object.keys(query).length;
  const rows = isOnce && query['select'] === '*' ? await read(context, query) : undefined;
  return rows ? { ok: true, body: rows } : writeRefusal({ code: 'query-unknown' });
}

/**
 * All columns with their origin, so that nobody can show a sample as a customer's word (rules 17).
 */
async function readReviewTable(
  { services: { db, reviewOrigins } }: ShownContext,
  query: Query,
): Promise<object[] | undefined> {
  const { select: _, language: asked, order, limit: most, offset: from, ...others } = query;
  const language = readLanguage(asked);
  const limit = readLimit(most, MOST_ROWS);
  const offset = readOffset(from);
  if (!language || !limit || offset === undefined || !isEmpty(others)) return undefined;
  if (order !== 'created_at.desc') return undefined;
  const origins = await reviewOrigins();
  return (await listShownReviews(db, { language, origins, limit, offset })).map(reviewColumns);
}

/** Texts as the pages say them (rules 43). */
async function readArticleTable(
  context: ShownContext,
  query: Query,
): Promise<object[] | undefined> {
  const { db } = context.services;
  const { select: _, language: asked, order, limit: most, offset: from, ...rest } = query;
  const { id: wanted, ...others } = rest;
  const language = readLanguage(asked);
  const limit = readLimit(most, MOST_ARTICLES);
  const offset = readOffset(from);
  if (!language || !limit || offset === undefined || !isEmpty(others)) return undefined;
  if (wanted === undefined) {
    if (order !== 'date.desc') return undefined;
    const posts = await listPublishedPosts(db, { language, limit, offset });
    const shown = await readerFor(context, language);
    return posts.map((row) => articleColumns(row, shown(row)));
  }
  const id = /^eq\.(.+)$/s.exec(wanted)?.[1];
  if (id === undefined || order !== undefined || offset > 0) return undefined;
  // No article has an id that is not a slug, and the database does not accept every character.
  if (!/^[\p{L}\p{N}_-]{1,200}$/u.test(id)) return [];
  const post = await findPublishedPost(db, { id, language });
  if (!post) return [];
  const shown = await readerFor(context, language);
  return [articleColumns(post, shown(post))];
}

function reviewColumns(row: ReviewRow): object {
  const { id, name, text, rating, service, language, origin, source } = row;
  const created_at = row.createdAt.toISOString();
  return { id, name, text, rating, service, language, origin, source, created_at };
}

function readLanguage(condition: string | undefined): Locale | undefined {
  return locales.find((locale) => condition === `eq.${locale}`);
}

/** Undefined where it is no number of rows that we give. */
function readLimit(text: string | undefined, most: number): number | undefined {
  if (text === undefined) return most;
  const limit = Number(text);
  return /^\d{1,4}$/.test(text) && limit >= 1 && limit <= most ? limit : undefined;
}

/** Rows that are left out before the first; undefined where it is no number of rows. */
function readOffset(text = '0'): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function isEmpty(others: Query): boolean {
  return Object.keys(others).length === 0;
}
