import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { savedViews } from '#database/schema/operators.ts';

export type SavedViewRow = typeof savedViews.$inferSelect;

/** The lists that somebody has saved, in that person's sequence. */
export async function listViews(db: Queryable, operatorId: string): Promise<SavedViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(eq(savedViews.operatorId, operatorId))
    .orderBy(asc(savedViews.position), asc(savedViews.createdAt), asc(savedViews.id));
}

/** The same for a change: who changes them at once in two windows takes turns. */
export async function lockViews(tx: Transaction, operatorId: string): Promise<SavedViewRow[]> {
  await tx.execute(sql`select from operators where id = ${operatorId} for update`);
  return listViews(tx, operatorId);
}

/** Saves a list behind the others. Sent twice it is one. */
export async function insertView(
  tx: Transaction,
  view: Omit<SavedViewRow, 'position'>,
): Promise<void> {
  const last = sql`(select coalesce(max(position), -1) + 1 from saved_views
    where operator_id = ${view.operatorId})`;
  await tx
    .insert(savedViews)
    .values({ ...view, position: last })
    .onConflictDoNothing();
}

/** Gives a list of somebody another name. */
export async function renameView(
  tx: Transaction,
  { id, operatorId, name }: Pick<SavedViewRow, 'id' | 'operatorId' | 'name'>,
): Promise<void> {
  const own = and(eq(savedViews.id, id), eq(savedViews.operatorId, operatorId));
  await tx.update(savedViews).set({ name }).where(own);
}

/** Puts the lists of somebody into the sequence of these ids. */
export async function orderViews(
  tx: Transaction,
  operatorId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update saved_views set position = wanted.at
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted(id, at)
    where saved_views.id = wanted.id and operator_id = ${operatorId}`);
}

/** Takes a list of somebody away. */
export async function deleteView(
  tx: Transaction,
  { id, operatorId }: Pick<SavedViewRow, 'id' | 'operatorId'>,
): Promise<void> {
  await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.operatorId, operatorId)));
}
