import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { standing } from '#domain/order/order-event.ts';
import type { Queryable, Transaction } from './client.ts';
import type { OrderLineRow } from './orders.ts';
import { orderEvents, orderLines } from '#database/schema/orders.ts';

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

/** The id of the last entry that was not taken back (`standing`). 0 where there is none. */
export async function lastStanding(db: Queryable, orderId: string): Promise<number> {
  const { id, state, kind, at } = orderEvents;
  const entries = await db
    .select({ id, state, kind, at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return standing(entries).at(-1)?.id ?? 0;
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
export async function noteLine(
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
