import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import {
  type IntentProblem,
  type IntentWish,
  type MoveUndo,
  type OrderWish,
  UNDO_SECONDS,
} from '#domain/operator/intent.ts';
import type { Haler } from '#domain/money.ts';
import type { Queryable, Transaction } from './client.ts';
import { addJob } from '#database/queue/jobs.ts';
import { enquiries } from '#database/schema/enquiries.ts';
import { intents } from '#database/schema/intents.ts';
import { orderLines, orders } from '#database/schema/orders.ts';

export type IntentRow = typeof intents.$inferSelect;
type About = 'orderId' | 'enquiryId' | 'wish';
/** What was wanted of an order, or of a message: never of both (the check `intents_about_one_thing`). */
export type OrderIntent = Omit<IntentRow, About> & {
  about: 'order';
  orderId: string;
  wish: OrderWish;
};
export type MessageIntent = Omit<IntentRow, About> & {
  about: 'message';
  enquiryId: string;
  wish: Exclude<IntentWish, OrderWish>;
};
export type NewIntent = Omit<
  IntentRow,
  'state' | 'endedAt' | 'problem' | 'orderId' | 'enquiryId' | 'batchId'
> &
  (
    | { orderId: string; enquiryId?: undefined; batchId: string | null }
    | { enquiryId: string; orderId?: undefined; batchId?: undefined }
  );

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
): Promise<OrderIntent | MessageIntent | undefined> {
  const [row] = await db.select().from(intents).where(eq(intents.id, id)).limit(1);
  if (!row) return undefined;
  const { orderId, enquiryId, wish } = row;
  if (orderId !== null && wish.kind !== 'reply') return { ...row, about: 'order', orderId, wish };
  if (enquiryId !== null && wish.kind === 'reply')
    return { ...row, about: 'message', enquiryId, wish };
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

/** The refunds that operators wanted of an order, whatever became of them, oldest first. */
export async function listRefundIntents(db: Queryable, orderId: string): Promise<IntentRow[]> {
  return db
    .select()
    .from(intents)
    .where(and(eq(intents.orderId, orderId), sql`${intents.wish}->>'kind' = 'refund'`))
    .orderBy(asc(intents.createdAt), asc(intents.id));
}

/**
 * The sum of the refunds of an order that wait as intents, in haléře: promised already, though nothing is
 * owed yet. Asked under the lock of the order.
 */
export async function sumOfWaitingRefunds(db: Queryable, orderId: string): Promise<Haler> {
  const [found] = await db
    .select({ sum: sql`coalesce(sum((wish->>'amount')::bigint), 0)`.mapWith(Number) })
    .from(intents)
    .where(
      and(
        eq(intents.orderId, orderId),
        eq(intents.state, 'waiting'),
        sql`${intents.wish}->>'kind' = 'refund'`,
      ),
    );
  return found?.sum ?? 0;
}

/** Older ones that still wait have something wrong with them, which is not for the one who wanted them to mend. */
const SHOWN_HOURS = 24;

/** What is about to leave, of which order or which message; what a bulk action lets leave is one. */
export type Leaving = Pick<IntentRow, 'id' | 'wish' | 'dueAt' | 'problem'> & {
  number: number | null;
  message: number | null;
  /** Of how many orders, and of which bulk action; null where it is about one alone. */
  batch: { id: string; orders: number } | null;
};

/**
 * What somebody wanted to leave the house and has not left, and what could not be carried out, the last first.
 * @param failedSince since when it could not
 */
export async function listLeaving(
  db: Queryable,
  { operatorId, failedSince, most }: { operatorId: string; failedSince: Date; most: number },
): Promise<Leaving[]> {
  const { id, wish, dueAt, problem, batchId, createdAt } = intents;
  const hasFailed = and(eq(intents.state, 'failed'), gt(intents.endedAt, failedSince));
  const together = sql`partition by case when ${intents.state} = 'waiting'
    then coalesce(${batchId}, ${id}) else ${id} end`;
  const each = db.$with('each').as(
    db
      .select({
        id,
        orderId: intents.orderId,
        enquiryId: intents.enquiryId,
        wish,
        problem,
        batchId,
        createdAt,
        // As long as all of it can be taken back.
        dueAt: sql`min(${dueAt}) over (${together})`.mapWith(dueAt).as('first_due'),
        orders: sql`count(*) over (${together})`.mapWith(Number).as('orders'),
        place: sql`row_number() over (${together} order by ${createdAt} desc, ${id} desc)`
          .mapWith(Number)
          .as('place'),
      })
      .from(intents)
      .where(
        and(
          eq(intents.operatorId, operatorId),
          gt(createdAt, sql`now() - make_interval(hours => ${SHOWN_HOURS})`),
          or(eq(intents.state, 'waiting'), hasFailed),
        ),
      ),
  );
  const rows = await db
    .with(each)
    .select({
      id: each.id,
      wish: each.wish,
      dueAt: each.dueAt,
      problem: each.problem,
      number: orders.number,
      message: enquiries.number,
      batchId: each.batchId,
      orders: each.orders,
    })
    .from(each)
    .leftJoin(orders, eq(orders.id, each.orderId))
    .leftJoin(enquiries, eq(enquiries.id, each.enquiryId))
    .where(eq(each.place, 1))
    .orderBy(desc(each.createdAt), desc(each.id))
    .limit(most);
  return rows.map(({ batchId: of, orders: count, ...row }) => ({
    ...row,
    batch: of !== null && count > 1 ? { id: of, orders: count } : null,
  }));
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
  for (const { position, startedAt, completedAt, ...work } of undo.lines) {
    const moments = { startedAt: momentOf(startedAt), completedAt: momentOf(completedAt) };
    await tx
      .update(orderLines)
      .set({ ...work, ...moments })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
  }
  await tx.update(orders).set({ state: undo.state }).where(eq(orders.id, orderId));
}

function momentOf(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}

/** What of an order still waits to leave the house, or could not leave, oldest first. */
export async function listIntents(db: Queryable, orderId: string): Promise<IntentRow[]> {
  return db
    .select()
    .from(intents)
    .where(and(eq(intents.orderId, orderId), inArray(intents.state, ['waiting', 'failed'])))
    .orderBy(asc(intents.createdAt), asc(intents.id));
}
