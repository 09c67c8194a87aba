import { type SQL, and, asc, eq, isNull, sql } from 'drizzle-orm';
import { webhookDeliveries, webhookReceivers } from '#database/schema/webhooks.ts';
import { MOST_UNDELIVERED } from '#domain/admin/work-list.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { locks } from '#database/locks.ts';

export type ReceiverRow = typeof webhookReceivers.$inferSelect;

/** The receivers that are not removed, oldest first. */
export async function listReceivers(db: Queryable): Promise<ReceiverRow[]> {
  return db
    .select()
    .from(webhookReceivers)
    .where(isNull(webhookReceivers.removedAt))
    .orderBy(asc(webhookReceivers.createdAt), asc(webhookReceivers.id));
}

/** A receiver that is not removed. */
export async function findReceiver(db: Queryable, id: string): Promise<ReceiverRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookReceivers)
    .where(and(eq(webhookReceivers.id, id), isNull(webhookReceivers.removedAt)));
  return row;
}

/** Locks what receivers there are, until the transaction ends. */
export async function lockReceivers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.receivers})`);
}

/** A receiver, locked, removed or not; events of orders, which refer to it, do not wait for the lock. */
export async function lockReceiver(tx: Transaction, id: string): Promise<ReceiverRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookReceivers)
    .where(eq(webhookReceivers.id, id))
    .for('no key update');
  return row;
}

/** Stores a receiver. The caller has seen that its id is free, under `lockReceivers`. */
export async function insertReceiver(
  tx: Transaction,
  receiver: typeof webhookReceivers.$inferInsert,
): Promise<void> {
  await tx.insert(webhookReceivers).values(receiver);
}

/** Notes facts of a receiver that the caller has locked. */
export async function updateReceiver(
  tx: Transaction,
  id: string,
  facts: Partial<Omit<ReceiverRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await tx.update(webhookReceivers).set(facts).where(eq(webhookReceivers.id, id));
}

/** The receivers whose secret a form has made and which are not removed. */
export async function findByForm(db: Queryable, form: string): Promise<ReceiverRow[]> {
  const { secretForm, removedAt } = webhookReceivers;
  return db
    .select()
    .from(webhookReceivers)
    .where(and(eq(secretForm, form), isNull(removedAt)));
}

/** What is on its way to a receiver, and what never arrived there. */
export interface DeliveryCount {
  /** Held ones included: they leave once they cannot be taken back any more. */
  waiting: number;
  /** When the next of them is tried; null where none is, or where a probe comes first. */
  next: Date | null;
  undelivered: number;
}

/**
 * The ends of deliveries of orders that a receiver `r` refused or never took, and of which nothing is on its way
 * again: the oldest `most` of them, without those that somebody has let be.
 */
export function undeliveredTo(most: number): SQL {
  return sql`
    select d.ended_at from ${webhookDeliveries} d
    where d.receiver_id = r.id and d.state in ('refused', 'failed') and d.order_id is not null
      and d.ended_at > coalesce(r.undelivered_seen_at, '-infinity')
      and not exists (select from ${webhookDeliveries} again
        where again.event_id = d.event_id and again.receiver_id = d.receiver_id
          and (again.state in ('held', 'waiting', 'delivered') or again.id > d.id))
    order by d.ended_at limit ${most}`;
}

/** How deliveries stand of each receiver that is not removed: at most `most` of a kind are counted. */
export async function countDeliveries(
  db: Queryable,
  most: number,
): Promise<Map<string, DeliveryCount>> {
  const { rows } = await db.execute<{
    id: string;
    waiting: number;
    next: string | Date | null;
    undelivered: number;
  }>(sql`
    select r.id, waiting.count as waiting, undelivered.count as undelivered,
      case when r.paused_at is null and waiting.count > 0 then coalesce(r.probe_at, due.at) end as next
    from ${webhookReceivers} r cross join lateral (
      select count(*)::integer as count from (
        select from ${webhookDeliveries} d
        where d.receiver_id = r.id and d.state in ('held', 'waiting') limit ${most}) one
    ) waiting cross join lateral (
      select count(*)::integer as count from (${undeliveredTo(most)}) one
    ) undelivered left join lateral (
      select d.due_at as at from ${webhookDeliveries} d
      where d.receiver_id = r.id and d.state = 'waiting' order by d.due_at, d.id limit 1
    ) due on true
    where r.removed_at is null`);
  return new Map(
    rows.map(({ id, waiting, next, undelivered }) => [
      id,
      { waiting, undelivered, next: next === null ? null : new Date(next) },
    ]),
  );
}

/** What waits for all receivers together, and what never arrived: of each at most some hundreds are counted. */
export async function sumDeliveries(
  db: Queryable,
): Promise<Pick<DeliveryCount, 'waiting' | 'undelivered'>> {
  const counts = [...(await countDeliveries(db, MOST_UNDELIVERED)).values()];
  const sum = (of: 'waiting' | 'undelivered') => counts.reduce((all, one) => all + one[of], 0);
  return { waiting: sum('waiting'), undelivered: sum('undelivered') };
}
