import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm';
import { articleVersions, blogPosts, takenPictures } from '#database/schema/articles.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { readTexts } from '#database/rows.ts';

/** Notes that a picture was sent now. Waits for whoever takes it away at this moment. */
export async function recordTakenPicture(
  db: Queryable,
  hash: string,
  takenAt: Date,
): Promise<void> {
  await db
    .insert(takenPictures)
    .values({ hash, takenAt })
    .onConflictDoUpdate({ target: takenPictures.hash, set: { takenAt } });
}

/** Notes pictures of the storage that nobody has noted, as sent at this moment. */
export async function recordFoundPictures(
  db: Queryable,
  hashes: readonly string[],
  takenAt: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${takenPictures} (hash, taken_at)
    select hash, ${takenAt.toISOString()}::timestamptz
    from unnest(${sql.param([...hashes])}::text[]) hash
    on conflict (hash) do nothing`);
}

/**
 * Some of the pictures that were sent last before a moment, in the order of their marks, locked until the transaction
 * ends; what somebody else holds is left out.
 */
export async function lockOldPictures(
  tx: Transaction,
  before: Date,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await tx
    .select({ hash: takenPictures.hash })
    .from(takenPictures)
    .where(and(lt(takenPictures.takenAt, before), gt(takenPictures.hash, after)))
    .orderBy(asc(takenPictures.hash))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ hash }) => hash);
}

/** Which of a few pictures articles or their former texts name. */
export async function usedAmong(tx: Transaction, hashes: readonly string[]): Promise<Set<string>> {
  const names = sql`position(hash in content) > 0 or position(hash in coalesce(image_url, '')) > 0`;
  const used = await readTexts(
    tx,
    sql`select hash from unnest(${sql.param([...hashes])}::text[]) hash
    where exists (select from ${blogPosts} where ${names})
      or exists (select from ${articleVersions} where ${names})`,
  );
  return new Set(used);
}

/** Forgets pictures whose bytes are gone. */
export async function forgetPictures(tx: Transaction, hashes: readonly string[]): Promise<void> {
  await tx.delete(takenPictures).where(inArray(takenPictures.hash, [...hashes]));
}
