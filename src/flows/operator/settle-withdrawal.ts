import { noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import type { OrderRow } from '#database/orders.ts';
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
import type { WithdrawalSettlement } from '#domain/order/withdrawal.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import { isUuid } from '#domain/uuid.ts';
import { endWithdrawn } from '#flows/orders/end-withdrawn.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';
import { wishLater } from './wish-later.ts';

/** How a withdrawal is settled without money. */
export type WithoutMoney = Exclude<WithdrawalSettlement, 'money'>;

/** How an operator is done with a withdrawal. */
export interface WithdrawalChange extends OrderChange {
  /** Of the form that was sent, under which the e-mail waits to be taken back. A UUID. */
  id: string;
  withdrawalId: string;
  how: WithoutMoney;
  /** What was done, for the shop's own eyes. */
  note: string;
}

export type WithdrawalSettled =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      problem:
        | 'changed-meanwhile'
        | 'withdrawal-unknown'
        /** Its words have to be read first. */
        | 'withdrawal-lines-missing'
        | 'answer-missing'
        | 'answer-too-long';
    };

/**
 * Notes that somebody is done with a withdrawal without money: `released` lets the delivery of a held order go
 * on, `ended` ends the lines that it means and tells the customer so, `seen` changes nothing but that it no longer waits, which one that holds
 * its order cannot come to. One whose money went back is settled by that (`noteDone`). Settled twice it is settled
 * once.
 */
export async function settleWithdrawalAsOperator(
  services: Pick<Services, 'db' | 'clock'>,
  { id, withdrawalId, how, ...change }: WithdrawalChange,
): Promise<WithdrawalSettled> {
  const note = cleanLines(change.note);
  return underLock(
    services,
    change,
    async (tx, { order, lines, isStale, at }): Promise<WithdrawalSettled> => {
      const all = await listWithdrawals(tx, order.id);
      const withdrawal = all.find(({ id }) => id === withdrawalId);
      if (!withdrawal) return { ok: false, problem: 'withdrawal-unknown' };
      if (withdrawal.settlement === how) return { ok: true };
      if (isStale || withdrawal.settlement || (withdrawal.outcome === 'held') === (how === 'seen'))
        return { ok: false, problem: 'changed-meanwhile' };
      if (how === 'ended' && !meantLines(withdrawal, lines))
        return { ok: false, problem: 'withdrawal-lines-missing' };
      const problem = problemOfAnswer(note);
      if (problem) return { ok: false, problem };
      const { operator } = change;
      const person = operator.name;
      const by = { orderId: order.id, actor: 'operator', person, at } as const;
      await addEntries(tx, [{ ...by, kind: 'note', text: note }]);
      await settle(tx, order, { id: withdrawalId, how }, by);
      if (how === 'ended') {
        const emails = ['order-withdrawn-customer'] as const;
        const wish = { kind: 'emails', emails, aboutId: withdrawalId } as const;
        await wishLater(tx, { id, orderId: order.id, operator, wish, at });
      }
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'withdrawal-settled',
        subject: order.id,
        before: { withdrawal: withdrawalId },
        after: { withdrawal: withdrawalId, how },
        personalAfter: { note },
        at,
      });
      return { ok: true };
    },
  );
}

async function settle(
  tx: Transaction,
  order: OrderRow,
  { id, how }: { id: string; how: WithoutMoney },
  by: { orderId: string; actor: 'operator'; person: string; at: Date },
): Promise<void> {
  if (how === 'ended') return endWithdrawn(tx, order, { id, how }, by);
  await settleWithdrawal(tx, { id, orderId: order.id }, { how, ...by });
  await addEntries(tx, [{ ...by, kind: 'withdrawal-settled', text: how }]);
  if (how === 'seen') return;
  await releaseOrder(tx, order.id);
  await notePromise(tx, order.id);
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
