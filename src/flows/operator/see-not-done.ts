import { noteChange } from '#database/audit.ts';
import { findIntent, noteIntentSeen } from '#database/intents.ts';
import { rightToTakeBack } from '#domain/operator/intent.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

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
  const found = isUuid(id) ? await findIntent(db, id) : undefined;
  if (!found) return { ok: false, problem: 'row-gone' };
  if (!hasRight(operator.role, rightToTakeBack(found.wish)))
    return { ok: false, problem: 'right-missing' };
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
