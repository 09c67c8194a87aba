import { and, eq, getTableColumns, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { ArticleState } from '#domain/content/articles/article.ts';
import type { ArticleText } from '#domain/content/articles/article-rules.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextWriter } from '#domain/writing/record.ts';
import { articleRedirects, articleVersions, blogPosts } from '#database/schema/articles.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { locks } from '#database/locks.ts';
import { readTexts } from '#database/rows.ts';

const { words: _, ...columns } = getTableColumns(blogPosts);

/** A stored article with all that the section knows of it. */
export type StoredArticleRow = Omit<typeof blogPosts.$inferSelect, 'words'>;

export type ArticleVersion = typeof articleVersions.$inferSelect;

/** Keeps all others from choosing ids of articles until the transaction ends. */
export async function lockArticleIds(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.articleId})`);
}

/** An article of any state; undefined where there is none. */
export async function findStoredArticle(
  db: Queryable,
  id: string,
): Promise<StoredArticleRow | undefined> {
  const [row] = await db.select(columns).from(blogPosts).where(eq(blogPosts.id, id));
  return row;
}

/** An article of any state, locked until the transaction ends; undefined where there is none. */
export async function lockArticle(
  tx: Transaction,
  id: string,
): Promise<StoredArticleRow | undefined> {
  const [row] = await tx.select(columns).from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return row;
}

/**
 * Those of some ids that are taken: by an article of either language, or as a former address of one.
 * @param but the id of an article whose own addresses are not taken for itself
 */
export async function takenIds(
  db: Queryable,
  ids: readonly string[],
  but?: string,
): Promise<string[]> {
  const among = sql.param([...ids]);
  return readTexts(
    db,
    sql`
    select ${blogPosts.id} from ${blogPosts}
    where ${blogPosts.id} = any(${among}::text[]) and ${blogPosts.id} <> ${but ?? ''}
    union select ${articleRedirects.id} from ${articleRedirects}
    where ${articleRedirects.id} = any(${among}::text[])
      and ${articleRedirects.articleId} <> ${but ?? ''}`,
  );
}

/** What is stored of a new article beside its text. */
export interface NewArticle {
  id: string;
  language: Locale;
  origin: 'operator' | 'generated';
  /** Of a generated one, where that is known. */
  writer: TextWriter | null;
  state: ArticleState;
  operatorId: string | null;
  at: Date;
}

/** Stores a new article. Its id must be free (`takenIds`). */
export async function insertArticle(
  tx: Transaction,
  { id, language, origin, writer, state, operatorId, at }: NewArticle,
  text: ArticleText,
): Promise<void> {
  await tx.insert(blogPosts).values({
    id,
    language,
    origin,
    writer: origin === 'generated' ? writer : null,
    state,
    ...textColumns(text),
    createdAt: at,
    savedAt: at,
    savedBy: operatorId,
    publishedAt: state === 'published' ? at : null,
  });
}

/** Former texts that are kept of an article (rules 83): a program may send another one each minute. */
const MOST_VERSIONS = 100;

/** Keeps the text that an article has as a version, to be replaced by another one; the oldest makes room for it. */
export async function keepVersion(tx: Transaction, row: StoredArticleRow, at: Date): Promise<void> {
  const { id: articleId, language, version, title, excerpt, content, format, author } = row;
  const { date, checkedOn, topic, sources, imageUrl, keywords, savedAt, savedBy } = row;
  await tx.insert(articleVersions).values({
    articleId,
    language,
    version,
    title,
    excerpt,
    content,
    format,
    author,
    date,
    checkedOn,
    topic,
    sources,
    imageUrl,
    keywords,
    savedAt,
    savedBy,
    replacedAt: at,
  });
  const isTooOld = lte(articleVersions.version, version - MOST_VERSIONS);
  await tx.delete(articleVersions).where(and(eq(articleVersions.articleId, articleId), isTooOld));
}

/** Gives an article another text, which counts as one more of it. */
export async function replaceText(
  tx: Transaction,
  id: string,
  text: ArticleText,
  { operatorId, at }: { operatorId: string | null; at: Date },
): Promise<void> {
  await tx
    .update(blogPosts)
    .set({
      ...textColumns(text),
      version: sql`${blogPosts.version} + 1`,
      savedAt: at,
      savedBy: operatorId,
    })
    .where(eq(blogPosts.id, id));
}

/** What becomes of an article beside its text. */
export type ArticleChange = Partial<
  Pick<
    StoredArticleRow,
    'state' | 'plannedAt' | 'publishedAt' | 'readAt' | 'readBy' | 'date' | 'origin' | 'writer'
  >
>;

/** Changes the state of an article, or what is noted of it. */
export async function changeArticle(
  tx: Transaction,
  id: string,
  change: ArticleChange,
): Promise<void> {
  await tx.update(blogPosts).set(change).where(eq(blogPosts.id, id));
}

/**
 * Makes two articles translations of each other. Whatever named one of them as its translation before does so no
 * longer.
 * @param other undefined: it has none any more
 */
export async function linkTranslation(
  tx: Transaction,
  id: string,
  other: string | undefined,
): Promise<void> {
  const both = sql.param(other === undefined ? [id] : [id, other]);
  const isFormer = sql`${blogPosts.translation} = any(${both}::text[])
    and ${blogPosts.id} <> all(${both}::text[])`;
  await tx.update(blogPosts).set({ translation: null }).where(isFormer);
  if (other === undefined) return;
  await tx.update(blogPosts).set({ translation: id }).where(eq(blogPosts.id, other));
}

function textColumns(text: ArticleText) {
  const { keywords, ...others } = text;
  return { ...others, keywords: [...keywords] };
}

/**
 * Publishes planned articles whose moment has come, some at a time; of two jobs at once each takes others.
 * @param letsUnread whether what a generator wrote may be published before a person has read it (rules 83)
 * @param dayOf the day that an article bears from then on
 */
export async function publishDue(
  tx: Transaction,
  { at, most, letsUnread }: { at: Date; most: number; letsUnread: boolean },
  dayOf: (plannedAt: Date) => string,
): Promise<{ id: string; title: string }[]> {
  const due = await tx
    .select(columns)
    .from(blogPosts)
    .where(
      and(
        sql`${blogPosts.state} = 'planned'`,
        sql`${blogPosts.plannedAt} <= ${at.toISOString()}::timestamptz`,
        letsUnread ? undefined : or(ne(blogPosts.origin, 'generated'), isNotNull(blogPosts.readAt)),
      ),
    )
    .orderBy(blogPosts.plannedAt)
    .limit(most)
    .for('update', { skipLocked: true });
  for (const { id, plannedAt, publishedAt } of due) {
    await changeArticle(tx, id, {
      state: 'published',
      plannedAt: null,
      publishedAt: publishedAt ?? at,
      date: dayOf(plannedAt ?? at),
    });
  }
  return due;
}
