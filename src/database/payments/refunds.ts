import { and, eq, inArray, notInArray, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { enqueueEach } from '#database/jobs/jobs.ts';
import { orderEvents } from '#database/schema/orders.ts';
import { refunds } from '#database/schema/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = Omit<
  typeof refunds.$inferInsert,
  'state' | 'doneAt' | 'providerRefundId' | 'creditNote' | 'askedAt' | 'tries' | 'refusal'
>;

/** Whether we have stored a refund of a payment, whatever has become of it. */
export async function hasRefund(db: Queryable, paymentId: string): Promise<boolean> {
  return (await db.$count(refunds, eq(refunds.paymentId, paymentId))) > 0;
}

/**
 * The sum of our refunds of a payment at its provider, made or still owed, in haléře: without what was sent
 * by hand or given back by the bank.
 */
export async function sumOfRefunds(db: Queryable, paymentId: string): Promise<number> {
  const [found] = await db
    .select({ sum: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        inArray(refunds.state, ['owed', 'done']),
        notInArray(refunds.kind, ['by-hand', 'disputed']),
      ),
    );
  return found?.sum ?? 0;
}

/** The refunds of an order, oldest first. */
export async function listRefunds(db: Queryable, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt, refunds.id);
}

/**
 * Stores a refund and queues the job that asks the provider for it, in the transaction that owes it. A
 * refund that is already stored stays as it is. For an order's own payment, the caller holds the order's
 * lock and has checked how much is left.
 */
export async function enqueueRefund(tx: Transaction, refund: NewRefund): Promise<void> {
  const enqueued = tx
    .insert(refunds)
    .values({ ...refund, state: 'owed' })
    .onConflictDoNothing()
    .returning({ orderId: refunds.orderId });
  await tx.execute(sql`
    with enqueued as ${enqueued}
    select ${enqueueEach('refund-order')} from (
      select json_build_object('orderId', order_id) as payload, 'refund-' || order_id as key
      from enqueued) due`);
}

/** Stores a refund that was made before the order was known here. */
export async function insertRefundElsewhere(
  tx: Transaction,
  refund: Omit<NewRefund, 'kind' | 'actor'> & { doneAt: Date },
): Promise<void> {
  await tx.insert(refunds).values({ ...refund, kind: 'elsewhere', actor: 'shop', state: 'done' });
}

/**
 * Stores a refund that the operator has sent by hand or the bank has made, as owed to be noted by the same
 * transaction; one that is already stored stays as it is.
 */
export async function insertRefundMade(
  tx: Transaction,
  refund: NewRefund & { kind: 'by-hand' | 'disputed' },
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, state: 'owed' })
    .onConflictDoNothing()
    .returning();
  return row;
}

/**
 * Notes that the provider is about to be asked for a refund: from now until there is an answer nobody knows
 * what became of it.
 */
export async function recordAsked(db: Queryable, id: string, askedAt: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ askedAt, tries: sql`${refunds.tries} + 1`, refusal: null })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'owed')));
}

/** Notes the provider's words for a refund that it refused this time and that is asked for again. */
export async function recordRefusal(tx: Transaction, id: string, refusal: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ refusal })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'owed')));
}

/**
 * Notes that a refund was made, and writes it into the history of its order, in one statement; also where
 * another worker was refused it meanwhile.
 * @returns false where that was noted before
 */
export async function recordRefund(
  tx: Transaction,
  { id }: Pick<RefundRow, 'id'>,
  made: { providerRefundId: string; doneAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with done as (
      update ${refunds} set state = 'done', refund_id = ${made.providerRefundId},
        done_at = ${made.doneAt.toISOString()}::timestamptz
      where id = ${id} and state in ('owed', 'refused') returning *
    )
    insert into ${orderEvents} (order_id, actor, person, amount, text, at)
    select order_id, actor, person, -amount, nullif(reason, ''), done_at from done`);
  return (rowCount ?? 0) > 0;
}

/**
 * Notes that the provider refused a refund for good, and writes it into the history of its order.
 * @param text what was refused, and why, for the history; `refusal` is the reason alone
 * @returns false where it is no longer owed
 */
export async function recordRefundRefused(
  tx: Transaction,
  { id }: Pick<RefundRow, 'id'>,
  { text, refusal, at }: { text: string; refusal: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with refused as (
      update ${refunds} set state = 'refused', refusal = ${refusal} where id = ${id} and state = 'owed' returning *
    )
    insert into ${orderEvents} (order_id, actor, text, at)
    select order_id, 'provider', ${text}, ${at.toISOString()}::timestamptz from refused`);
  return (rowCount ?? 0) > 0;
}

/**
 * Notes that the money of a refund came back, and writes it into the history of its order. Where several
 * of ours have the provider's id of that refund, for one of them found everything refunded, it is the one
 * of that sum; where none is of that sum, it is all of them.
 * @param amount what came back, in haléře
 */
export async function recordFailedRefund(
  db: Queryable,
  {
    paymentId,
    providerRefundId,
    amount,
    at,
  }: { paymentId: string; providerRefundId: string; amount: number; at: Date },
): Promise<void> {
  const theirs = sql`payment_id = ${paymentId} and refund_id = ${providerRefundId}`;
  await db.execute(sql`
    with failed as (
      update ${refunds} set state = 'failed'
      where ${theirs} and state = 'done' and (
        amount = ${amount}
        or not exists (select from ${refunds} where ${theirs} and amount = ${amount}))
      returning *
    )
    insert into ${orderEvents} (order_id, actor, amount, text, at)
    select order_id, 'provider', amount, 'refund ' || refund_id || ' came back',
      ${at.toISOString()}::timestamptz
    from failed`);
}

/** Notes the number of the credit note that was issued for a refund. */
export async function recordCreditNote(
  tx: Transaction,
  refundId: string,
  creditNote: string,
): Promise<void> {
  await tx.update(refunds).set({ creditNote }).where(eq(refunds.id, refundId));
}
