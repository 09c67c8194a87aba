import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { orders } from '#database/schema/orders.ts';
import { withdrawals } from '#database/schema/after-sales.ts';
import type { WithdrawalUndo } from '#domain/admin/pending-action.ts';
import type { WithdrawalOutcome } from '#domain/withdrawals/withdrawal.ts';
import type { WithdrawalResolution } from '#domain/withdrawals/withdrawn-lines.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Whether a line `l` ended by a withdrawal: `withdrawnLines` as the database says it. */
export const hasEndedByWithdrawal = sql`derived.is_withdrawn(l.order_id, l.position)`;

const asBefore = {
  read: { lines: [] },
  tied: { orderId: null, outcome: 'unknown', performed: [] },
  // What that person wrote stays, for the next time.
  resolved: { resolvedAt: null, resolution: null, person: null },
} as const satisfies Record<string, Partial<WithdrawalRow>>;

/**
 * Stores a declaration of withdrawal, once for its id.
 * @returns whether it was new
 */
export async function insertWithdrawal(
  tx: Transaction,
  declared: Omit<
    WithdrawalRow,
    'performed' | 'outcome' | 'resolvedAt' | 'resolution' | 'answer' | 'person' | 'note'
  >,
): Promise<boolean> {
  const stored = await tx
    .insert(withdrawals)
    .values(declared)
    .onConflictDoNothing()
    .returning({ id: withdrawals.id });
  return stored.length > 0;
}

/** A declaration by its id. */
export async function findWithdrawal(
  db: Queryable,
  id: string,
  lock?: 'for update',
): Promise<WithdrawalRow | undefined> {
  const found = db.select().from(withdrawals).where(eq(withdrawals.id, id)).limit(1);
  const [row] = await (lock ? found.for('update') : found);
  return row;
}

/** The declarations of an order, oldest first. */
export async function listWithdrawals(db: Queryable, orderId: string): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(withdrawals.declaredAt);
}

/**
 * Notes what became of a declaration, and of which order it is.
 * @returns false where that was noted before: then nothing has changed
 */
export async function recordWithdrawalOutcome(
  tx: Transaction,
  id: string,
  noted: { orderId: string | null; outcome: WithdrawalOutcome; performed?: number[] },
): Promise<boolean> {
  const changed = await tx
    .update(withdrawals)
    .set(noted)
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.outcome)))
    .returning({ id: withdrawals.id });
  return changed.length > 0;
}

/**
 * Ties a declaration that fitted no order to one, with what follows from that; one that was closed without an order is
 * open again.
 * @returns the declaration as it was before; undefined where it has an order
 */
export async function tieToOrder(
  tx: Transaction,
  id: string,
  tied: { orderId: string; outcome: WithdrawalOutcome; performed: number[] },
): Promise<WithdrawalRow | undefined> {
  const before = await findWithdrawal(tx, id, 'for update');
  const changes = { ...asBefore.resolved, answer: '', note: '', ...tied };
  return (await changeWithoutOrder(tx, id, changes)) ? before : undefined;
}

/**
 * Closes a declaration that fits no order.
 * @returns false where somebody was done with it before, or it has an order
 */
export async function recordClosed(
  tx: Transaction,
  id: string,
  { person, note, at }: { person: string; note: string; at: Date },
): Promise<boolean> {
  const closed = { resolvedAt: at, resolution: 'closed', person, note } as const;
  return changeWithoutOrder(tx, id, closed, isNull(withdrawals.resolvedAt));
}

/** Lets a declaration that fits no order wait again, because who closed it took that back. */
export async function reopenWithoutOrder(tx: Transaction, id: string): Promise<void> {
  await changeWithoutOrder(tx, id, asBefore.resolved);
}

/** Changes a declaration that fits no order. @returns false where it is no such one any more */
async function changeWithoutOrder(
  tx: Transaction,
  id: string,
  changes: Partial<WithdrawalRow>,
  where?: SQL,
): Promise<boolean> {
  const changed = await tx
    .update(withdrawals)
    .set(changes)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.outcome, 'unknown'), where))
    .returning({ id: withdrawals.id });
  return changed.length > 0;
}

/**
 * Notes that a person is done with a declaration of an order, once.
 * @returns false where there is none, or it was resolved before
 */
export async function resolveWithdrawal(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
  {
    how,
    person,
    at,
    answer = '',
    note = '',
  }: {
    how: WithdrawalResolution;
    person: string | null;
    at: Date;
    answer?: string;
    note?: string;
  },
): Promise<boolean> {
  const resolved = await tx
    .update(withdrawals)
    .set({ resolvedAt: at, resolution: how, answer, note, person })
    .where(
      and(eq(withdrawals.id, id), eq(withdrawals.orderId, orderId), isNull(withdrawals.resolvedAt)),
    )
    .returning({ id: withdrawals.id });
  return resolved.length > 0;
}

/** Puts a declaration back as it was before somebody made something of it, and the mark that its order is held. */
export async function putWithdrawalBack(
  tx: Transaction,
  orderId: string,
  { id, act, heldAt, closed }: WithdrawalUndo,
): Promise<void> {
  const before = act === 'read' || act === 'tied' ? asBefore[act] : asBefore.resolved;
  const { at, ...by } = closed ?? {};
  const again =
    at === undefined ? {} : { ...by, resolvedAt: new Date(at), resolution: 'closed' as const };
  await tx
    .update(withdrawals)
    .set({ ...before, ...again })
    .where(eq(withdrawals.id, id));
  const since = heldAt === null ? null : new Date(heldAt);
  await tx.update(orders).set({ heldAt: since }).where(eq(orders.id, orderId));
}

/**
 * Lets declarations wait again by which an order was canceled unpaid, or that were resolved when it ended so, for its
 * money has come after all and has to go back; the order is held for them from then on.
 * @returns since when; null where there is none such
 */
export async function reopenUnpaid(
  tx: Transaction,
  orderId: string,
  at: Date,
): Promise<Date | null> {
  const reopened = await tx
    .update(withdrawals)
    .set({ ...asBefore.resolved, outcome: 'held' })
    .where(
      and(
        eq(withdrawals.orderId, orderId),
        or(
          eq(withdrawals.outcome, 'canceled'),
          and(eq(withdrawals.outcome, 'held'), eq(withdrawals.resolution, 'ended')),
        ),
      ),
    )
    .returning({ id: withdrawals.id });
  if (reopened.length === 0) return null;
  await holdOrder(tx, orderId, at);
  return at;
}

/** Ends the mark that nothing of an order is to be delivered, unless another declaration of it still waits. */
export async function releaseOrder(tx: Transaction, orderId: string): Promise<void> {
  const waits = sql`exists (select from ${withdrawals} w
    where w.order_id = ${orderId} and w.outcome = 'held' and w.resolved_at is null)`;
  await tx
    .update(orders)
    .set({ heldAt: null })
    .where(and(eq(orders.id, orderId), sql`not ${waits}`));
}

/** Notes which lines of its order a declaration means, as a person has read its words. */
export async function recordMeantLines(
  tx: Transaction,
  id: string,
  lines: readonly number[],
): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ lines: [...lines] })
    .where(eq(withdrawals.id, id));
}

/** Marks that nothing more of an order is to be delivered for now; the first moment stays. */
export async function holdOrder(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ heldAt: at })
    .where(and(eq(orders.id, orderId), isNull(orders.heldAt)));
}
