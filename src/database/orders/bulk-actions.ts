import { and, asc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { BulkOutcome } from '#domain/admin/bulk-action.ts';
import type { Database, Queryable, Transaction } from '#database/client.ts';
import { isDatabaseAway, isTooSlow } from '#database/connection/database-away.ts';
import { readEndings } from './order-work.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { bulkRows, bulkActions } from '#database/schema/pending-actions.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { withdrawals } from '#database/schema/after-sales.ts';
import { deleteOld } from '#database/tidy.ts';

export type BulkRow = typeof bulkActions.$inferSelect;
export type BulkOrderRow = typeof bulkRows.$inferSelect;

/** The numbers of orders that are there, in the sequence of the list that names them. */
export async function findOrdersByNumber(
  db: Queryable,
  numbers: readonly number[],
): Promise<{ id: string; number: number }[]> {
  const { rows } = await db.execute<{ id: string; number: number }>(sql`
    select o.id, o.number
    from unnest(${sql.param([...numbers])}::integer[]) with ordinality as wanted(number, at)
    join orders o on o.number = wanted.number order by wanted.at`);
  return rows;
}

/** Orders with their lines and withdrawals, as far as a bulk action looks at them; locked where it is their turn. */
export async function readBulkOrders(db: Queryable, ids: readonly string[]) {
  const wanted = sql`any(${sql.param([...ids])}::uuid[])`;
  const found = await db
    .select()
    .from(orders)
    .where(sql`${orders.id} = ${wanted}`);
  const lines = await db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = ${wanted}`)
    .orderBy(asc(orderLines.position));
  const declared = await db
    .select()
    .from(withdrawals)
    .where(sql`${withdrawals.orderId} = ${wanted}`);
  const endings = await readEndings(db, ids);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const declaredOf = Map.groupBy(declared, ({ orderId }) => orderId);
  return new Map(
    found.map((order) => [
      order.id,
      {
        ...order,
        lines: linesOf.get(order.id) ?? [],
        withdrawals: declaredOf.get(order.id) ?? [],
        ending: endings.get(order.id) ?? null,
      },
    ]),
  );
}

/** Under which key the job of a bulk action waits. */
export function bulkKeyOf(id: string): string {
  return `bulk-${id}`;
}

/**
 * Stores a bulk action with its orders and queues the job that carries it out.
 * @returns false where it was stored before: the form was sent twice
 */
export async function insertBulkAction(
  tx: Transaction,
  bulk: BulkRow,
  chosen: readonly Pick<BulkOrderRow, 'orderId' | 'shown'>[],
): Promise<boolean> {
  const stored = await tx.insert(bulkActions).values(bulk).onConflictDoNothing().returning();
  if (stored.length === 0) return false;
  const rows = chosen.map((row, position) => ({ bulkActionId: bulk.id, position, ...row }));
  await tx.insert(bulkRows).values(rows);
  await addJob(tx, 'run-bulk-action', { bulkActionId: bulk.id }, { key: bulkKeyOf(bulk.id) });
  return true;
}

/** A bulk action by its id. */
export async function findBulkAction(db: Queryable, id: string): Promise<BulkRow | undefined> {
  const [row] = await db.select().from(bulkActions).where(eq(bulkActions.id, id));
  return row;
}

/** What became of the orders of a bulk action, in its sequence. */
export async function listBulkRows(
  db: Queryable,
  bulkActionId: string,
): Promise<{ orderId: string; outcome: BulkOutcome | null }[]> {
  return db
    .select({ orderId: bulkRows.orderId, outcome: bulkRows.outcome })
    .from(bulkRows)
    .where(eq(bulkRows.bulkActionId, bulkActionId))
    .orderBy(asc(bulkRows.position));
}

/** What became of the turn of a row. */
export type TakenRow =
  | { taken: 'done' }
  /** None is left but those that were put aside, or that others have at the moment. */
  | { taken: 'none' }
  /** The act threw, so nothing of it was written. */
  | { taken: 'thrown'; position: number; error: unknown };

/**
 * Does the next order of a bulk action in a transaction of its own, together with the note of what became of it:
 * after a crash it is done and noted, or neither. Of several who work on a bulk action each takes another order.
 * @param aside positions of rows that are left for later
 * @param waits whether to wait for rows that others have at the moment: they may leave them undone
 * @throws where the database is away; nothing was the row's fault then
 */
export async function takeNextRow(
  db: Database,
  {
    bulkActionId,
    aside,
    waits,
  }: { bulkActionId: string; aside: readonly number[]; waits: boolean },
  act: (tx: Transaction, row: BulkOrderRow) => Promise<BulkOutcome>,
): Promise<TakenRow> {
  let position: number | undefined;
  try {
    return await db.transaction(async (tx): Promise<TakenRow> => {
      const [row] = await tx
        .select()
        .from(bulkRows)
        .where(
          and(
            eq(bulkRows.bulkActionId, bulkActionId),
            isNull(bulkRows.outcome),
            notInArray(bulkRows.position, [...aside]),
          ),
        )
        .orderBy(asc(bulkRows.position))
        .limit(1)
        .for('update', waits ? {} : { skipLocked: true });
      if (!row) return { taken: 'none' };
      ({ position } = row);
      const outcome = await act(tx, row);
      await tx.update(bulkRows).set({ outcome }).where(isRow(row));
      return { taken: 'done' };
    });
  } catch (error) {
    const isAway = isDatabaseAway(error) && !isTooSlow(error);
    if (position === undefined || isAway) throw error;
    return { taken: 'thrown', position, error };
  }
}

/** Notes that an order of a bulk action could not be done, unless somebody has done it meanwhile. */
export async function recordRowFailed(
  db: Queryable,
  { bulkActionId, position }: { bulkActionId: string; position: number },
): Promise<void> {
  await db
    .update(bulkRows)
    .set({ outcome: 'failed' })
    .where(and(isRow({ bulkActionId, position }), isNull(bulkRows.outcome)));
}

/**
 * Ends a bulk action of which orders wait for their turn: those are not done any more. One whose turn it is just now is
 * waited for.
 * @returns how many there were
 */
export async function endBulkAction(db: Queryable, bulkActionId: string): Promise<number> {
  const ended = await db
    .update(bulkRows)
    .set({ outcome: 'undone' })
    .where(and(eq(bulkRows.bulkActionId, bulkActionId), isNull(bulkRows.outcome)));
  return ended.rowCount ?? 0;
}

/** Notes that what a bulk action did to an order was taken back. */
export async function recordRowUndone(
  tx: Transaction,
  { bulkActionId, orderId }: { bulkActionId: string; orderId: string },
  outcome: 'undone' | 'email-undone',
): Promise<void> {
  await tx
    .update(bulkRows)
    .set({ outcome })
    .where(and(eq(bulkRows.bulkActionId, bulkActionId), eq(bulkRows.orderId, orderId)));
}

function isRow({ bulkActionId, position }: Pick<BulkOrderRow, 'bulkActionId' | 'position'>) {
  return (
    and(eq(bulkRows.bulkActionId, bulkActionId), eq(bulkRows.position, position)) ?? sql`false`
  );
}

/** Takes away at most `most` bulk actions from before a moment (rules 24). */
export const deleteBulkActions = deleteOld(bulkActions, bulkActions.id, (before) =>
  lt(bulkActions.createdAt, before),
);
