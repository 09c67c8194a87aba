import { noteChange } from '#database/audit.ts';
import { noteIntentSeen } from '#database/intents.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type SeenNotDone = { ok: true } | { ok: false; problem: 'row-gone' };

/** Notes that somebody has seen that something wanted could not be carried out: it waits no longer (rules 66). */
export async function seeNotDone(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<SeenNotDone> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<SeenNotDone> => {
    const at = clock();
    const seen = await noteIntentSeen(tx, id);
    if (!seen) return { ok: false, problem: 'row-gone' };
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'not-done-seen',
      subject: seen.orderId ?? id,
      after: { intent: id },
      at,
    });
    return { ok: true };
  });
}
