import { type SQL, and, eq, lt, sql } from 'drizzle-orm';
import { articleRedirects, articleVersions, blogPosts } from '#database/schema/articles.ts';
import { operators } from '#database/schema/operators.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { ArticleVersion, StoredArticleRow } from './article-changes.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { byNumber, keyset } from '#database/keyset.ts';
import { deleteOld } from '#database/tidy.ts';

/** What a list shows of a former text. */
export interface VersionHead {
  version: number;
  title: string;
  savedAt: Date;
  /** The name of who saved it; null: a program, or somebody whose account is gone. */
  person: string | null;
}

/** Former texts of a page. */
const PAGE_ROWS = 20;

const newestFirst = keyset([byNumber(sql`${articleVersions.version}`)]);

/** A page of the former texts of an article, the newest first. */
export async function listVersions(
  db: Queryable,
  articleId: string,
  cursor?: Cursor,
): Promise<KeysetPage<VersionHead>> {
  const slice = newestFirst.slice(cursor, PAGE_ROWS);
  const { version, title, savedAt } = articleVersions;
  const found = await db
    .select({ version, title, savedAt, person: operators.name, cursor: newestFirst.cursor })
    .from(articleVersions)
    .leftJoin(operators, eq(operators.id, articleVersions.savedBy))
    .where(and(eq(articleVersions.articleId, articleId), slice.condition))
    .orderBy(slice.sequence)
    .limit(slice.limit);
  return slice.page(found);
}

/** A former text, whole; undefined where there is none of that number. */
export async function findVersion(
  db: Queryable,
  articleId: string,
  version: number,
): Promise<ArticleVersion | undefined> {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.version, version)));
  return row;
}

/** Deletes former texts that were replaced before a moment. */
export const deleteArticleVersions = deleteOld(articleVersions, sql`ctid`, (before) =>
  lt(articleVersions.replacedAt, before),
);

/** The name of somebody who works in the section; undefined where nobody has that id. */
export async function findPersonName(
  db: Queryable,
  id: string | null,
): Promise<string | undefined> {
  if (id === null) return undefined;
  const [row] = await db
    .select({ name: operators.name })
    .from(operators)
    .where(eq(operators.id, id));
  return row?.name;
}

/**
 * Gives an article another id. Its versions and former addresses follow it (foreign keys), and so does what its
 * translation says of it.
 * @param keepsFormer whether the former address goes on leading to it
 */
export async function renameArticle(
  tx: Transaction,
  { id, language }: Pick<StoredArticleRow, 'id' | 'language'>,
  { to, keepsFormer, at }: { to: string; keepsFormer: boolean; at: Date },
): Promise<void> {
  await tx.delete(articleRedirects).where(eq(articleRedirects.id, to));
  await tx.update(blogPosts).set({ id: to }).where(eq(blogPosts.id, id));
  await tx.update(blogPosts).set({ translation: to }).where(eq(blogPosts.translation, id));
  if (!keepsFormer) return;
  await tx.insert(articleRedirects).values({ id, articleId: to, language, createdAt: at });
}

/** The article that had an address before, of a language; undefined where none had. */
export async function findFormerAddress(
  db: Queryable,
  id: string,
  language: Locale,
): Promise<string | undefined> {
  const isPublished: SQL = sql`${blogPosts.state} = 'published'`;
  const [row] = await db
    .select({ id: blogPosts.id })
    .from(articleRedirects)
    .innerJoin(blogPosts, eq(blogPosts.id, articleRedirects.articleId))
    .where(and(eq(articleRedirects.id, id), eq(blogPosts.language, language), isPublished));
  return row?.id;
}

/** The addresses that an article had before, the newest first. */
export async function listFormerAddresses(
  db: Queryable,
  articleId: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: articleRedirects.id })
    .from(articleRedirects)
    .where(eq(articleRedirects.articleId, articleId))
    .orderBy(sql`${articleRedirects.createdAt} desc`)
    .limit(most);
  return rows.map(({ id }) => id);
}
