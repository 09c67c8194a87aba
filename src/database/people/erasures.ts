import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#database/client.ts';
import { byId, byMoment, keyset } from '#database/keyset.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { erasures } from '#database/schema/upkeep.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { readTexts } from '#database/rows.ts';

export type ErasureRow = typeof erasures.$inferSelect;

/**
 * Notes that somebody is to be erased, with the job that does it; the transaction has found nothing in its way.
 * @returns false where an erasure of this address is under way already; the same request again is no other
 */
export async function beginErasure(
  db: Queryable,
  erasure: Pick<ErasureRow, 'id' | 'addressHash' | 'operatorId' | 'askedAt'> & { address: string },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(erasures)
    .values({ ...erasure, state: 'running' })
    .onConflictDoNothing();
  if (rowCount === 0) return false;
  await queueErasure(db, erasure.id);
  return true;
}

/** Queues the job of one that is under way. */
export async function queueErasure(db: Queryable, id: string): Promise<void> {
  await addJob(db, 'erase-person', { erasureId: id }, { key: `erasure-${id}` });
}

/** One of them by its id. */
export async function findErasure(db: Queryable, id: string): Promise<ErasureRow | undefined> {
  const [row] = await db.select().from(erasures).where(eq(erasures.id, id)).limit(1);
  return row;
}

/** One that is under way, locked for the transaction that goes on with it; undefined where none is. */
export async function lockRunning(
  tx: Queryable,
  id: string,
): Promise<(ErasureRow & { address: string }) | undefined> {
  const [row] = await tx.select().from(erasures).where(eq(erasures.id, id)).limit(1).for('update');
  if (!row || row.address === null) return undefined;
  return { ...row, address: row.address };
}

/** Adds what was erased. */
export async function recordErased(tx: Queryable, id: string, rows: number): Promise<void> {
  await tx
    .update(erasures)
    .set({ erased: sql`${erasures.erased} + ${rows}` })
    .where(eq(erasures.id, id));
}

/** Ends one, and forgets its address. @returns false where somebody else has ended it */
export async function endErasure(tx: Queryable, id: string, endedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(erasures)
    .set({ state: 'done', address: null, endedAt })
    .where(and(eq(erasures.id, id), ne(erasures.state, 'done')));
  return (rowCount ?? 0) > 0;
}

/** Lets one wait for what is not finished; its address is found again by the hash. */
export async function letErasureWait(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(erasures)
    .set({ state: 'waiting', address: null })
    .where(and(eq(erasures.id, id), eq(erasures.state, 'running')));
}

/**
 * Goes on with one that waited, whose address has been found.
 * @returns false where another of this address is under way
 */
export async function wakeErasure(db: Queryable, id: string, address: string): Promise<boolean> {
  const { rowCount } = await db
    .update(erasures)
    .set({ state: 'running', address })
    .where(
      and(
        eq(erasures.id, id),
        eq(erasures.state, 'waiting'),
        sql`not exists (select from erasures other where other.address = ${address})`,
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Behind which erasure a job goes on. */
export interface ErasureCursor {
  askedAt: Date;
  id: string;
}

/** Those that wait, the oldest first. @param after the last of those before */
export async function listWaiting(
  db: Queryable,
  after: ErasureCursor | undefined,
  most: number,
): Promise<ErasureRow[]> {
  const { askedAt, id } = erasures;
  const younger =
    after && or(gt(askedAt, after.askedAt), and(eq(askedAt, after.askedAt), gt(id, after.id)));
  return db
    .select()
    .from(erasures)
    .where(and(eq(erasures.state, 'waiting'), younger))
    .orderBy(asc(askedAt), asc(id))
    .limit(most);
}

/** Queues those anew that have been under way since before a moment: their job has failed for good. */
export async function queueStuckErasures(db: Queryable, before: Date): Promise<void> {
  const stuck = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(and(eq(erasures.state, 'running'), lt(erasures.askedAt, before)));
  for (const { id } of stuck) await queueErasure(db, id);
}

const PAGE_ROWS = 20;

const newestFirst = keyset([byMoment(sql`${erasures.askedAt}`), byId(sql`${erasures.id}`)]);

/** A page of them, newest first: which there were, without saying of whom. */
export async function listErasures(
  db: Queryable,
  cursor?: Cursor,
): Promise<KeysetPage<Pick<ErasureRow, 'id' | 'state' | 'askedAt' | 'erased'>>> {
  const slice = newestFirst.slice(cursor, PAGE_ROWS);
  const { id, state, askedAt, erased } = erasures;
  const found = await db
    .select({ id, state, askedAt, erased, cursor: newestFirst.cursor })
    .from(erasures)
    .where(slice.condition)
    .orderBy(slice.sequence)
    .limit(slice.limit);
  return slice.page(found);
}

/**
 * Lets the erasures of an address that were done wait anew: something of that time has come back. By the hash.
 * @param madeAt when what came back was made; younger erasures meant it, older ones did not
 */
export async function reopenErasures(
  tx: Queryable,
  hashes: readonly string[],
  madeAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(erasures)
    .set({ state: 'waiting', endedAt: null })
    .where(
      and(
        inArray(erasures.addressHash, [...hashes]),
        gte(erasures.askedAt, madeAt),
        eq(erasures.state, 'done'),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Takes over one that the storage knows and this database does not, as waiting. */
export async function takeOverErasure(
  db: Queryable,
  erasure: Pick<ErasureRow, 'id' | 'addressHash' | 'operatorId' | 'askedAt'>,
): Promise<void> {
  await db
    .insert(erasures)
    .values({ ...erasure, state: 'waiting' })
    .onConflictDoNothing();
}

/** The ids of all of them. */
export async function listKnownErasures(db: Queryable): Promise<string[]> {
  return (await db.select({ id: erasures.id }).from(erasures)).map(({ id }) => id);
}

/** Addresses of customers in chunks, each once, in no useful sequence; ends with the last. */
export async function* walkAddresses(db: Queryable, chunk: number): AsyncGenerator<string[]> {
  let after = '';
  for (;;) {
    const found = await readTexts(
      db,
      sql`select address from (
        (select distinct lower(email) as address from orders where lower(email) > ${after} order by 1 limit ${chunk})
        union (select distinct lower(email) from messages where lower(email) > ${after} order by 1 limit ${chunk})
        union (select distinct lower(email) from withdrawals where lower(email) > ${after} order by 1 limit ${chunk})
        union (select distinct lower(to_address) from emails
          where to_address is not null and lower(to_address) > ${after} order by 1 limit ${chunk})
        union (select distinct lower(from_address) from message_entries
          where lower(from_address) > ${after} order by 1 limit ${chunk})
      ) each order by 1 limit ${chunk}`,
    );
    if (found.length > 0) yield found;
    const last = found.at(-1);
    if (last === undefined || found.length < chunk) return;
    after = last;
  }
}

/** Those that ended before a moment, at most `most`. */
export async function listOldErasures(
  db: Queryable,
  before: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(
      and(eq(erasures.state, 'done'), lt(erasures.askedAt, before), lt(erasures.endedAt, before)),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Deletes them from the list. */
export async function deleteErasures(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.delete(erasures).where(inArray(erasures.id, [...ids]));
}

/** When the oldest erasure was asked for that is not done yet; undefined where none is open. */
export async function oldestOpenErasure(db: Queryable): Promise<Date | undefined> {
  const [row] = await db
    .select({ askedAt: erasures.askedAt })
    .from(erasures)
    .where(ne(erasures.state, 'done'))
    .orderBy(asc(erasures.askedAt))
    .limit(1);
  return row?.askedAt;
}
