import { dropRefill, noteRefill, reopenComplaint } from '#database/care-changes.ts';
import { listCare } from '#database/care.ts';
import type { Transaction } from '#database/client.ts';
import { lastStanding } from '#database/order-work.ts';
import { putWithdrawalBack } from '#database/withdrawals.ts';
import type { CareUndo } from '#domain/operator/intent.ts';

/** Whether nobody has gone on with what was decided on: then that decision stays. No action of its own. */
export async function isCareAsDecided(
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
export async function putCareBack(tx: Transaction, orderId: string, undo: CareUndo): Promise<void> {
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
