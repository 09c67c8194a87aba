import { findAnomaly, recordResolved } from '#database/payments/anomalies.ts';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { findPendingAction, recordPendingActionSeen } from '#database/admin/pending-actions.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { lockOrder } from '#database/orders/orders.ts';
import { retryJob } from '#database/jobs/jobs.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { rightToUndo } from '#domain/admin/pending-action.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type GraveRefusal, graveRefusal, hasRight } from '#domain/admin/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type RepeatedJob = { ok: true } | { ok: false; problem: 'row-gone' };

/**
 * Gives a job that has failed for good all its attempts again. Every job of the shop may run twice, so one
 * that had done its work does no harm.
 */
export async function repeatJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<RepeatedJob> {
  if (!/^\d{1,18}$/.test(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<RepeatedJob> => {
    const task = await retryJob(tx, id);
    if (task === undefined) return { ok: false, problem: 'row-gone' };
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'job-retried',
      subject: id,
      after: { task },
      at: clock(),
    });
    return { ok: true };
  });
}

export type SeenNotDone = { ok: true } | { ok: false; problem: 'row-gone' | 'right-missing' };

/**
 * Notes that somebody has seen that something wanted could not be carried out: it waits no longer (rules 66). Who may not do it does not
 * put it aside either.
 */
export async function seeNotDone(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id' | 'role'>,
): Promise<SeenNotDone> {
  const found = isUuid(id) ? await findPendingAction(db, id) : undefined;
  if (!found) return { ok: false, problem: 'row-gone' };
  if (!hasRight(operator.role, rightToUndo(found.request)))
    return { ok: false, problem: 'right-missing' };
  return db.transaction(async (tx): Promise<SeenNotDone> => {
    const at = clock();
    const seen = await recordPendingActionSeen(tx, id);
    if (!seen) return { ok: false, problem: 'row-gone' };
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'not-done-seen',
      subject: seen.orderId ?? id,
      after: { pendingAction: id },
      at,
    });
    return { ok: true };
  });
}

/** Most characters of what was done about it. */
export const RESOLUTION_NOTE_MOST = 500;

export type ResolvedAnomaly =
  | { ok: true }
  | { ok: false; problem: 'row-gone' | GraveRefusal | 'note-missing' | 'note-too-long' }
  /** Somebody else was done with it before; the note is empty where the bank has decided. */
  | { ok: false; problem: 'resolved-meanwhile'; person: string; note: string };

/**
 * Notes that a person has dealt with money that did not fit an order, and what was done. It moves no money.
 * Only who decides on money may say so, with password or passkey shown a moment ago.
 * @param resolved.orderId where it has to be of this order
 */
export async function resolveAnomaly(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, orderId, ...input }: { id: number; note: string; orderId?: string | undefined },
  operator: Pick<Operator, 'id' | 'name' | 'role' | 'provedAt'>,
): Promise<ResolvedAnomaly> {
  const refusal = graveRefusal(operator, 'money', clock());
  if (refusal) return { ok: false, problem: refusal };
  if (!Number.isSafeInteger(id)) return { ok: false, problem: 'row-gone' };
  const note = cleanLines(input.note);
  if (note === '') return { ok: false, problem: 'note-missing' };
  if (note.length > RESOLUTION_NOTE_MOST) return { ok: false, problem: 'note-too-long' };
  return db.transaction(async (tx): Promise<ResolvedAnomaly> => {
    const at = clock();
    const known = await findAnomaly(tx, id);
    const isHere = orderId === undefined || known?.orderId === orderId;
    if (!known || !isHere) return { ok: false, problem: 'row-gone' };
    if (!(await recordResolved(tx, id, { person: operator.name, note, at }))) {
      const anomaly = await findAnomaly(tx, id);
      const { resolvedBy = null, resolutionNote = '' } = anomaly ?? {};
      if (resolvedBy === operator.name && resolutionNote === note) return { ok: true };
      return {
        ok: false,
        problem: 'resolved-meanwhile',
        person: resolvedBy ?? '',
        note: resolutionNote,
      };
    }
    await noteOnOrder(tx, known.orderId, { person: operator.name, text: note, at });
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'anomaly-settled',
      subject: known.orderId ?? known.checkoutId ?? String(id),
      after: { anomaly: id, kind: known.kind },
      personalAfter: { note },
      at,
    });
    return { ok: true };
  });
}

/** Money that fits no order of ours names none, or one that is not here. */
async function noteOnOrder(
  tx: Transaction,
  orderId: string | null | undefined,
  note: { person: string; text: string; at: Date },
): Promise<void> {
  const order = orderId && isUuid(orderId) ? await lockOrder(tx, orderId) : undefined;
  if (order)
    await addEntries(tx, [{ orderId: order.id, actor: 'operator', kind: 'note', ...note }]);
}
