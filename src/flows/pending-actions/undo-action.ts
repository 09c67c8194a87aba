import { recordChange } from '#database/audit/audit.ts';
import { endBulkAction, findBulkAction, recordRowUndone } from '#database/orders/bulk-actions.ts';
import {
  dropRefill,
  listAfterSales,
  recordRefill,
  reopenComplaint,
} from '#database/orders/after-sales.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import {
  type MessagePendingAction,
  type OrderPendingAction,
  type WithdrawalPendingAction,
  endPendingAction,
  findPendingAction,
  listPendingRefunds,
  listWaitingOfBulkAction,
  putBack,
} from '#database/admin/pending-actions.ts';
import { addEntries, findLastEffective } from '#database/orders/order-work.ts';
import { lockOrder } from '#database/orders/orders.ts';
import { recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import { listRefunds } from '#database/payments/refunds.ts';
import { findReview, recordDecision } from '#database/reviews/reviews.ts';
import { dropEvents } from '#database/webhooks/webhook-events.ts';
import { putWithdrawalBack } from '#database/orders/withdrawals.ts';
import {
  type AfterSalesUndo,
  type ActionRequest,
  type ReviewUndo,
  afterSalesUndoOf,
  paidForOf,
  rightToUndo,
  undoOf,
} from '#domain/admin/pending-action.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import { undoReply } from '#flows/messages/pending-reply.ts';
import type { Services } from '#flows/services.ts';
import { undoClosing } from '#flows/withdrawals/close-withdrawal.ts';

/** Whether nobody has gone on with what was decided on: then that decision stays. No action of its own. */
async function isAfterSalesAsDecided(
  tx: Transaction,
  orderId: string,
  undo: AfterSalesUndo | undefined,
): Promise<boolean> {
  if (!undo) return true;
  if (undo.kind === 'withdrawal') return (await findLastEffective(tx, orderId)) === undo.eventId;
  const { refills } = await listAfterSales(tx, orderId);
  const [id, decided] =
    undo.kind === 'refill' ? [undo.id, undo.to] : [undo.refillId, 'running' as const];
  if (id === undefined || decided === undefined) return true;
  return refills.find((each) => each.id === id)?.state === decided;
}

/** What the customer was not told has not happened: all of it is as it was. No action of its own. */
async function reopenAfterSales(
  tx: Transaction,
  orderId: string,
  undo: AfterSalesUndo,
): Promise<void> {
  if (undo.kind === 'withdrawal') return putWithdrawalBack(tx, orderId, undo);
  if (undo.kind === 'refill') {
    const { id, state, person } = undo;
    return recordRefill(tx, id, { state, reason: '', endedAt: null, person });
  }
  const { id, refillId, before } = undo;
  await reopenComplaint(tx, id);
  if (refillId === undefined) return;
  if (before) await recordRefill(tx, refillId, { ...before, reason: '', endedAt: null });
  else await dropRefill(tx, refillId);
}

type Undone =
  | { ok: true; orderId: string | null }
  | {
      ok: false;
      /** It has left; or somebody has gone on after the move, which therefore stays. */
      problem: 'undo-unknown' | 'undo-too-late' | 'changed-meanwhile' | 'right-missing';
    };

/**
 * Takes back what was to leave the house, as long as it has not: also past its time, where the job that
 * carries it out is late. A move is taken back with what tells of it, unless something was written into the history
 * of the order since that still stands. Taken back twice it is taken back once, and by nobody who may not do what is
 * taken back.
 */
export async function undoAction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, operator }: { id: string; operator: Pick<Operator, 'id' | 'name' | 'role'> },
): Promise<Undone> {
  const found = isUuid(id) ? await findPendingAction(db, id) : undefined;
  if (!found) return { ok: false, problem: 'undo-unknown' };
  if (!hasRight(operator.role, rightToUndo(found.request)))
    return { ok: false, problem: 'right-missing' };
  if (found.about !== 'order') return backWithoutOrder({ db, clock }, found, operator);
  const { orderId, request } = found;
  const undo = undoOf(request);
  const reopen = afterSalesUndoOf(request);
  const isOfWithdrawal = reopen?.kind === 'withdrawal';
  return db.transaction(async (tx): Promise<Undone> => {
    const order = await lockOrder(tx, orderId);
    const pendingAction = await findPendingAction(tx, id);
    if (!order || !pendingAction) return { ok: false, problem: 'undo-unknown' };
    if (pendingAction.state === 'undone') return { ok: true, orderId };
    const isAsMoved =
      (request.kind !== 'cancel' || order.state === 'paid') &&
      (!undo || (await findLastEffective(tx, orderId)) === undo.eventId) &&
      ((!undo && !isOfWithdrawal) || !(await hasRefundSince(tx, found))) &&
      !(reopen?.kind === 'complaint' && (await isPaid(tx, orderId, reopen.id))) &&
      (await isAfterSalesAsDecided(tx, orderId, reopen)) &&
      (await isReviewAsDecided(tx, request));
    if (pendingAction.state === 'waiting' && !isAsMoved)
      return { ok: false, problem: 'changed-meanwhile' };
    const at = clock();
    if (!(await endPendingAction(tx, id, 'undone', at)))
      return { ok: false, problem: 'undo-too-late' };
    if (undo) await putBack(tx, orderId, undo);
    await recordUndoneInBulk(tx, found);
    await dropEvents(tx, id);
    if (reopen) await reopenAfterSales(tx, orderId, reopen);
    if (request.kind === 'emails' && request.undoReview)
      await putReviewBack(tx, request.undoReview);
    // With the state that the order was put back to, where what was done is taken back (`status`).
    const by = { actor: 'operator', person: operator.name, at } as const;
    const state = undo?.state ?? (isOfWithdrawal ? order.state : null);
    await addEntries(tx, [{ orderId, kind: 'undone', state, ...by }]);
    if (state !== null) await recordPromise(tx, orderId);
    await recordShortEnd(tx, orderId);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'undone',
      subject: orderId,
      before: undo ? { state: order.state } : {},
      after: {
        ...(undo && { state: undo.state }),
        ...(isOfWithdrawal && { withdrawal: reopen.id }),
        ...(request.kind === 'refund' && { amount: request.amount }),
        ...(request.kind === 'emails' && { emails: request.emails.join(', ') }),
        ...(request.kind === 'cancel' && { state: order.state }),
      },
      at,
    });
    return { ok: true, orderId };
  });
}

