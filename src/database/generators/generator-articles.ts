import { type SQL, and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Locale, locales } from '#domain/locale.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { blogPosts } from '#database/schema/articles.ts';

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

const newestFirst = [desc(blogPosts.date), desc(sql`${blogPosts.id} collate "C"`)];

/** A published article of a generator. */
export type GeneratedPost = Pick<PicturedPost, 'id' | 'language'>;

const generated = and(eq(blogPosts.state, 'published'), eq(blogPosts.origin, 'generated'));

/** The newest articles of a generator that are on the site; of each language no more than asked for. */
export async function listGenerated(
  db: Queryable,
  { limit, isUnread = false }: { limit: number; isUnread?: boolean },
): Promise<GeneratedPost[]> {
  const found = await Promise.all(
    locales.map((language) =>
      db
        .select({ id: blogPosts.id, language: blogPosts.language })
        .from(blogPosts)
        .where(
          and(
            generated,
            eq(blogPosts.language, language),
            isUnread ? isNull(blogPosts.readAt) : undefined,
          ),
        )
        .orderBy(...newestFirst)
        .limit(limit),
    ),
  );
  return found.flat();
}

/** Articles of the database, published or not, the newest first. */
export function listAnyPosts(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<PicturedPost[]> {
  return db
    .select(pictured)
    .from(blogPosts)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** Articles of the database that are none of these, the newest first. */
export function listOtherPosts(
  db: Queryable,
  known: readonly string[],
  limit: number,
): Promise<PicturedPost[]> {
  return db
    .select(pictured)
    .from(blogPosts)
    .where(isNoneOf(known))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** How many articles of the database there are, published or not, and how many of them are none of these. */
export async function countAnyPosts(
  db: Queryable,
  known: readonly string[],
): Promise<{ all: number; others: number }> {
  const [row] = await db
    .select({
      all: sql`count(*)::int`.mapWith(Number),
      others: sql`(count(*) filter (where ${isNoneOf(known)}))::int`.mapWith(Number),
    })
    .from(blogPosts);
  return row ?? { all: 0, others: 0 };
}

function isNoneOf(ids: readonly string[]): SQL {
  return sql`${blogPosts.id} <> all(${sql.param([...ids])}::text[])`;
}

/** Notes that the picture of an article lies at the address of its own. */
export async function recordOwnPicture(
  tx: Transaction,
  id: string,
  imageUrl: string,
): Promise<void> {
  await tx.update(blogPosts).set({ imageUrl }).where(eq(blogPosts.id, id));
}
