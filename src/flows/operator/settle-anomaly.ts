import { findAnomaly, noteSettled } from '#database/anomalies.ts';
import { noteChange } from '#database/audit.ts';
import { addEntries } from '#database/order-work.ts';
import { lockOrder } from '#database/orders.ts';
import { cleanLines } from '#domain/clean-text.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Transaction } from '#database/client.ts';
import type { Services } from '#flows/services.ts';

/** Most characters of what was done about it. */
export const SETTLED_NOTE_MOST = 500;

export type SettledAnomaly =
  | { ok: true }
  | { ok: false; problem: 'row-gone' | 'right-missing' | 'note-missing' | 'note-too-long' }
  /** Somebody else was done with it before. */
  | { ok: false; problem: 'settled-meanwhile'; person: string; note: string };

/**
 * Notes that a person has dealt with money that did not fit an order, and what was done. It moves no money.
 * Only who decides on money may say so.
 */
export async function settleAnomaly(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, ...typed }: { id: number; note: string },
  operator: Pick<Operator, 'id' | 'name' | 'role'>,
): Promise<SettledAnomaly> {
  if (!hasRight(operator.role, 'money')) return { ok: false, problem: 'right-missing' };
  const note = cleanLines(typed.note);
  if (note === '') return { ok: false, problem: 'note-missing' };
  if (note.length > SETTLED_NOTE_MOST) return { ok: false, problem: 'note-too-long' };
  return db.transaction(async (tx): Promise<SettledAnomaly> => {
    const at = clock();
    if (!(await noteSettled(tx, id, { person: operator.name, note, at }))) {
      const anomaly = await findAnomaly(tx, id);
      if (!anomaly) return { ok: false, problem: 'row-gone' };
      const { settledBy, settledNote } = anomaly;
      if (settledBy === operator.name && settledNote === note) return { ok: true };
      return {
        ok: false,
        problem: 'settled-meanwhile',
        person: settledBy ?? '',
        note: settledNote,
      };
    }
    const anomaly = await findAnomaly(tx, id);
    await noteOnOrder(tx, anomaly?.orderId, { person: operator.name, text: note, at });
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'anomaly-settled',
      subject: anomaly?.orderId ?? anomaly?.checkoutId ?? String(id),
      after: { anomaly: id, kind: anomaly?.kind ?? null },
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
