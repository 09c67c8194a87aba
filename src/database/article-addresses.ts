import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { articleRedirects, blogPosts } from '#database/schema/blog-posts.ts';
import type { DeskArticle } from './article-desk.ts';
import type { Queryable, Transaction } from './client.ts';

/**
 * Gives an article another id. Its versions and former addresses follow it (foreign keys), and so does what its
 * translation says of it.
 * @param keepsFormer whether the former address goes on leading to it
 */
export async function renameArticle(
  tx: Transaction,
  { id, language }: Pick<DeskArticle, 'id' | 'language'>,
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
