import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { orders } from '#database/schema/orders.ts';
import { backupProofs } from '#database/schema/upkeep.ts';

export type BackupProofRow = typeof backupProofs.$inferSelect;

/** The last proof of a backup; undefined where there was none yet. */
export async function findLastProof(db: Queryable): Promise<BackupProofRow | undefined> {
  const [row] = await db.select().from(backupProofs).orderBy(desc(backupProofs.endedAt)).limit(1);
  return row;
}

/** The file of the newest backup that could be restored, whatever was wrong in it; undefined where none is known. */
export async function findLastRestored(db: Queryable): Promise<string | undefined> {
  const [row] = await db
    .select({ file: backupProofs.file })
    .from(backupProofs)
    .where(and(isNotNull(backupProofs.file), isNotNull(backupProofs.madeAt)))
    .orderBy(desc(backupProofs.endedAt))
    .limit(1);
  return row?.file ?? undefined;
}

/** A proof by its id; undefined where it is too old to be kept. */
export async function findProof(db: Queryable, id: string): Promise<BackupProofRow | undefined> {
  const [row] = await db.select().from(backupProofs).where(eq(backupProofs.id, id)).limit(1);
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

/** Stores what a proof found. @returns its id */
export async function noteProof(
  tx: Transaction,
  proof: Omit<BackupProofRow, 'id'>,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(backupProofs).values({ id, ...proof });
  return id;
}
