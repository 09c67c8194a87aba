import { type SQL, and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ArticleTopic } from '#domain/content/articles/article.ts';
import type { ArticlePosition } from '#domain/content/articles/articles.ts';
import type { Locale } from '#domain/locale.ts';
import type { Queryable } from '#database/client.ts';
import { blogPosts } from '#database/schema/articles.ts';
import { readNumber } from '#database/rows.ts';

const { words: _, ...columns } = getTableColumns(blogPosts);
const { content: __, ...headColumns } = columns;

export type BlogPostRow = Omit<typeof blogPosts.$inferSelect, 'words'>;
/** What a list shows of a row: everything but its text. */
export type BlogPostHeadRow = Omit<BlogPostRow, 'content'>;

/** Which published articles are read. */
export interface WhichPosts {
  language: Locale;
  topic?: ArticleTopic | undefined;
  /** Ids that something else has, which no row may have. */
  except: readonly string[];
}

const byCode = sql`${blogPosts.id} collate "C"`;
const newestFirst = [desc(blogPosts.date), desc(byCode)];

/** Written out: a partial index is of use where its condition stands in the query. */
const isPublished = sql`${blogPosts.state} = 'published'`;

/** The newest published articles of a language, without drafts. */
export function listPublishedPosts(
  db: Queryable,
  { language, limit, offset = 0 }: { language: Locale; limit: number; offset?: number },
): Promise<BlogPostRow[]> {
  return db
    .select(columns)
    .from(blogPosts)
    .where(and(eq(blogPosts.language, language), isPublished))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** The beginnings of the newest published articles of a language. @param characters of each text */
export function listPublishedBeginnings(
  db: Queryable,
  { language, limit, characters }: { language: Locale; limit: number; characters: number },
): Promise<Pick<BlogPostRow, 'title' | 'excerpt' | 'content'>[]> {
  const { title, excerpt } = blogPosts;
  const content = sql<string>`left(${blogPosts.content}, ${characters})`;
  return db
    .select({ title, excerpt, content })
    .from(blogPosts)
    .where(and(eq(blogPosts.language, language), isPublished))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** A published article by its id, which is the slug of its title; undefined where there is none. */
export async function findPublishedPost(
  db: Queryable,
  { id, language }: { id: string; language: Locale },
): Promise<BlogPostRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), eq(blogPosts.language, language), isPublished))
    .limit(1);
  return row;
}

/**
 * The heads of a stretch of the list, newest first. Where they begin is looked for in the index alone, however
 * far down that is.
 */
export async function listPostHeads(
  db: Queryable,
  { limit, offset, ...which }: WhichPosts & { limit: number; offset: number },
): Promise<BlogPostHeadRow[]> {
  const ids = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(matchPosts(which))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return db
    .select(headColumns)
    .from(blogPosts)
    .where(sql`${blogPosts.id} = any(array(${ids}))`)
    .orderBy(...newestFirst);
}

/**
 * How many published articles there are. All are counted in the index, and then the few that have no right to
 * their ids: comparing each with those takes longer than counting.
 */
export async function countPosts(
  db: Queryable,
  { language, topic, except }: WhichPosts,
): Promise<number> {
  const which = and(
    eq(blogPosts.language, language),
    topic === undefined ? undefined : eq(blogPosts.topic, topic),
    isPublished,
  );
  const refused = sql`${blogPosts.id} = any(${sql.param([...except])}::text[])`;
  return readNumber(
    db,
    sql`select (select count(*) from ${blogPosts} where ${which})
      - (select count(*) from ${blogPosts} where ${and(which, refused)})`,
  );
}

/** How many of these ids are published articles of either language. */
export async function countPostsAmong(db: Queryable, ids: readonly string[]): Promise<number> {
  const isAmong = sql`${blogPosts.id} = any(${sql.param([...ids])}::text[])`;
  return db.$count(blogPosts, and(isAmong, isPublished));
}

/** The heads of the next articles on one side of a place in the list, the nearest first. */
export function listPostsBeside(
  db: Queryable,
  { date, id }: ArticlePosition,
  { side, limit, ...which }: WhichPosts & { side: 'older' | 'newer'; limit: number },
): Promise<BlogPostHeadRow[]> {
  const cursor = sql`(${blogPosts.date}, ${byCode})`;
  const here = sql`(${date}::date, ${id}::text collate "C")`;
  const beside = side === 'older' ? sql`${cursor} < ${here}` : sql`${cursor} > ${here}`;
  const order = side === 'older' ? newestFirst : [sql`${blogPosts.date}`, sql`${byCode}`];
  return db
    .select(headColumns)
    .from(blogPosts)
    .where(and(matchPosts(which), beside))
    .orderBy(...order)
    .limit(limit);
}

/** The heads of published articles by their ids, in no order. */
export function listPostHeadsById(
  db: Queryable,
  { ids, language }: { ids: readonly string[]; language: Locale },
): Promise<BlogPostHeadRow[]> {
  return db
    .select(headColumns)
    .from(blogPosts)
    .where(
      and(
        sql`${blogPosts.id} = any(${sql.param([...ids])}::text[])`,
        eq(blogPosts.language, language),
        isPublished,
      ),
    );
}

function matchPosts({ language, topic, except }: WhichPosts): SQL | undefined {
  return and(
    eq(blogPosts.language, language),
    topic === undefined ? undefined : eq(blogPosts.topic, topic),
    isPublished,
    sql`${blogPosts.id} <> all(${sql.param([...except])}::text[])`,
  );
}
