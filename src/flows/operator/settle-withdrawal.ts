import { noteChange } from '#database/audit.ts';
import { addEntries } from '#database/order-work.ts';
import { listWithdrawals, releaseOrder, settleWithdrawal } from '#database/withdrawals.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';

export type WithdrawalSettled =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'changed-meanwhile' | 'withdrawal-unknown' };

/**
 * Notes that somebody is done with a withdrawal without money: `released` lets the delivery of a held order go
 * on, `seen` changes nothing but that it no longer waits. One whose money went back is settled by that
 * (`noteDone`). Settled twice it is settled once.
 */
export async function settleWithdrawalAsOperator(
  services: Pick<Services, 'db' | 'clock'>,
  {
    withdrawalId,
    how,
    ...change
  }: OrderChange & { withdrawalId: string; how: 'released' | 'seen' },
): Promise<WithdrawalSettled> {
  return underLock(
    services,
    change,
    async (tx, { order, isStale, at }): Promise<WithdrawalSettled> => {
      const all = await listWithdrawals(tx, order.id);
      const withdrawal = all.find(({ id }) => id === withdrawalId);
      if (!withdrawal) return { ok: false, problem: 'withdrawal-unknown' };
      if (withdrawal.settlement === how) return { ok: true };
      if (isStale || withdrawal.settlement) return { ok: false, problem: 'changed-meanwhile' };
      const { operator } = change;
      const person = operator.name;
      await settleWithdrawal(tx, { id: withdrawalId, orderId: order.id }, { how, person, at });
      if (how === 'released') await releaseOrder(tx, order.id);
      const kind = how === 'released' ? 'resume' : 'note';
      const by = { orderId: order.id, actor: 'operator', person, at } as const;
      await addEntries(tx, [{ ...by, kind, text: null }]);
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'withdrawal-settled',
        subject: order.id,
        before: { withdrawal: withdrawalId, held: order.heldAt !== null },
        after: { withdrawal: withdrawalId, how, held: how !== 'released' && order.heldAt !== null },
        at,
      });
      return { ok: true };
    },
  );
}
