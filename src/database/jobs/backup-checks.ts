import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { orders } from '#database/schema/orders.ts';
import { backupChecks } from '#database/schema/upkeep.ts';

export type BackupCheckRow = typeof backupChecks.$inferSelect;

/** The last check of a backup; undefined where there was none yet. */
export async function findLastBackupCheck(db: Queryable): Promise<BackupCheckRow | undefined> {
  const [row] = await db.select().from(backupChecks).orderBy(desc(backupChecks.endedAt)).limit(1);
  return row;
}

/** The file of the newest backup that could be restored, whatever was wrong in it; undefined where none is known. */
export async function findLastRestored(db: Queryable): Promise<string | undefined> {
  const [row] = await db
    .select({ file: backupChecks.file })
    .from(backupChecks)
    .where(and(isNotNull(backupChecks.file), isNotNull(backupChecks.madeAt)))
    .orderBy(desc(backupChecks.endedAt))
    .limit(1);
  return row?.file ?? undefined;
}

/** A check by its id; undefined where it is too old to be kept. */
export async function findBackupCheck(
  db: Queryable,
  id: string,
): Promise<BackupCheckRow | undefined> {
  const [row] = await db.select().from(backupChecks).where(eq(backupChecks.id, id)).limit(1);
  return row;
}

/** When the first order was made: before it there is nothing to prove. Undefined where there is none. */
export async function findFirstOrderAt(db: Queryable): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orders.createdAt })
    .from(orders)
    .orderBy(orders.number)
    .limit(1);
  return row?.at;
}

/** Stores what a check found. @returns its id */
export async function recordCheck(
  tx: Transaction,
  backupCheck: Omit<BackupCheckRow, 'id'>,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(backupChecks).values({ id, ...backupCheck });
  return id;
}
