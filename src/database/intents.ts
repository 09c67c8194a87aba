import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type IntentProblem,
  type IntentWish,
  type MoveUndo,
  type OrderWish,
  UNDO_SECONDS,
  waitingRefunds,
} from '#domain/operator/intent.ts';
import type { RefundForLines } from '#domain/order/open-value.ts';
import type { Queryable, Transaction } from './client.ts';
import { addJob } from '#database/queue/jobs.ts';
import { intents } from '#database/schema/intents.ts';
import { orderLines, orders } from '#database/schema/orders.ts';

export type IntentRow = typeof intents.$inferSelect;
type About = 'orderId' | 'enquiryId' | 'withdrawalId' | 'wish';
/** What was wanted of an order, of a message, or of a declaration that fits no order: of one alone (the check `intents_about_one_thing`). */
export type OrderIntent = Omit<IntentRow, About> & {
  about: 'order';
  orderId: string;
  wish: OrderWish;
};
export type MessageIntent = Omit<IntentRow, About> & {
  about: 'message';
  enquiryId: string;
  wish: Extract<IntentWish, { kind: 'reply' }>;
};
export type WithdrawalIntent = Omit<IntentRow, About> & {
  about: 'withdrawal';
  withdrawalId: string;
  wish: Extract<IntentWish, { kind: 'withdrawal-closed' }>;
};
export type NewIntent = Omit<
  IntentRow,
  'state' | 'endedAt' | 'problem' | 'orderId' | 'enquiryId' | 'withdrawalId' | 'batchId'
> &
  ({ orderId: string; batchId: string | null } | { enquiryId: string } | { withdrawalId: string });

/**
 * Stores an intent and queues the job that carries it out when its time to be taken back is over. The queue
 * counts that time by the clock of the database: a program whose clock is behind shortens it for nobody.
 * @returns false where it was stored before
 */
export async function insertIntent(tx: Transaction, intent: NewIntent): Promise<boolean> {
  const stored = await tx
    .insert(intents)
    .values(intent)
    .onConflictDoNothing()
    .returning({ id: intents.id });
  if (stored.length === 0) return false;
  const runAt = sql`clock_timestamp() + make_interval(secs => ${UNDO_SECONDS})`;
  const when = { key: `intent-${intent.id}`, runAt };
  await addJob(tx, 'carry-out-intent', { intentId: intent.id }, when);
  return true;
}

/** An intent by its id, whatever has become of it. */
export async function findIntent(
  db: Queryable,
  id: string,
): Promise<OrderIntent | MessageIntent | WithdrawalIntent | undefined> {
  const [row] = await db.select().from(intents).where(eq(intents.id, id)).limit(1);
  if (!row) return undefined;
  const { orderId, enquiryId, withdrawalId, wish } = row;
  switch (wish.kind) {
    case 'reply':
      if (enquiryId !== null) return { ...row, about: 'message', enquiryId, wish };
      break;
    case 'withdrawal-closed':
      if (withdrawalId !== null) return { ...row, about: 'withdrawal', withdrawalId, wish };
      break;
    default:
      if (orderId !== null) return { ...row, about: 'order', orderId, wish };
  }
  throw new Error(`The intent ${id} is about nothing that can be done.`);
}

/**
 * Ends an intent that still waits. Of two who want to end it at once, in whatever way, one gets through.
 * @returns false where it had ended before
 */
export async function endIntent(
  tx: Transaction,
  id: string,
  state: 'done' | 'undone',
  endedAt: Date,
): Promise<boolean> {
  const ended = await tx
    .update(intents)
    .set({ state, endedAt })
    .where(and(eq(intents.id, id), eq(intents.state, 'waiting')))
    .returning({ id: intents.id });
  return ended.length > 0;
}

/** Notes why an intent that was just ended could not be carried out, in the same transaction. */
export async function noteIntentFailed(
  tx: Transaction,
  id: string,
  problem: IntentProblem,
): Promise<void> {
  await tx.update(intents).set({ state: 'failed', problem }).where(eq(intents.id, id));
}

/**
 * Notes that somebody has seen that an intent could not be carried out.
 * @returns the order that it is about; undefined where there is no such intent, or it was seen before
 */
export async function noteIntentSeen(
  tx: Transaction,
  id: string,
): Promise<{ orderId: string | null } | undefined> {
  const [seen] = await tx
    .update(intents)
    .set({ state: 'seen' })
    .where(and(eq(intents.id, id), eq(intents.state, 'failed')))
    .returning({ orderId: intents.orderId });
  return seen;
}

/** The refunds that operators wanted of an order, whatever became of them, oldest first. */
export async function listRefundIntents(db: Queryable, orderId: string): Promise<IntentRow[]> {
  return db
    .select()
    .from(intents)
    .where(and(eq(intents.orderId, orderId), sql`${intents.wish}->>'kind' = 'refund'`))
    .orderBy(asc(intents.createdAt), asc(intents.id));
}

/**
 * The refunds of an order that wait as intents: promised already, though nothing is owed yet. Asked under the lock of
 * the order where more is decided on them.
 */
export async function listWaitingRefunds(
  db: Queryable,
  orderId: string,
): Promise<RefundForLines[]> {
  return waitingRefunds(await listRefundIntents(db, orderId));
}

/** The ids of what a bulk action of somebody wanted to leave the house and has not left, oldest first. */
export async function listWaitingOfBatch(
  db: Queryable,
  { batchId, operatorId }: { batchId: string; operatorId: string },
): Promise<string[]> {
  const waiting = await db
    .select({ id: intents.id })
    .from(intents)
    .where(
      and(
        eq(intents.operatorId, operatorId),
        eq(intents.batchId, batchId),
        eq(intents.state, 'waiting'),
      ),
    )
    .orderBy(asc(intents.createdAt), asc(intents.id));
  return waiting.map(({ id }) => id);
}

/** Puts the lines and the state of an order back as they were before a move. The caller holds its lock. */
export async function putBack(tx: Transaction, orderId: string, undo: MoveUndo): Promise<void> {
  for (const { position, startedAt, completedAt, hold, ...work } of undo.lines) {
    const moments = { startedAt: momentOf(startedAt), completedAt: momentOf(completedAt) };
    const held = hold && {
      holdReason: hold.reason,
      holdText: hold.text,
      heldAt: momentOf(hold.at),
    };
    await tx
      .update(orderLines)
      .set({ ...work, ...moments, ...held })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
  }
  await tx.update(orders).set({ state: undo.state }).where(eq(orders.id, orderId));
}

function momentOf(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}

/** What of an order still waits to leave the house, or could not leave and nobody has seen it, oldest first. */
export async function listIntents(db: Queryable, orderId: string): Promise<IntentRow[]> {
  return db
    .select()
    .from(intents)
    .where(and(eq(intents.orderId, orderId), inArray(intents.state, ['waiting', 'failed'])))
    .orderBy(asc(intents.createdAt), asc(intents.id));
}
