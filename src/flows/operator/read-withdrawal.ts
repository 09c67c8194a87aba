import { noteChange } from '#database/audit.ts';
import { listWithdrawals, noteMeantLines } from '#database/withdrawals.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';

export type WithdrawalRead =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      problem: 'changed-meanwhile' | 'withdrawal-unknown' | 'withdrawal-lines-missing';
    };

/**
 * Notes which lines a declaration means that names them in words alone, as an operator has read it: until then it
 * cannot be settled, for nobody knows what would end with it (rules 51).
 */
export async function readWithdrawal(
  services: Pick<Services, 'db' | 'clock'>,
  {
    withdrawalId,
    positions,
    ...change
  }: OrderChange & { withdrawalId: string; positions: readonly number[] },
): Promise<WithdrawalRead> {
  return underLock(
    services,
    change,
    async (tx, { order, lines, isStale, at }): Promise<WithdrawalRead> => {
      const all = await listWithdrawals(tx, order.id);
      const withdrawal = all.find(({ id }) => id === withdrawalId);
      if (!withdrawal) return { ok: false, problem: 'withdrawal-unknown' };
      if (isStale || withdrawal.settlement) return { ok: false, problem: 'changed-meanwhile' };
      if (meantLines(withdrawal, lines)) return { ok: true };
      const meant = lines.filter(({ position }) => positions.includes(position));
      const read = meant.map(({ position }) => position);
      if (read.length === 0) return { ok: false, problem: 'withdrawal-lines-missing' };
      await noteMeantLines(tx, withdrawalId, read);
      await noteChange(tx, {
        operatorId: change.operator.id,
        action: 'withdrawal-read',
        subject: order.id,
        after: { withdrawal: withdrawalId, lines: read.join(' ') },
        at,
      });
      return { ok: true };
    },
  );
}
