import { asc, eq, sql } from 'drizzle-orm';
import { MOST_KEPT_MARKS, type PressValues } from '#domain/press-mark.ts';
import { pressMarks } from '#database/schema/content.ts';
import type { Queryable, Transaction } from './client.ts';

export type MarkRow = typeof pressMarks.$inferSelect;

/** All marks of the press that the operator keeps, in their order (rules 19); `MOST_KEPT_MARKS` at most. */
export function listKeptMarks(db: Queryable): Promise<MarkRow[]> {
  return db
    .select()
    .from(pressMarks)
    .orderBy(asc(pressMarks.position), asc(pressMarks.createdAt))
    .limit(MOST_KEPT_MARKS);
}

/** The same, while nobody else changes any of them until the transaction ends. */
export async function lockKeptMarks(tx: Transaction): Promise<MarkRow[]> {
  await tx.execute(sql`lock table ${pressMarks} in share row exclusive mode`);
  return listKeptMarks(tx);
}

/** Keeps a mark, new or in place of what it was. */
export async function putMark(
  tx: Transaction,
  id: string,
  mark: PressValues,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(pressMarks)
    .values({ id, ...mark, createdAt })
    .onConflictDoUpdate({ target: pressMarks.id, set: mark });
}

/** Deletes a mark. */
export async function deleteMark(tx: Transaction, id: string): Promise<void> {
  await tx.delete(pressMarks).where(eq(pressMarks.id, id));
}
