import { noteChange } from '#database/audit.ts';
import { addEntries } from '#database/order-work.ts';
import { notePromise } from '#database/promised-end.ts';
import {
  listWithdrawals,
  noteSeen,
  releaseOrder,
  settleWithdrawal,
} from '#database/withdrawals.ts';
import { cleanLines } from '#domain/clean-text.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { problemOfAnswer } from '#domain/order/settling.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';

/** How an operator is done with a withdrawal. */
export interface WithdrawalChange extends OrderChange {
  withdrawalId: string;
  how: 'released' | 'seen';
  /** What was done, for the shop's own eyes. */
  note: string;
}

export type WithdrawalSettled =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      problem: 'changed-meanwhile' | 'withdrawal-unknown' | 'answer-missing' | 'answer-too-long';
    };

/**
 * Notes that somebody is done with a withdrawal without money: `released` lets the delivery of a held order go
 * on, `seen` changes nothing but that it no longer waits. One whose money went back is settled by that
 * (`noteDone`). Settled twice it is settled once.
 */
export async function settleWithdrawalAsOperator(
  services: Pick<Services, 'db' | 'clock'>,
  { withdrawalId, how, ...change }: WithdrawalChange,
): Promise<WithdrawalSettled> {
  const note = cleanLines(change.note);
  return underLock(
    services,
    change,
    async (tx, { order, isStale, at }): Promise<WithdrawalSettled> => {
      const all = await listWithdrawals(tx, order.id);
      const withdrawal = all.find(({ id }) => id === withdrawalId);
      if (!withdrawal) return { ok: false, problem: 'withdrawal-unknown' };
      if (withdrawal.settlement === how) return { ok: true };
      if (isStale || withdrawal.settlement) return { ok: false, problem: 'changed-meanwhile' };
      const problem = problemOfAnswer(note);
      if (problem) return { ok: false, problem };
      const { operator } = change;
      const person = operator.name;
      await settleWithdrawal(tx, { id: withdrawalId, orderId: order.id }, { how, person, at });
      if (how === 'released') await releaseOrder(tx, order.id);
      const by = { orderId: order.id, actor: 'operator', person, at } as const;
      const noted = { ...by, kind: 'note', text: note } as const;
      await addEntries(tx, how === 'released' ? [{ ...by, kind: 'resume' }, noted] : [noted]);
      if (how === 'released') await notePromise(tx, order.id);
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'withdrawal-settled',
        subject: order.id,
        before: { withdrawal: withdrawalId, held: order.heldAt !== null },
        after: { withdrawal: withdrawalId, how, held: how !== 'released' && order.heldAt !== null },
        personalAfter: { note },
        at,
      });
      return { ok: true };
    },
  );
}

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
