import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addJob } from '#database/jobs/jobs.ts';
import {
  reviewImportParts,
  reviewImportRows,
  reviewImports,
} from '#database/schema/review-imports.ts';
import { reviews } from '#database/schema/reviews.ts';
import { locales } from '#domain/locale.ts';
import { importColumns, neededColumns } from '#domain/reviews/import-columns.ts';
import { dateOrders } from '#domain/reviews/import-dates.ts';
import { scales } from '#domain/reviews/import-rating.ts';
import type { ImportReading } from '#domain/reviews/import-reading.ts';
import type { ImportedRow } from '#domain/reviews/import-row.ts';
import { type ImportFault, importPlatforms } from '#domain/reviews/import.ts';
import type { Database, Queryable, Transaction } from '#database/client.ts';
import { locks } from '#database/locks.ts';
import { deleteOld } from '#database/tidy.ts';

const positions = z.partialRecord(z.enum(importColumns), z.int().nonnegative());
const scale = z.literal(scales);

const shape: z.ZodType<ImportReading> = z.object({
  request: z.object({
    language: z.enum(locales),
    platform: z.enum(importPlatforms).optional(),
    positions: positions.optional(),
    isHeaderless: z.boolean(),
    dateOrder: z.enum(dateOrders).optional(),
    scale: scale.optional(),
    isRoundedDown: z.boolean(),
  }),
  header: z.array(z.string()),
  positions,
  missing: z.array(z.enum(neededColumns)),
  isDateUnclear: z.boolean(),
  hasDateOrder: z.boolean(),
  scale,
  isScaleUnclear: z.boolean(),
  hasBetween: z.boolean(),
  isList: z.boolean(),
});

/** How a file was read, as it was stored; null where it was not, or by a program that said it otherwise. */
function knownReading(stored: unknown): ImportReading | null {
  return shape.safeParse(stored).data ?? null;
}

type StoredImport = typeof reviewImports.$inferSelect;

export interface ImportRow extends StoredImport {
  reading: ImportReading | null;
}

const known = (row: StoredImport): ImportRow => ({ ...row, reading: knownReading(row.reading) });

/** What is known of a file before it was read. */
type FoundFile = Pick<
  ImportRow,
  'id' | 'source' | 'sourceUrl' | 'exportedOn' | 'file' | 'operatorId' | 'person' | 'createdAt'
>;

/**
 * Begins an import whose file is being read. One file is read at a time in the whole shop; those in whose middle a
 * program ended are forgotten, so that the same form can be sent again.
 * @param goneBefore when the reading of a file that goes on has begun after
 * @returns `known` where its form was sent before, `waits` where another file is being read
 */