/** Whether money is about to leave for how the order was left: with that, it stays so. */
async function hasRefundSince(
  tx: Transaction,
  { orderId, createdAt }: Pick<OrderPendingAction, 'orderId' | 'createdAt'>,
): Promise<boolean> {
  const refunds = await listPendingRefunds(tx, orderId);
  return refunds.some((each) => each.state === 'waiting' && each.createdAt >= createdAt);
}

/** Whether money leaves for a complaint, which is resolved by that. */
async function isPaid(tx: Transaction, orderId: string, complaint: string): Promise<boolean> {
  const refunds = await listRefunds(tx, orderId);
  return paidForOf(refunds, await listPendingRefunds(tx, orderId)).has(complaint);
}

/** Taken back twice it is taken back once. */
async function backWithoutOrder(
  services: Pick<Services, 'db' | 'clock'>,
  found: MessagePendingAction | WithdrawalPendingAction,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<Undone> {
  if (found.state === 'undone') return { ok: true, orderId: null };
  const taken =
    found.about === 'message'
      ? await undoReply(services, found, operator)
      : await undoClosing(services, found, operator);
  return taken.ok ? { ok: true, orderId: null } : taken;
}

/** What a bulk action did is said there not to be done any more; of a hold the e-mail alone is taken back. */
async function recordUndoneInBulk(
  tx: Transaction,
  {
    bulkActionId,
    orderId,
    request,
  }: Pick<OrderPendingAction, 'bulkActionId' | 'orderId' | 'request'>,
): Promise<void> {
  if (bulkActionId === null) return;
  const isWhole =
    request.kind !== 'emails' || request.undo !== undefined || request.repeat === 'copy';
  await recordRowUndone(tx, { bulkActionId, orderId }, isWhole ? 'undone' : 'email-undone');
}

/** Whether nobody has decided about the review since: then that decision stays. */
async function isReviewAsDecided(tx: Transaction, request: ActionRequest): Promise<boolean> {
  const undo = request.kind === 'emails' ? request.undoReview : undefined;
  return !undo || (await findReview(tx, undo.id))?.decisionId === undo.decisionId;
}

/** What its author was not told has not been decided. */
async function putReviewBack(tx: Transaction, { id, before }: ReviewUndo): Promise<void> {
  await recordDecision(tx, id, before);
  await tellChangedPages(tx, 'reviews');
}

export type BulkActionUndone =
  | { ok: true }
  | Extract<Undone, { ok: false }>
  /** Some orders are as they were; what became of others has left, or somebody has gone on with them. */
  | { ok: false; problem: 'taken-back-partly' };

/**
 * Takes back what a bulk action of this person wanted to leave the house, order by order (`undoAction`). Orders whose
 * turn has not come are not done any more.
 */
export async function undoBulkAction(
  services: Pick<Services, 'db' | 'clock'>,
  { id, operator }: { id: string; operator: Pick<Operator, 'id' | 'name' | 'role'> },
): Promise<BulkActionUndone> {
  if (!isUuid(id)) return { ok: false, problem: 'undo-unknown' };
  const bulk = await findBulkAction(services.db, id);
  const isTheirs = bulk?.operatorId === operator.id;
  const ended = isTheirs ? await endBulkAction(services.db, id) : 0;
  const of = { bulkActionId: id, operatorId: operator.id };
  const answers: Undone[] = [];
  for (const pendingAction of await listWaitingOfBulkAction(services.db, of))
    answers.push(await undoAction(services, { id: pendingAction, operator }));
  const refused = answers.find((answer) => !answer.ok);
  if (answers.length === 0 && ended === 0) return { ok: false, problem: 'undo-too-late' };
  if (!refused) return { ok: true };
  return ended > 0 || answers.some(({ ok }) => ok)
    ? { ok: false, problem: 'taken-back-partly' }
    : refused;
}
