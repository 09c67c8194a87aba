import { noteChange } from '#database/audit.ts';
import { noteSeen } from '#database/withdrawals.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type SeenWithdrawal = { ok: true } | { ok: false; problem: 'row-gone' };

/** Notes that a person has looked at a declaration of withdrawal that fits no order (rules 51). */
export async function seeWithdrawal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<SeenWithdrawal> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<SeenWithdrawal> => {
    const at = clock();
    if (!(await noteSeen(tx, id, { person: operator.name, at }))) {
      return { ok: false, problem: 'row-gone' };
    }
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'withdrawal-settled',
      subject: id,
      after: { settlement: 'seen' },
      at,
    });
    return { ok: true };
  });
}
