import { eq, sql } from 'drizzle-orm';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Database } from '#database/client.ts';
import { lockImport } from './review-imports.ts';
import { reviewImportRows, reviewImports } from '#database/schema/review-imports.ts';
import { reviews } from '#database/schema/reviews.ts';

/** What the next transaction of an import does. */
interface NextBulkAction {
  most: number;
  at: Date;
  /** Whether the pages show it already, which the last one always lets them. */
  isTelling: boolean;
}

/**
 * Makes reviews of the next rows of an import, in one transaction with taking the rows away: after a crash each is
 * one or the other. Each is dated by its own day (rules 71).
 * @returns whether there is more to do
 */
export async function storeNextRows(
  db: Database,
  id: string,
  { most, at, isTelling }: NextBulkAction,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (found?.state !== 'running') return false;
    const { isPublished, person } = found;
    const { rows } = await tx.execute<{ taken: number; stored: number }>(sql`
      with taken as (
        delete from ${reviewImportRows} where import_id = ${id}::uuid and row = any(array(
          select row from ${reviewImportRows}
          where import_id = ${id}::uuid and fault is null order by row limit ${most}))
        returning *),
      stored as (
        insert into ${reviews} (id, name, text, rating, service, language, origin, source, source_url,
          exported_on, import_id, content_hash, state, decided_by, decided_at, created_at)
        select gen_random_uuid(), name, text, rating, service, language, 'imported', ${found.source},
          ${found.sourceUrl}, ${found.exportedOn}::date, import_id, content_hash,
          ${isPublished ? 'published' : 'pending'}, ${isPublished ? person : null},
          ${isPublished ? at.toISOString() : null}::timestamptz, (written_on + time '12:00') at time zone 'UTC'
        from taken order by row
        on conflict do nothing returning id)
      select (select count(*) from taken)::integer as taken, (select count(*) from stored)::integer as stored`);
    const { taken = 0, stored = 0 } = rows[0] ?? {};
    const isDone = taken < most;
    await tx
      .update(reviewImports)
      .set({
        stored: sql`${reviewImports.stored} + ${stored}`,
        doubles: sql`${reviewImports.doubles} + ${taken - stored}`,
        ...(isDone && { state: 'done' as const, endedAt: at }),
      })
      .where(eq(reviewImports.id, id));
    if (isPublished && (isTelling || isDone)) await tellChangedPages(tx, 'reviews');
    return !isDone;
  });
}

/** Takes the next reviews of a withdrawn import away, and what was left of its rows. @returns whether there are more */
export async function removeNextReviews(
  db: Database,
  id: string,
  { most, at, isTelling }: NextBulkAction,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await lockImport(tx, id))?.state !== 'withdrawing') return false;
    const { rowCount } = await tx.execute(sql`
      delete from ${reviews} where id = any(array(
        select id from ${reviews} where import_id = ${id}::uuid limit ${most}))`);
    const isDone = (rowCount ?? 0) < most;
    if (isDone) {
      await tx.delete(reviewImportRows).where(eq(reviewImportRows.importId, id));
      await tx
        .update(reviewImports)
        .set({ state: 'withdrawn', endedAt: at })
        .where(eq(reviewImports.id, id));
    }
    if (isTelling || isDone) await tellChangedPages(tx, 'reviews');
    return !isDone;
  });
}