export async function beginReading(
  db: Database,
  { found, goneBefore }: { found: FoundFile; goneBefore: Date },
): Promise<'begun' | 'known' | 'waits'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.readingOfReviews})`);
    const isReading = eq(reviewImports.state, 'reading');
    await tx.delete(reviewImports).where(and(isReading, lt(reviewImports.createdAt, goneBefore)));
    if (await findImport(tx, found.id)) return 'known';
    const others = await tx.select().from(reviewImports).where(isReading).limit(1);
    if (others.length > 0) return 'waits';
    await tx.insert(reviewImports).values({ ...found, state: 'reading' });
    return 'begun';
  });
}

/** A row that was read: what it says with the hash of it, or why it is left out. */
export type ReadRow = { row: number } & (
  | { stated: ImportedRow; contentHash: string }
  | { fault: ImportFault }
);

/** Stores rows of a file, some hundreds at once. */
export async function insertImportRows(
  db: Queryable,
  importId: string,
  rows: readonly ReadRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const nothing = { name: '', text: '', rating: 1, service: '', language: 'cs' } as const;
  await db.insert(reviewImportRows).values(
    rows.map((read) => {
      const { row } = read;
      return 'fault' in read
        ? { importId, row, ...nothing, contentHash: '', fault: read.fault }
        : { importId, row, ...read.stated, contentHash: read.contentHash };
    }),
  );
}

/** Keeps a part of what a file says, so that it can be read again in another way. */
export async function insertImportPart(
  db: Queryable,
  kept: typeof reviewImportParts.$inferInsert,
): Promise<void> {
  await db.insert(reviewImportParts).values(kept);
}

/** What a file says, in its sequence. */
export async function listImportParts(db: Queryable, importId: string): Promise<string[]> {
  const parts = await db
    .select({ cells: reviewImportParts.cells })
    .from(reviewImportParts)
    .where(eq(reviewImportParts.importId, importId))
    .orderBy(asc(reviewImportParts.part));
  return parts.map(({ cells }) => cells);
}

/** Forgets the rows of a file, before it is read again. */
export async function deleteImportRows(db: Queryable, importId: string): Promise<void> {
  await db.delete(reviewImportRows).where(eq(reviewImportRows.importId, importId));
}

/**
 * Ends the reading of a file: rows that say the same as an earlier one, or as a review that was imported before,
 * are doubles, and everything is counted.
 */
export async function endReading(
  tx: Transaction,
  importId: string,
  reading: ImportReading,
): Promise<void> {
  const isLeftOut = isNotNull(reviewImportRows.fault);
  await tx.execute(sql`
    update ${reviewImportRows} r set fault = 'double', name = '', text = '', service = ''
    where r.import_id = ${importId}::uuid and r.fault is null and (
      exists (select from ${reviews} t where t.content_hash = r.content_hash)
      or exists (select from ${reviewImportRows} e where e.import_id = r.import_id
        and e.content_hash = r.content_hash and e.row < r.row and e.fault is distinct from 'double'))`);
  const of = eq(reviewImportRows.importId, importId);
  const [counted] = await tx
    .select({
      rows: sql`count(*) filter (where ${reviewImportRows.fault} is null)`.mapWith(Number),
      doubles: sql`count(*) filter (where ${reviewImportRows.fault} = 'double')`.mapWith(Number),
      faults:
        sql`count(*) filter (where ${isLeftOut} and ${reviewImportRows.fault} <> 'double')`.mapWith(
          Number,
        ),
    })
    .from(reviewImportRows)
    .where(of);
  await tx
    .update(reviewImports)
    .set({ state: 'ready', reading, ...counted })
    .where(and(eq(reviewImports.id, importId), inArray(reviewImports.state, ['reading', 'ready'])));
}

/** An import by its id. */
export async function findImport(db: Queryable, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(reviewImports).where(eq(reviewImports.id, id)).limit(1);
  return row && known(row);
}

/** An import, locked: nothing of it is stored or taken away meanwhile. */
export async function lockImport(tx: Transaction, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(reviewImports).where(eq(reviewImports.id, id)).for('update');
  return row && known(row);
}

/** The newest imports. */
export async function listImports(db: Queryable, most: number): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(reviewImports)
    .orderBy(desc(reviewImports.createdAt), desc(reviewImports.id))
    .limit(most);
  return rows.map(known);
}

/** The first rows of a file that can be taken over, and the first that cannot. */
export async function listImportRows(
  db: Queryable,
  importId: string,
  { most, mostFaults }: { most: number; mostFaults: number },
): Promise<{
  good: (typeof reviewImportRows.$inferSelect)[];
  bad: { row: number; fault: ImportFault | null }[];
}> {
  const of = eq(reviewImportRows.importId, importId);
  const { row, fault } = reviewImportRows;
  const good = await db
    .select()
    .from(reviewImportRows)
    .where(and(of, isNull(fault)))
    .orderBy(row)
    .limit(most);
  const bad = await db
    .select({ row, fault })
    .from(reviewImportRows)
    .where(and(of, isNotNull(fault)))
    .orderBy(row)
    .limit(mostFaults);
  return { good, bad };
}

/** Sets an import going, in one direction or the other, with the job that does it. */
export async function setGoing(
  tx: Transaction,
  id: string,
  change: { state: 'running'; isPublished: boolean } | { state: 'withdrawing' },
): Promise<void> {
  await tx.delete(reviewImportParts).where(eq(reviewImportParts.importId, id));
  await tx
    .update(reviewImports)
    .set({ ...change, endedAt: null })
    .where(eq(reviewImports.id, id));
  await addJob(tx, 'import-reviews', { importId: id }, { key: `import-${id}` });
}

/** Forgets an import that has become no reviews. */
export async function dropImport(db: Queryable, id: string): Promise<void> {
  await db
    .delete(reviewImports)
    .where(and(eq(reviewImports.id, id), inArray(reviewImports.state, ['reading', 'ready'])));
}

/** Takes away at most `most` files that were read and never confirmed (rules 71). */
export const deleteLeftImports = deleteOld(reviewImports, reviewImports.id, (before) =>
  and(inArray(reviewImports.state, ['reading', 'ready']), lt(reviewImports.createdAt, before)),
);
