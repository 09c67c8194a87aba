import { type SQL, and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { orders } from '#database/schema/orders.ts';
import { webhookDeliveries, webhookEvents, webhookReceivers } from '#database/schema/webhooks.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { byNumber, keyset } from '#database/keyset.ts';
import { deleteOld } from '#database/tidy.ts';
import type { DeliveryRow } from './webhook-sending.ts';
import { readNumber } from '#database/rows.ts';
import { momentOf } from '#database/conditions.ts';

export interface ListedDelivery extends DeliveryRow {
  type: (typeof webhookEvents.$inferSelect)['type'];
  /** Of the order; null for a test. */
  number: number | null;
}

const PAGE_ROWS = 50;

const newestFirst = keyset([byNumber(sql`${webhookDeliveries.id}`)]);
const ended = sql`('refused', 'failed')`;

interface AskedDeliveries {
  /** All that have ended without being delivered, or all that wait. */
  state?: 'failed' | 'waiting' | undefined;
  cursor?: Cursor | undefined;
}

/** A page of the deliveries of a receiver, newest first. */
export async function listDeliveries(
  db: Queryable,
  receiverId: string,
  { state, cursor }: AskedDeliveries,
): Promise<KeysetPage<ListedDelivery>> {
  const slice = newestFirst.slice(cursor, PAGE_ROWS);
  const { type } = webhookEvents;
  const { number } = orders;
  const rows = await db
    .select({
      ...getTableColumns(webhookDeliveries),
      type,
      number,
      cursor: newestFirst.cursor,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .leftJoin(orders, eq(orders.id, webhookDeliveries.orderId))
    .where(
      and(
        eq(webhookDeliveries.receiverId, receiverId),
        state === 'failed' ? sql`${webhookDeliveries.state} in ${ended}` : undefined,
        state === 'waiting' ? sql`${webhookDeliveries.state} in ('held', 'waiting')` : undefined,
        slice.condition,
      ),
    )
    .orderBy(slice.sequence)
    .limit(slice.limit);
  return slice.page(rows);
}

/** Which deliveries are sent once more. */
export type ReplayChoice =
  | { kind: 'one'; id: number }
  /** Everything that was refused or given up. */
  | { kind: 'failed' }
  /** Everything that was owed from one moment to another. */
  | { kind: 'time'; from: Date; to: Date };

/** Whether no delivery `one` of the same event is such; asked of each by the index, not of all of them beforehand. */
function hasNone(such: SQL): SQL {
  return sql`coalesce((select false from ${webhookDeliveries} one where one.event_id = d.event_id
    and one.receiver_id = d.receiver_id and ${such} limit 1), true)`;
}

function chosen(choice: ReplayChoice): SQL {
  switch (choice.kind) {
    case 'one':
      return sql`d.id = ${choice.id}`;
    case 'failed':
      return sql`d.state in ${ended} and ${hasNone(sql`one.state = 'delivered'`)}`;
    case 'time':
      return sql`d.created_at >= ${choice.from.toISOString()}::timestamptz
        and d.created_at < ${choice.to.toISOString()}::timestamptz`;
  }
}

/**
 * The events of a receiver's deliveries that have ended, each once, without those that are on their way anyway.
 */
function replayable(receiverId: string, choice: ReplayChoice, most: number): SQL {
  return sql`
    select distinct on (d.event_id) d.event_id, d.order_id, d.sequence, d.created_at
    from ${webhookDeliveries} d
    where d.receiver_id = ${receiverId}::uuid and d.ended_at is not null and ${chosen(choice)}
      and ${hasNone(sql`one.ended_at is null`)}
    limit ${most}`;
}

/** How many events a replay would send, counted up to `most`. */
export async function countReplay(
  db: Queryable,
  receiverId: string,
  choice: ReplayChoice,
  most: number,
): Promise<number> {
  return readNumber(db, sql`select count(*) from (${replayable(receiverId, choice, most)}) one`);
}

/** Whether a replay was asked for before. */
export async function hasReplay(
  db: Queryable,
  receiverId: string,
  request: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.receiverId, receiverId), eq(webhookDeliveries.replay, request)))
    .limit(1);
  return row !== undefined;
}

/** Owes the events once more, all of them in one statement. @returns how many */
export async function insertReplay(
  tx: Transaction,
  receiverId: string,
  { choice, request, at, most }: { choice: ReplayChoice; request: string; at: Date; most: number },
): Promise<number> {
  const now = momentOf(at);
  const { rowCount } = await tx.execute(sql`
    insert into ${webhookDeliveries}
      (receiver_id, event_id, order_id, sequence, replay, state, created_at, due_at)
    select ${receiverId}::uuid, event_id, order_id, sequence, ${request}::uuid, 'waiting', ${now}, ${now}
    from (${replayable(receiverId, choice, most)}) one order by one.created_at, one.sequence
    on conflict do nothing`);
  return rowCount ?? 0;
}

/**
 * Owes a receiver a test event, under the id of the form that asks for it.
 * @returns false where it was owed before
 */
export async function insertTest(
  tx: Transaction,
  { id, receiverId, message, at }: { id: string; receiverId: string; message: string; at: Date },
): Promise<boolean> {
  const stored = await tx
    .insert(webhookEvents)
    .values({ id, type: 'test', data: { message }, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  if (stored.length === 0) return false;
  const times = { createdAt: at, dueAt: at };
  await tx
    .insert(webhookDeliveries)
    .values({ receiverId, eventId: id, state: 'waiting', ...times });
  return true;
}

/** Deliveries of webhooks, however they ended or still wait (rules 24). */
export const deleteWebhookDeliveries = deleteOld(
  webhookDeliveries,
  webhookDeliveries.id,
  (before) => lt(webhookDeliveries.createdAt, before),
);

/** Events that no delivery needs any more; one that was sent again lately stays. */
export const deleteWebhookEvents = deleteOld(
  webhookEvents,
  webhookEvents.id,
  (before) => sql`${lt(webhookEvents.createdAt, before)} and held_by is null
    and not exists (select from webhook_deliveries d where d.event_id = ${webhookEvents.id})`,
);

export const deleteWebhookReceivers = deleteOld(webhookReceivers, webhookReceivers.id, (before) =>
  lt(webhookReceivers.removedAt, before),
);
