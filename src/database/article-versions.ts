import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { articleVersions } from '#database/schema/blog-posts.ts';
import { operators } from '#database/schema/operators.ts';
import type { ArticleVersion } from './article-desk.ts';
import type { Queryable } from './client.ts';

/** What a list shows of a former text. */
export interface VersionHead {
  version: number;
  title: string;
  savedAt: Date;
  /** The name of who saved it; null: a program, or somebody whose account is gone. */
  person: string | null;
}

/** The former texts of an article, the newest first, as many as a page shows. */
export function listVersions(
  db: Queryable,
  articleId: string,
  { before, most }: { before: number | undefined; most: number },
): Promise<VersionHead[]> {
  const { version, title, savedAt } = articleVersions;
  return db
    .select({ version, title, savedAt, person: operators.name })
    .from(articleVersions)
    .leftJoin(operators, eq(operators.id, articleVersions.savedBy))
    .where(
      and(
        eq(articleVersions.articleId, articleId),
        before === undefined ? undefined : lt(version, before),
      ),
    )
    .orderBy(desc(version))
    .limit(most);
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

/** Deletes former texts that were replaced before a moment. @returns how many went */
export async function deleteArticleVersions(
  db: Queryable,
  before: Date,
  most: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${articleVersions} where ctid = any(array(
      select ctid from ${articleVersions} where replaced_at < ${before.toISOString()}::timestamptz
      limit ${most}))`);
  return rowCount ?? 0;
}

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
