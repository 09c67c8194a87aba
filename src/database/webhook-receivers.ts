import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { webhookReceivers } from '#database/schema/webhooks.ts';
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
