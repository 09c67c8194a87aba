import { noteChange } from '#database/audit.ts';
import { endBatch, findBatch, noteRowUndone } from '#database/batches.ts';
import { dropRefill, listCare, noteRefill, reopenComplaint } from '#database/care.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import {
  type MessageIntent,
  type OrderIntent,
  type WithdrawalIntent,
  endIntent,
  findIntent,
  listRefundIntents,
  listWaitingOfBatch,
  putBack,
} from '#database/intents.ts';
import { addEntries, lastStanding } from '#database/order-work.ts';
import { lockOrder } from '#database/orders.ts';
import { notePromise, noteShortEnd } from '#database/promised-end.ts';
import { listRefunds } from '#database/refunds.ts';
import { findReview, noteDecision } from '#database/testimonials.ts';
import { dropEvents } from '#database/webhook-events.ts';
import { putWithdrawalBack } from '#database/withdrawals.ts';
import {
  type CareUndo,
  type IntentWish,
  type ReviewUndo,
  careUndoOf,
  paidForOf,
  rightToTakeBack,
  undoOf,
} from '#domain/operator/intent.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import { takeReplyBack } from '#flows/messages/reply-intent.ts';
import type { Services } from '#flows/services.ts';
import { takeClosingBack } from './close-withdrawal.ts';

/** Whether nobody has gone on with what was decided on: then that decision stays. No action of its own. */
async function isCareAsDecided(
  tx: Transaction,
  orderId: string,
  undo: CareUndo | undefined,
): Promise<boolean> {
  if (!undo) return true;
  if (undo.kind === 'withdrawal') return (await lastStanding(tx, orderId)) === undo.eventId;
  const { refills } = await listCare(tx, orderId);
  const [id, decided] =
    undo.kind === 'refill' ? [undo.id, undo.to] : [undo.refillId, 'running' as const];
  if (id === undefined || decided === undefined) return true;
  return refills.find((each) => each.id === id)?.state === decided;
}

/** What the customer was not told has not happened: all of it is as it was. No action of its own. */
async function putCareBack(tx: Transaction, orderId: string, undo: CareUndo): Promise<void> {
  if (undo.kind === 'withdrawal') return putWithdrawalBack(tx, orderId, undo);
  if (undo.kind === 'refill') {
    const { id, state, person } = undo;
    return noteRefill(tx, id, { state, reason: '', endedAt: null, person });
  }
  const { id, refillId, before } = undo;
  await reopenComplaint(tx, id);
  if (refillId === undefined) return;
  if (before) await noteRefill(tx, refillId, { ...before, reason: '', endedAt: null });
  else await dropRefill(tx, refillId);
}

type TakenBack =
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
export async function takeBack(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, operator }: { id: string; operator: Pick<Operator, 'id' | 'name' | 'role'> },
): Promise<TakenBack> {
  const found = isUuid(id) ? await findIntent(db, id) : undefined;
  if (!found) return { ok: false, problem: 'undo-unknown' };
  if (!hasRight(operator.role, rightToTakeBack(found.wish)))
    return { ok: false, problem: 'right-missing' };
  if (found.about !== 'order') return backWithoutOrder({ db, clock }, found, operator);
  const { orderId, wish } = found;
  const undo = undoOf(wish);
  const undoCare = careUndoOf(wish);
  const isOfWithdrawal = undoCare?.kind === 'withdrawal';
  return db.transaction(async (tx): Promise<TakenBack> => {
    const order = await lockOrder(tx, orderId);
    const intent = await findIntent(tx, id);
    if (!order || !intent) return { ok: false, problem: 'undo-unknown' };
    if (intent.state === 'undone') return { ok: true, orderId };
    const isAsMoved =
      (wish.kind !== 'cancel' || order.state === 'paid') &&
      (!undo || (await lastStanding(tx, orderId)) === undo.eventId) &&
      ((!undo && !isOfWithdrawal) || !(await hasRefundSince(tx, found))) &&
      !(undoCare?.kind === 'complaint' && (await isPaid(tx, orderId, undoCare.id))) &&
      (await isCareAsDecided(tx, orderId, undoCare)) &&
      (await isReviewAsDecided(tx, wish));
    if (intent.state === 'waiting' && !isAsMoved)
      return { ok: false, problem: 'changed-meanwhile' };
    const at = clock();
    if (!(await endIntent(tx, id, 'undone', at))) return { ok: false, problem: 'undo-too-late' };
    if (undo) await putBack(tx, orderId, undo);
    await noteUndoneInBatch(tx, found);
    await dropEvents(tx, id);
    if (undoCare) await putCareBack(tx, orderId, undoCare);
    if (wish.kind === 'emails' && wish.undoReview) await putReviewBack(tx, wish.undoReview);
    // With the state that the order was put back to, where what was done is taken back (`standing`).
    const by = { actor: 'operator', person: operator.name, at } as const;
    const state = undo?.state ?? (isOfWithdrawal ? order.state : null);
    await addEntries(tx, [{ orderId, kind: 'undone', state, ...by }]);
    if (state !== null) await notePromise(tx, orderId);
    await noteShortEnd(tx, orderId);
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'undone',
      subject: orderId,
      before: undo ? { state: order.state } : {},
      after: {
        ...(undo && { state: undo.state }),
        ...(isOfWithdrawal && { withdrawal: undoCare.id }),
        ...(wish.kind === 'refund' && { amount: wish.amount }),
        ...(wish.kind === 'emails' && { emails: wish.emails.join(', ') }),
        ...(wish.kind === 'cancel' && { state: order.state }),
      },
      at,
    });
    return { ok: true, orderId };
  });
}

