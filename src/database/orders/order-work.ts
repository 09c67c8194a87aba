import { type SQL, and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { orderEvents, orderLines } from '#database/schema/orders.ts';
import { listEffectiveEvents } from '#domain/order/order-event.ts';
import type { Ending } from '#domain/order/order.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import type { OrderLineRow } from './orders.ts';

export type NewOrderEvent = typeof orderEvents.$inferInsert;

/**
 * The id of the last entry in the history of an order: who has seen it has seen everything that became of the
 * order. 0 where there is none.
 */
export async function lastEntry(db: Queryable, orderId: string): Promise<number> {
  const [last] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.id ?? 0;
}

/** The id of the last entry that was not taken back (`listEffectiveEvents`). 0 where there is none. */
export async function findLastEffective(db: Queryable, orderId: string): Promise<number> {
  const { id, state, kind, at } = orderEvents;
  const entries = await db
    .select({ id, state, kind, at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return listEffectiveEvents(entries).at(-1)?.id ?? 0;
}

/**
 * Adds entries to the history of an order. One about a line says which target that line had by then, unless it says
 * another: a target that comes later does not change what is written. The caller holds the order's lock.
 */
export async function addEntries(
  tx: Transaction,
  entries: readonly NewOrderEvent[],
): Promise<void> {
  if (entries.length === 0) return;
  const unnamed = entries.filter(isUnnamed).map(({ orderId }) => orderId);
  const lines =
    unnamed.length === 0
      ? []
      : await tx
          .select({
            orderId: orderLines.orderId,
            position: orderLines.position,
            label: orderLines.targetLabel,
          })
          .from(orderLines)
          .where(inArray(orderLines.orderId, unnamed));
  const named = entries.map((entry) => {
    if (!isUnnamed(entry)) return entry;
    const isOf = ({ orderId, position }: (typeof lines)[number]) =>
      orderId === entry.orderId && position === entry.line;
    return { ...entry, target: lines.find(isOf)?.label ?? null };
  });
  await tx.insert(orderEvents).values(named);
}

/** About a line, and without a word of its target. */
function isUnnamed({ line, target }: NewOrderEvent): boolean {
  return line !== null && line !== undefined && target === undefined;
}

/** What a line is marked with that is not held, or no longer. */
export const notHeld: Pick<OrderLineRow, 'holdReason' | 'holdText' | 'heldAt'> = {
  holdReason: null,
  holdText: null,
  heldAt: null,
};

/** Notes what the work on a line has come to, why it is held, or for which target it is. The caller holds the lock of its order. */
export async function recordLine(
  tx: Transaction,
  { orderId, position }: Pick<OrderLineRow, 'orderId' | 'position'>,
  facts: Partial<
    Pick<
      OrderLineRow,
      | 'work'
      | 'startCount'
      | 'delivered'
      | 'startedAt'
      | 'completedAt'
      | 'holdReason'
      | 'holdText'
      | 'heldAt'
      | 'targetKind'
      | 'targetLabel'
      | 'targetUrl'
    >
  >,
): Promise<void> {
  await tx
    .update(orderLines)
    .set(facts)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
}

/** Whether somebody has written this note into the history of an order since an entry. */
export async function hasNote(
  db: Queryable,
  {
    orderId,
    text,
    person,
    after,
  }: { orderId: string; text: string; person: string; after: number },
): Promise<boolean> {
  const isIt = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, 'note'),
    eq(orderEvents.text, text),
    eq(orderEvents.person, person),
    gt(orderEvents.id, after),
  );
  return (await db.$count(orderEvents, isIt)) > 0;
}

/** A pending action `i` of the order `o` that waits. */
const waits = sql`i.order_id = o.id and i.state = 'waiting'`;

/** What is about to end the order `o`; null where nothing is. Of a second payment nothing counts (`sumCounted`). */
const ending = sql`case
  when o.state not in ('paid', 'delivering', 'completed') then null
  when exists (select from pending_actions i where ${waits} and i.request ->> 'kind' = 'cancel' offset 0)
    then 'cancel-waits'
  when o.total > 0 and o.total <= (select coalesce(sum(r.amount), 0) from refunds r
      where r.order_id = o.id and r.kind <> 'paid-twice' and r.state in ('owed', 'done'))
    + (select coalesce(sum((i.request ->> 'amount')::bigint), 0) from pending_actions i
      where ${waits} and i.request ->> 'kind' = 'refund')
    then 'refund-waits' end`;

/** Whether nothing is about to end the order `o`: asked of the few alone of which something is about to leave. */
export const isNotEnding: SQL = sql`not exists (select from pending_actions i where ${waits} and ${ending} is not null)
  and not exists (select from refunds enqueued
    where enqueued.order_id = o.id and enqueued.state = 'owed' and ${ending} is not null)`;

/** What is about to end these orders, by id; those that go on are left out. */
export async function readEndings(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Ending>> {
  const { rows } = await db.execute<{ id: string; ending: Ending }>(sql`
    select * from (
      select o.id, ${ending} as ending from orders o where o.id = any(${sql.param([...ids])}::uuid[])
    ) found where ending is not null`);
  return new Map(rows.map((row) => [row.id, row.ending]));
}

/** An order with what is about to end it. */
export async function withEnding<Row extends { id: string }>(
  db: Queryable,
  order: Row,
): Promise<Row & { ending: Ending | null }> {
  const endings = await readEndings(db, [order.id]);
  return { ...order, ending: endings.get(order.id) ?? null };
}
