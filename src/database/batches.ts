import { and, asc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { BatchOutcome } from '#domain/operator/batch.ts';
import type { Database, Queryable, Transaction } from './client.ts';
import { isDatabaseAway, isTooSlow } from './database-away.ts';
import { readEndings } from './order-work.ts';
import { addJob } from '#database/queue/jobs.ts';
import { batchRows, batches } from '#database/schema/intents.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { withdrawals } from '#database/schema/care.ts';
import { deleteOld } from './tidy.ts';

export type BatchRow = typeof batches.$inferSelect;
export type BatchOrderRow = typeof batchRows.$inferSelect;

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

/** Orders with their lines and withdrawals, as far as a batch looks at them; locked where it is their turn. */
export async function readBatchOrders(db: Queryable, ids: readonly string[]) {
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

/**
 * Stores a batch with its orders and queues the job that carries it out.
 * @returns false where it was stored before: the form was sent twice
 */
export async function insertBatch(
  tx: Transaction,
  batch: BatchRow,
  chosen: readonly Pick<BatchOrderRow, 'orderId' | 'shown'>[],
): Promise<boolean> {
  const stored = await tx.insert(batches).values(batch).onConflictDoNothing().returning();
  if (stored.length === 0) return false;
  const rows = chosen.map((row, position) => ({ batchId: batch.id, position, ...row }));
  await tx.insert(batchRows).values(rows);
  await addJob(tx, 'run-batch', { batchId: batch.id }, { key: `batch-${batch.id}` });
  return true;
}

/** A batch by its id. */
export async function findBatch(db: Queryable, id: string): Promise<BatchRow | undefined> {
  const [row] = await db.select().from(batches).where(eq(batches.id, id));
  return row;
}

/** What became of the orders of a batch, in its sequence. */
export async function listBatchRows(
  db: Queryable,
  batchId: string,
): Promise<{ orderId: string; outcome: BatchOutcome | null }[]> {
  return db
    .select({ orderId: batchRows.orderId, outcome: batchRows.outcome })
    .from(batchRows)
    .where(eq(batchRows.batchId, batchId))
    .orderBy(asc(batchRows.position));
}

/** What became of the turn of a row. */
export type TakenRow =
  | { taken: 'done' }
  /** None is left but those that were put aside, or that others have at the moment. */
  | { taken: 'none' }
  /** The act threw, so nothing of it was written. */
  | { taken: 'thrown'; position: number; error: unknown };

/**
 * Does the next order of a batch in a transaction of its own, together with the note of what became of it:
 * after a crash it is done and noted, or neither. Of several who work on a batch each takes another order.
 * @param aside positions of rows that are left for later
 * @param waits whether to wait for rows that others have at the moment: they may leave them undone
 * @throws where the database is away; nothing was the row's fault then
 */
export async function takeNextRow(
  db: Database,
  { batchId, aside, waits }: { batchId: string; aside: readonly number[]; waits: boolean },
  act: (tx: Transaction, row: BatchOrderRow) => Promise<BatchOutcome>,
): Promise<TakenRow> {
  let position: number | undefined;
  try {
    return await db.transaction(async (tx): Promise<TakenRow> => {
      const [row] = await tx
        .select()
        .from(batchRows)
        .where(
          and(
            eq(batchRows.batchId, batchId),
            isNull(batchRows.outcome),
            notInArray(batchRows.position, [...aside]),
          ),
        )
        .orderBy(asc(batchRows.position))
        .limit(1)
        .for('update', waits ? {} : { skipLocked: true });
      if (!row) return { taken: 'none' };
      ({ position } = row);
      const outcome = await act(tx, row);
      await tx.update(batchRows).set({ outcome }).where(isRow(row));
      return { taken: 'done' };
    });
  } catch (error) {
    const isAway = isDatabaseAway(error) && !isTooSlow(error);
    if (position === undefined || isAway) throw error;
    return { taken: 'thrown', position, error };
  }
}

/** Notes that an order of a batch could not be done, unless somebody has done it meanwhile. */
export async function noteRowFailed(
  db: Queryable,
  { batchId, position }: { batchId: string; position: number },
): Promise<void> {
  await db
    .update(batchRows)
    .set({ outcome: 'failed' })
    .where(and(isRow({ batchId, position }), isNull(batchRows.outcome)));
}

/**
 * Ends a batch of which orders wait for their turn: those are not done any more. One whose turn it is just now is
 * waited for.
 * @returns how many there were
 */
export async function endBatch(db: Queryable, batchId: string): Promise<number> {
  const ended = await db
    .update(batchRows)
    .set({ outcome: 'undone' })
    .where(and(eq(batchRows.batchId, batchId), isNull(batchRows.outcome)));
  return ended.rowCount ?? 0;
}

/** Notes that what a batch did to an order was taken back. */
export async function noteRowUndone(
  tx: Transaction,
  { batchId, orderId }: { batchId: string; orderId: string },
  outcome: 'undone' | 'email-undone',
): Promise<void> {
  await tx
    .update(batchRows)
    .set({ outcome })
    .where(and(eq(batchRows.batchId, batchId), eq(batchRows.orderId, orderId)));
}

function isRow({ batchId, position }: Pick<BatchOrderRow, 'batchId' | 'position'>) {
  return and(eq(batchRows.batchId, batchId), eq(batchRows.position, position)) ?? sql`false`;
}

/** Takes away at most `most` batches from before a moment (rules 24). */
export const deleteBatches = deleteOld(batches, batches.id, (before) =>
  lt(batches.createdAt, before),
);
