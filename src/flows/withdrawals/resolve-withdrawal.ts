import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { listPendingRefunds } from '#database/admin/pending-actions.ts';
import type { OrderRow } from '#database/orders/orders.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import { listRefunds } from '#database/payments/refunds.ts';
import {
  type WithdrawalRow,
  listWithdrawals,
  releaseOrder,
  resolveWithdrawal,
} from '#database/orders/withdrawals.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { paidForOf } from '#domain/admin/pending-action.ts';
import type { Ending } from '#domain/order/order.ts';
import type { ReturnableOrder } from '#domain/payments/money-back.ts';
import { MAX_ANSWER, problemOfAnswer } from '#domain/after-sales/complaint.ts';
import { type WithdrawalResolution, meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { dueFor } from '#domain/withdrawals/withdrawal-sum.ts';
import { type LetWait, endWithdrawn } from '#flows/withdrawals/end-withdrawn.ts';
import type { Services } from '#flows/services.ts';
import {
  type OrderChange,
  type OrderUnknown,
  underLock,
  scheduleAction,
} from '#flows/orders/under-lock.ts';
import { undoOfWithdrawal } from './read-withdrawal.ts';

export type WithoutMoney = Exclude<WithdrawalResolution, 'money'>;

export interface WithdrawalChange extends OrderChange {
  /** Of the form that was sent, under which the e-mail waits to be taken back. A UUID. */
  id: string;
  withdrawalId: string;
  how: WithoutMoney;
  /** What was done, for the shop's own eyes. */
  note: string;
  /** Why delivery goes on, for the customer; empty where nobody says why. */
  answer?: string | undefined;
}

export type WithdrawalResolved =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      problem:
        | Ending
        | 'changed-meanwhile'
        | 'withdrawal-unknown'
        /** Its words have to be read first. */
        | 'withdrawal-lines-missing'
        /** What was not delivered has to go back first, which resolves it (§ 1832). */
        | 'withdrawal-money-due'
        | 'answer-missing'
        | 'answer-too-long'
        | 'why-too-long';
    };

/**
 * Notes that somebody is done with a withdrawal without money: `released` lets the delivery of a held order go
 * on, `ended` ends the lines that it means, where no money is due for them, and the customer is told of either; `closed`
 * changes nothing but that it no longer waits, which one that holds its order cannot come to. All of it can be taken
 * back for some seconds. One whose money went back is resolved by that (`recordRefundDone`). Resolved twice it is resolved once.
 */
export async function resolveWithdrawalAsOperator(
  services: Pick<Services, 'db' | 'clock'>,
  { id, withdrawalId, how, ...change }: WithdrawalChange,
): Promise<WithdrawalResolved> {
  const note = cleanLines(change.note);
  const answer = cleanLines(change.answer ?? '');
  return underLock(
    services,
    change,
    async (tx, { order, lines, isStale, at }): Promise<WithdrawalResolved> => {
      const all = await listWithdrawals(tx, order.id);
      const withdrawal = all.find(({ id }) => id === withdrawalId);
      if (!withdrawal) return { ok: false, problem: 'withdrawal-unknown' };
      if (withdrawal.resolution === how) return { ok: true };
      if (
        isStale ||
        withdrawal.resolution ||
        (withdrawal.outcome === 'held') === (how === 'closed')
      )
        return { ok: false, problem: 'changed-meanwhile' };
      // Its money resolves it, once that is on its way.
      const pendingActions = await listPendingRefunds(tx, order.id);
      const refunds = await listRefunds(tx, order.id);
      if (paidForOf(refunds, pendingActions).has(withdrawalId))
        return { ok: false, problem: 'changed-meanwhile' };
      // With all of its money about to go back nothing of it goes on.
      const problem =
        (how === 'released' ? order.ending : null) ??
        (how === 'ended'
          ? obstacleToEnd({ ...order, lines, refunds, withdrawals: all }, withdrawal)
          : undefined) ??
        problemOfAnswer(note) ??
        (answer.length > MAX_ANSWER ? 'why-too-long' : undefined);
      if (problem) return { ok: false, problem };
      const { operator } = change;
      const person = operator.name;
      const by = { orderId: order.id, actor: 'operator', person, at } as const;
      await addEntries(tx, [{ ...by, kind: 'note', text: note }]);
      const resolving = { id, withdrawalId, operator, note };
      if (how === 'ended') await end(tx, order, resolving, by);
      else await resolve(tx, order, { ...resolving, how, answer }, by);
      await recordChange(tx, {
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

type Resolving = Pick<WithdrawalChange, 'id' | 'withdrawalId' | 'operator' | 'note'>;

interface By {
  orderId: string;
  actor: 'operator';
  person: string;
  at: Date;
}

/** Whose money has not gone back is not done with: nothing else ends what that person has withdrawn from. */
function obstacleToEnd(
  order: ReturnableOrder,
  withdrawal: WithdrawalRow,
): 'withdrawal-lines-missing' | 'withdrawal-money-due' | undefined {
  if (!meantLines(withdrawal, order.lines)) return 'withdrawal-lines-missing';
  // Money that can still be taken back is none yet.
  return dueFor(withdrawal, order, []) > 0 ? 'withdrawal-money-due' : undefined;
}

/** Ends its lines; until the e-mail that tells of it leaves, all of it can be taken back. */
async function end(
  tx: Transaction,
  order: OrderRow,
  { id, withdrawalId, operator, note }: Resolving,
  by: By,
): Promise<void> {
  const letWait = async ({ undo, emails: others }: Parameters<LetWait>[0]) => {
    const emails = ['order-withdrawn-customer', ...others] as const;
    const reopen = await undoOfWithdrawal(tx, order, { id: withdrawalId, act: 'ended' });
    const request = { kind: 'emails', emails, aboutId: withdrawalId, undo, reopen } as const;
    const { orderId, at } = by;
    const { pendingActionId } = await scheduleAction(tx, { id, orderId, operator, request, at });
    return pendingActionId;
  };
  await endWithdrawn(tx, order, { id: withdrawalId, how: 'ended', note, letWait }, by);
}

async function resolve(
  tx: Transaction,
  order: OrderRow,
  {
    id,
    withdrawalId,
    operator,
    how,
    answer,
    note,
  }: Resolving & { how: 'released' | 'closed'; answer: string },
  by: By,
): Promise<void> {
  const { orderId, at } = by;
  await resolveWithdrawal(tx, { id: withdrawalId, orderId }, { how, answer, note, ...by });
  await addEntries(tx, [{ ...by, kind: 'withdrawal-settled', text: how }]);
  const later = { id, orderId, operator, at };
  if (how === 'closed') {
    const reopen = await undoOfWithdrawal(tx, order, { id: withdrawalId, act: how });
    await scheduleAction(tx, { ...later, request: { kind: 'withdrawal', reopen } });
    return;
  }
  await releaseOrder(tx, orderId);
  await recordPromise(tx, orderId);
  await recordShortEnd(tx, orderId);
  const reopen = await undoOfWithdrawal(tx, order, { id: withdrawalId, act: how });
  const emails = ['order-released-customer'] as const;
  const request = { kind: 'emails', emails, aboutId: withdrawalId, reopen } as const;
  await scheduleAction(tx, { ...later, request });
}
