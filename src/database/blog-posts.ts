import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Queryable } from './client.ts';
import { blogPosts } from '#database/schema/blog-posts.ts';

export type BlogPostRow = typeof blogPosts.$inferSelect;

/** The newest published articles of a language, without drafts. */
export function listPublishedPosts(
  db: Queryable,
  { language, limit, offset = 0 }: { language: Locale; limit: number; offset?: number },
): Promise<BlogPostRow[]> {
  return db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.language, language), eq(blogPosts.state, 'published')))
    .orderBy(desc(blogPosts.date), desc(blogPosts.id))
    .limit(limit)
    .offset(offset);
}

/** A published article by its id, which is the slug of its title; undefined where there is none. */
export async function findPublishedPost(
  db: Queryable,
  { id, language }: { id: string; language: Locale },
): Promise<BlogPostRow | undefined> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(
      and(eq(blogPosts.id, id), eq(blogPosts.language, language), eq(blogPosts.state, 'published')),
    )
    .limit(1);
  return row;
}
