import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { type ArticleFilter, searchedWords } from '#domain/content/articles/article-filter.ts';
import type { Article, ArticleState } from '#domain/content/articles/article.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { blogPosts } from '#database/schema/articles.ts';
import type { Queryable } from '#database/client.ts';
import { byDay, byWord, keyset } from '#database/keyset.ts';
import { readNumber } from '#database/rows.ts';

const byCode = sql`${blogPosts.id} collate "C"`;
const newestFirst = keyset([byDay(sql`${blogPosts.date}`), byWord(byCode)]);

const PAGE_ROWS = 30;
/** Articles that are counted; beyond them it is said that there are more. */
const MOST_COUNTED = 10_000;

const columns = {
  id: blogPosts.id,
  language: blogPosts.language,
  title: blogPosts.title,
  date: blogPosts.date,
  topic: blogPosts.topic,
  origin: blogPosts.origin,
  state: blogPosts.state,
  plannedAt: blogPosts.plannedAt,
  readAt: blogPosts.readAt,
  cursor: newestFirst.cursor,
};

type Stored = typeof blogPosts.$inferSelect;

export interface ListedArticle extends Pick<Stored, 'id' | 'language' | 'title' | 'date'> {
  topic: Stored['topic'];
  origin: 'operator' | 'generated' | 'built-in';
  state: ArticleState;
  plannedAt: Date | null;
  readAt: Date | null;
  cursor: string;
}

interface AskedArticles {
  values: ArticleFilter;
  cursor?: Cursor | undefined;
}

/**
 * A page of the articles of all states, newest first.
 * @param builtIn those that the shop comes with, as far as the filter shows them
 */
export async function listArticles(
  db: Queryable,
  { values, cursor }: AskedArticles,
  builtIn: readonly Article[],
): Promise<KeysetPage<ListedArticle> & { total: number }> {
  const slice = newestFirst.slice(cursor, PAGE_ROWS);
  const isBackwards = slice.side === 'before';
  const known = builtIn.map(listedOf);
  const [found, stored] =
    values.origin === 'built-in'
      ? [[], 0]
      : await Promise.all([
          db
            .select(columns)
            .from(blogPosts)
            .where(and(filterCondition(values), slice.condition))
            .orderBy(slice.sequence)
            .limit(slice.limit),
          countArticles(db, values),
        ]);
  const isBeyond = (row: ListedArticle) => {
    if (!cursor || !slice.side) return true;
    return isBackwards ? row.cursor > cursor.row : row.cursor < cursor.row;
  };
  const sorted = [...known.filter(isBeyond), ...found].toSorted((a, b) =>
    a.cursor < b.cursor === isBackwards ? -1 : 1,
  );
  const page = slice.page(sorted.slice(0, slice.limit));
  return { ...page, total: known.length + stored };
}

function listedOf(article: Article): ListedArticle {
  const { id, language, title, date, topic = null } = article;
  const fixed = { origin: 'built-in', state: 'published', plannedAt: null, readAt: null } as const;
  return { id, language, title, date, topic, ...fixed, cursor: `${date}~${id}` };
}

/** How many there are of a filter, at most so many as anybody turns pages. */
async function countArticles(db: Queryable, filter: ArticleFilter): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(blogPosts)
    .where(filterCondition(filter));
  return readNumber(db, sql`select count(*) from (${some} limit ${MOST_COUNTED}) found`);
}

/** Stored articles in one language, by which a form proposes translations: the newest. */
export function listTitles(
  db: Queryable,
  language: Stored['language'],
  most: number,
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title })
    .from(blogPosts)
    .where(eq(blogPosts.language, language))
    .orderBy(desc(blogPosts.date), desc(byCode))
    .limit(most);
}

function filterCondition(filter: ArticleFilter): SQL | undefined {
  const { state, language, topic, origin, unread } = filter;
  return and(
    // Written out: a partial index is of use where its condition stands in the query.
    state === undefined ? undefined : sql`${blogPosts.state} = ${state}`,
    language === undefined ? undefined : eq(blogPosts.language, language),
    topic === undefined ? undefined : eq(blogPosts.topic, topic),
    origin === undefined || origin === 'built-in' ? undefined : eq(blogPosts.origin, origin),
    unread ? sql`${blogPosts.origin} = 'generated' and ${blogPosts.readAt} is null` : undefined,
    ...searchedWords(filter).map(
      (word) =>
        sql`${blogPosts.words} @@ to_tsquery('simple', ${`'${word.replaceAll(/['\\]/g, '')}':*`})`,
    ),
  );
}