/** Whether money is about to leave for how the order was left: with that, it stays so. */
async function hasRefundSince(
  tx: Transaction,
  { orderId, createdAt }: Pick<OrderIntent, 'orderId' | 'createdAt'>,
): Promise<boolean> {
  const refunds = await listRefundIntents(tx, orderId);
  return refunds.some((each) => each.state === 'waiting' && each.createdAt >= createdAt);
}

/** Whether money leaves for a complaint, which is settled by that. */
async function isPaid(tx: Transaction, orderId: string, complaint: string): Promise<boolean> {
  const refunds = await listRefunds(tx, orderId);
  return paidForOf(refunds, await listRefundIntents(tx, orderId)).has(complaint);
}

/** Taken back twice it is taken back once. */
async function backWithoutOrder(
  services: Pick<Services, 'db' | 'clock'>,
  found: MessageIntent | WithdrawalIntent,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<TakenBack> {
  if (found.state === 'undone') return { ok: true, orderId: null };
  const taken =
    found.about === 'message'
      ? await takeReplyBack(services, found, operator)
      : await takeClosingBack(services, found, operator);
  return taken.ok ? { ok: true, orderId: null } : taken;
}

/** What a bulk action did is said there not to be done any more; of a hold the e-mail alone is taken back. */
async function noteUndoneInBatch(
  tx: Transaction,
  { batchId, orderId, wish }: Pick<OrderIntent, 'batchId' | 'orderId' | 'wish'>,
): Promise<void> {
  if (batchId === null) return;
  const isWhole = wish.kind !== 'emails' || wish.undo !== undefined || wish.repeat === 'copy';
  await noteRowUndone(tx, { batchId, orderId }, isWhole ? 'undone' : 'email-undone');
}

/** Whether nobody has decided about the review since: then that decision stays. */
async function isReviewAsDecided(tx: Transaction, wish: IntentWish): Promise<boolean> {
  const undo = wish.kind === 'emails' ? wish.undoReview : undefined;
  return !undo || (await findReview(tx, undo.id))?.decisionId === undo.decisionId;
}

/** What its author was not told has not been decided. */
async function putReviewBack(tx: Transaction, { id, before }: ReviewUndo): Promise<void> {
  await noteDecision(tx, id, before);
  await tellChangedPages(tx, 'reviews');
}

export type BatchTakenBack =
  | { ok: true }
  | Extract<TakenBack, { ok: false }>
  /** Some orders are as they were; what became of others has left, or somebody has gone on with them. */
  | { ok: false; problem: 'taken-back-partly' };

/**
 * Takes back what a bulk action of this person wanted to leave the house, order by order (`takeBack`). Orders whose
 * turn has not come are not done any more.
 */
export async function takeBatchBack(
  services: Pick<Services, 'db' | 'clock'>,
  { id, operator }: { id: string; operator: Pick<Operator, 'id' | 'name' | 'role'> },
): Promise<BatchTakenBack> {
  if (!isUuid(id)) return { ok: false, problem: 'undo-unknown' };
  const batch = await findBatch(services.db, id);
  const isTheirs = batch?.operatorId === operator.id;
  const ended = isTheirs ? await endBatch(services.db, id) : 0;
  const of = { batchId: id, operatorId: operator.id };
  const answers: TakenBack[] = [];
  for (const intent of await listWaitingOfBatch(services.db, of))
    answers.push(await takeBack(services, { id: intent, operator }));
  const refused = answers.find((answer) => !answer.ok);
  if (answers.length === 0 && ended === 0) return { ok: false, problem: 'undo-too-late' };
  if (!refused) return { ok: true };
  return ended > 0 || answers.some(({ ok }) => ok)
    ? { ok: false, problem: 'taken-back-partly' }
    : refused;
}
