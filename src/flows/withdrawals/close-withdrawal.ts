import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import {
  type WithdrawalPendingAction,
  endPendingAction,
  findPendingAction,
  insertPendingAction,
} from '#database/admin/pending-actions.ts';
import { findWithdrawal, recordClosed, reopenWithoutOrder } from '#database/orders/withdrawals.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { pendingActionDue } from '#domain/admin/pending-action.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { problemOfAnswer } from '#domain/after-sales/complaint.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;
type Closer = Pick<Operator, 'id' | 'name'>;

export type ClosedWithdrawal =
  | { ok: true }
  | {
      ok: false;
      problem: 'row-gone' | 'intent-unknown' | NonNullable<ReturnType<typeof problemOfAnswer>>;
    };

/**
 * Closes a declaration of withdrawal that fits no order, with a note of why (rules 51). For some seconds it can be taken
 * back, and at any time it can be tied to an order all the same.
 * @param formId of the form that was sent, a UUID
 */
export async function closeWithdrawal(
  { db, clock }: Needed,
  {
    id,
    formId,
    operator,
    ...input
  }: { id: string; formId: string; note: string; operator: Closer },
): Promise<ClosedWithdrawal> {
  const note = cleanLines(input.note);
  const problem = problemOfAnswer(note);
  if (problem) return { ok: false, problem };
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  if (!isUuid(formId)) return { ok: false, problem: 'intent-unknown' };
  return db.transaction(async (tx): Promise<ClosedWithdrawal> => {
    const at = clock();
    const { id: operatorId, name: person } = operator;
    if (!(await recordClosed(tx, id, { person, note, at }))) {
      const before = await findPendingAction(tx, formId);
      const isTwice = before?.about === 'withdrawal' && before.withdrawalId === id;
      return isTwice && before.state !== 'undone'
        ? { ok: true }
        : { ok: false, problem: 'row-gone' };
    }
    const request = { kind: 'withdrawal-closed' } as const;
    const by = { operatorId, person, createdAt: at, dueAt: pendingActionDue(at) };
    const pendingAction = { withdrawalId: id, request, ...by };
    // A form that was sent before, and taken back, is another request now.
    if (!(await insertPendingAction(tx, { ...pendingAction, id: formId })))
      await insertPendingAction(tx, { ...pendingAction, id: randomUUID() });
    await recordChange(tx, {
      operatorId,
      action: 'withdrawal-settled',
      subject: id,
      after: { resolution: 'closed' },
      personalAfter: { note },
      at,
    });
    return { ok: true };
  });
}

/** Ends the time in which it can be taken back. Not an action of its own but that part of `executeAction`. */
export async function executeClosing(
  { db, clock }: Needed,
  { id }: WithdrawalPendingAction,
): Promise<void> {
  await db.transaction(async (tx) => {
    await endPendingAction(tx, id, 'done', clock());
  });
}

/**
 * Lets the declaration wait again, unless it was tied to an order since. Not an action of its own but that part of
 * `undoAction`.
 */
export async function undoClosing(
  { db, clock }: Needed,
  { id, withdrawalId, createdAt }: WithdrawalPendingAction,
  operator: Pick<Operator, 'id'>,
): Promise<{ ok: true } | { ok: false; problem: 'undo-unknown' | 'undo-too-late' }> {
  return db.transaction(async (tx) => {
    const declared = await findWithdrawal(tx, withdrawalId, 'for update');
    if (!declared) return { ok: false, problem: 'undo-unknown' };
    const at = clock();
    const isAsSeen = declared.resolvedAt?.getTime() === createdAt.getTime();
    if (!isAsSeen || !(await endPendingAction(tx, id, 'undone', at)))
      return { ok: false, problem: 'undo-too-late' };
    await reopenWithoutOrder(tx, withdrawalId);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'undone',
      subject: withdrawalId,
      before: { resolution: 'closed' },
      after: { resolution: null },
      at,
    });
    return { ok: true };
  });
}
