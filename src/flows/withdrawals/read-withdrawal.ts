import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { addEntries, lastEntry } from '#database/orders/order-work.ts';
import type { OrderRow } from '#database/orders/orders.ts';
import { listWithdrawals, recordMeantLines } from '#database/orders/withdrawals.ts';
import type { WithdrawalAct, WithdrawalUndo } from '#domain/admin/pending-action.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import type { Services } from '#flows/services.ts';
import {
  type OrderChange,
  type OrderUnknown,
  underLock,
  scheduleAction,
} from '#flows/orders/under-lock.ts';

/**
 * How a declaration is put back once something was made of it and written into the history. Not an action of its own.
 * @param order as it stood before
 */
export async function undoOfWithdrawal<Act extends WithdrawalAct>(
  tx: Transaction,
  { id: orderId, heldAt }: Pick<OrderRow, 'id' | 'heldAt'>,
  made: Pick<WithdrawalUndo<Act>, 'id' | 'act' | 'closed'>,
): Promise<WithdrawalUndo<Act>> {
  const eventId = await lastEntry(tx, orderId);
  return { ...made, kind: 'withdrawal', heldAt: heldAt?.toISOString() ?? null, eventId };
}

export type WithdrawalRead =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      problem: 'changed-meanwhile' | 'withdrawal-unknown' | 'withdrawal-lines-missing';
    };

const changedMeantime = { ok: false, problem: 'changed-meanwhile' } as const;

/**
 * Notes which lines a declaration means that names them in words alone, as an operator has read it: until then it
 * cannot be resolved, for nobody knows what would end with it (rules 51). It can be taken back for some seconds.
 */
export async function readWithdrawal(
  services: Pick<Services, 'db' | 'clock'>,
  {
    id,
    withdrawalId,
    positions,
    ...change
  }: OrderChange & {
    /** Of the form that was sent, under which it can be taken back. A UUID. */
    id: string;
    withdrawalId: string;
    positions: readonly number[];
  },
): Promise<WithdrawalRead> {
  return underLock(
    services,
    change,
    async (tx, { order, lines, isStale, at }): Promise<WithdrawalRead> => {
      const all = await listWithdrawals(tx, order.id);
      const withdrawal = all.find((each) => each.id === withdrawalId);
      if (!withdrawal) return { ok: false, problem: 'withdrawal-unknown' };
      const read = lines.filter(({ position }) => positions.includes(position));
      const known = meantLines(withdrawal, lines);
      // Pressed twice it is noted once, and the second press is told what the first was.
      if (known && isDeepStrictEqual(known, read)) return { ok: true };
      if (isStale || known || withdrawal.resolution) return changedMeantime;
      if (read.length === 0) return { ok: false, problem: 'withdrawal-lines-missing' };
      const meant = read.map(({ position }) => position);
      await recordMeantLines(tx, withdrawalId, meant);
      const { operator } = change;
      const by = { orderId: order.id, actor: 'operator', person: operator.name, at } as const;
      await addEntries(
        tx,
        meant.map((line) => ({ ...by, line, kind: 'withdrawal-read' as const })),
      );
      const reopen = await undoOfWithdrawal(tx, order, { id: withdrawalId, act: 'read' });
      const request = { kind: 'withdrawal', reopen } as const;
      await scheduleAction(tx, { id, orderId: order.id, operator, request, at });
      await recordChange(tx, {
        operatorId: operator.id,
        action: 'withdrawal-read',
        subject: order.id,
        after: { withdrawal: withdrawalId, lines: meant.join(' ') },
        at,
      });
      return { ok: true };
    },
  );
}
