import { desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Queryable, Transaction } from './client.ts';
import { blogPosts } from '#database/schema/blog-posts.ts';

/** An article as far as a picture of it is made. */
export interface PicturedPost {
  id: string;
  language: Locale;
  title: string;
  excerpt: string;
}

const pictured = {
  id: blogPosts.id,
  language: blogPosts.language,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
};

/** An article of the database by its id, published or not. */
export async function findAnyPost(db: Queryable, id: string): Promise<PicturedPost | undefined> {
  const [row] = await db.select(pictured).from(blogPosts).where(eq(blogPosts.id, id)).limit(1);
  return row;
}

/** Articles of the database, published or not, the newest first. */
export function listAnyPosts(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<PicturedPost[]> {
  return db
    .select(pictured)
    .from(blogPosts)
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(limit)
    .offset(offset);
}

/** How many articles of the database there are, published or not. */
export function countAnyPosts(db: Queryable): Promise<number> {
  return db.$count(blogPosts, sql`true`);
}

/** Notes that the picture of an article lies at the address of its own. */
export async function noteOwnPicture(tx: Transaction, id: string, imageUrl: string): Promise<void> {
  await tx.update(blogPosts).set({ imageUrl }).where(eq(blogPosts.id, id));
}
