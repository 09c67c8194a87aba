import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { DeskFilter } from '#domain/article/desk-filter.ts';
import type { ArticleState } from '#domain/article/article.ts';
import { blogPosts } from '#database/schema/blog-posts.ts';
import type { Queryable } from './client.ts';

const byCode = sql`${blogPosts.id} collate "C"`;

/** Articles that are counted; beyond them it is said that there are more. */
const MOST_COUNTED = 10_000;

const shown = {
  id: blogPosts.id,
  language: blogPosts.language,
  title: blogPosts.title,
  date: blogPosts.date,
  topic: blogPosts.topic,
  origin: blogPosts.origin,
  state: blogPosts.state,
  plannedAt: blogPosts.plannedAt,
  readAt: blogPosts.readAt,
  translation: blogPosts.translation,
};

/** What the list of the section shows of a stored article. */
export interface DeskHead {
  id: string;
  language: (typeof blogPosts.$inferSelect)['language'];
  title: string;
  date: string;
  topic: (typeof blogPosts.$inferSelect)['topic'];
  origin: 'operator' | 'generated' | 'built-in';
  state: ArticleState;
  plannedAt: Date | null;
  readAt: Date | null;
  translation: string | null;
}

/** A stretch of the stored articles of all states, newest first. */
export function listDeskArticles(
  db: Queryable,
  filter: DeskFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeskHead[]> {
  return db
    .select(shown)
    .from(blogPosts)
    .where(matching(filter))
    .orderBy(desc(blogPosts.date), desc(byCode))
    .limit(limit)
    .offset(offset);
}

/** How many there are of a filter, at most so many as anybody turns pages. */
export async function countDeskArticles(db: Queryable, filter: DeskFilter): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(blogPosts)
    .where(matching(filter));
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (${some} limit ${MOST_COUNTED}) found`);
  return rows[0]?.count ?? 0;
}

/** Stored articles in one language, by which a form proposes translations: the newest. */
export function listTitles(
  db: Queryable,
  language: DeskHead['language'],
  most: number,
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title })
    .from(blogPosts)
    .where(eq(blogPosts.language, language))
    .orderBy(desc(blogPosts.date), desc(byCode))
    .limit(most);
}

function matching({ state, language, topic, origin, words, unread }: DeskFilter): SQL | undefined {
  return and(
    // Written out: a partial index is of use where its condition stands in the query.
    state === undefined ? undefined : sql`${blogPosts.state} = ${state}`,
    language === undefined ? undefined : eq(blogPosts.language, language),
    topic === undefined ? undefined : eq(blogPosts.topic, topic),
    origin === undefined || origin === 'built-in' ? undefined : eq(blogPosts.origin, origin),
    unread ? sql`${blogPosts.origin} = 'generated' and ${blogPosts.readAt} is null` : undefined,
    ...words.map(
      (word) =>
        sql`${blogPosts.words} @@ to_tsquery('simple', ${`'${word.replaceAll(/['\\]/g, '')}':*`})`,
    ),
  );
}
