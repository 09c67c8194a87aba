import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type PendingActionProblem,
  type ActionRequest,
  type MoveUndo,
  type OrderActionRequest,
  UNDO_SECONDS,
  waitingRefunds,
} from '#domain/admin/pending-action.ts';
import type { RefundForLines } from '#domain/payments/open-value.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { pendingActions } from '#database/schema/pending-actions.ts';
import { orderLines, orders } from '#database/schema/orders.ts';

export type PendingActionRow = typeof pendingActions.$inferSelect;
type About = 'orderId' | 'messageId' | 'withdrawalId' | 'request';
/** What was wanted of an order, of a message, or of a declaration that fits no order: of one alone (the check `pending_actions_about_one_thing`). */
export type OrderPendingAction = Omit<PendingActionRow, About> & {
  about: 'order';
  orderId: string;
  request: OrderActionRequest;
};
export type MessagePendingAction = Omit<PendingActionRow, About> & {
  about: 'message';
  messageId: string;
  request: Extract<ActionRequest, { kind: 'reply' }>;
};
export type WithdrawalPendingAction = Omit<PendingActionRow, About> & {
  about: 'withdrawal';
  withdrawalId: string;
  request: Extract<ActionRequest, { kind: 'withdrawal-closed' }>;
};
export type NewPendingAction = Omit<
  PendingActionRow,
  'state' | 'endedAt' | 'problem' | 'orderId' | 'messageId' | 'withdrawalId' | 'bulkActionId'
> &
  (
    | { orderId: string; bulkActionId: string | null }
    | { messageId: string }
    | { withdrawalId: string }
  );

/** Under which key the job of a pending action waits. */
export function pendingKeyOf(id: string): string {
  return `pending-${id}`;
}

/**
 * Stores a pending action and queues the job that carries it out when its time to be taken back is over. The queue
 * counts that time by the clock of the database: a program whose clock is behind shortens it for nobody.
 * @returns false where it was stored before
 */
export async function insertPendingAction(
  tx: Transaction,
  pendingAction: NewPendingAction,
): Promise<boolean> {
  const stored = await tx
    .insert(pendingActions)
    .values(pendingAction)
    .onConflictDoNothing()
    .returning({ id: pendingActions.id });
  if (stored.length === 0) return false;
  const runAt = sql`clock_timestamp() + make_interval(secs => ${UNDO_SECONDS})`;
  const when = { key: pendingKeyOf(pendingAction.id), runAt };
  await addJob(tx, 'execute-action', { pendingActionId: pendingAction.id }, when);
  return true;
}

/** A pending action by its id, whatever has become of it. */
export async function findPendingAction(
  db: Queryable,
  id: string,
): Promise<OrderPendingAction | MessagePendingAction | WithdrawalPendingAction | undefined> {
  const [row] = await db.select().from(pendingActions).where(eq(pendingActions.id, id)).limit(1);
  if (!row) return undefined;
  const { orderId, messageId, withdrawalId, request } = row;
  switch (request.kind) {
    case 'reply':
      if (messageId !== null) return { ...row, about: 'message', messageId, request };
      break;
    case 'withdrawal-closed':
      if (withdrawalId !== null) return { ...row, about: 'withdrawal', withdrawalId, request };
      break;
    default:
      if (orderId !== null) return { ...row, about: 'order', orderId, request };
  }
  throw new Error(`The pending action ${id} is about nothing that can be done.`);
}

/**
 * Ends a pending action that still waits. Of two who want to end it at once, in whatever way, one gets through.
 * @returns false where it had ended before
 */
export async function endPendingAction(
  tx: Transaction,
  id: string,
  state: 'done' | 'undone',
  endedAt: Date,
): Promise<boolean> {
  const ended = await tx
    .update(pendingActions)
    .set({ state, endedAt })
    .where(and(eq(pendingActions.id, id), eq(pendingActions.state, 'waiting')))
    .returning({ id: pendingActions.id });
  return ended.length > 0;
}

/** Notes why a pending action that was just ended could not be carried out, in the same transaction. */
export async function recordPendingActionFailed(
  tx: Transaction,
  id: string,
  problem: PendingActionProblem,
): Promise<void> {
  await tx
    .update(pendingActions)
    .set({ state: 'failed', problem })
    .where(eq(pendingActions.id, id));
}

/**
 * Notes that somebody has seen that a pending action could not be carried out.
 * @returns the order that it is about; undefined where there is no such pending action, or it was seen before
 */
export async function recordPendingActionSeen(
  tx: Transaction,
  id: string,
): Promise<{ orderId: string | null } | undefined> {
  const [seen] = await tx
    .update(pendingActions)
    .set({ state: 'seen' })
    .where(and(eq(pendingActions.id, id), eq(pendingActions.state, 'failed')))
    .returning({ orderId: pendingActions.orderId });
  return seen;
}

/** The refunds that operators wanted of an order, whatever became of them, oldest first. */
export async function listPendingRefunds(
  db: Queryable,
  orderId: string,
): Promise<PendingActionRow[]> {
  return db
    .select()
    .from(pendingActions)
    .where(
      and(eq(pendingActions.orderId, orderId), sql`${pendingActions.request}->>'kind' = 'refund'`),
    )
    .orderBy(asc(pendingActions.createdAt), asc(pendingActions.id));
}

/**
 * The refunds of an order that wait as pending actions: promised already, though nothing is owed yet. Asked under the lock of
 * the order where more is decided on them.
 */
export async function listWaitingRefunds(
  db: Queryable,
  orderId: string,
): Promise<RefundForLines[]> {
  return waitingRefunds(await listPendingRefunds(db, orderId));
}

/** The ids of what a bulk action of somebody wanted to leave the house and has not left, oldest first. */
export async function listWaitingOfBulkAction(
  db: Queryable,
  { bulkActionId, operatorId }: { bulkActionId: string; operatorId: string },
): Promise<string[]> {
  const waiting = await db
    .select({ id: pendingActions.id })
    .from(pendingActions)
    .where(
      and(
        eq(pendingActions.operatorId, operatorId),
        eq(pendingActions.bulkActionId, bulkActionId),
        eq(pendingActions.state, 'waiting'),
      ),
    )
    .orderBy(asc(pendingActions.createdAt), asc(pendingActions.id));
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
export async function listPendingActions(
  db: Queryable,
  orderId: string,
): Promise<PendingActionRow[]> {
  return db
    .select()
    .from(pendingActions)
    .where(
      and(
        eq(pendingActions.orderId, orderId),
        inArray(pendingActions.state, ['waiting', 'failed']),
      ),
    )
    .orderBy(asc(pendingActions.createdAt), asc(pendingActions.id));
}
