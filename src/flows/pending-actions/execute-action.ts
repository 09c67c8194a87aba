import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails, enqueueWithdrawalEmails } from '#database/emails/emails.ts';
import {
  type OrderPendingAction,
  endPendingAction,
  findPendingAction,
  recordPendingActionFailed,
} from '#database/admin/pending-actions.ts';
import { type OrderRow, lockOrder } from '#database/orders/orders.ts';
import { recordShortEnd } from '#database/orders/promised-end.ts';
import { releaseEvents } from '#database/webhooks/webhook-events.ts';
import type { PendingActionProblem } from '#domain/admin/pending-action.ts';
import { executeReply } from '#flows/messages/pending-reply.ts';
import { cancelLocked } from '#flows/orders/cancel-order.ts';
import { enqueuePartialRefund } from '#flows/payments/enqueue-refunds.ts';
import type { Services } from '#flows/services.ts';
import { executeClosing } from '#flows/withdrawals/close-withdrawal.ts';

/**
 * Carries out what an operator wanted to leave the house: takes the pending action and writes down what is owed in
 * one transaction, so it happens once or not at all, also where several workers have the same job or one is
 * ended in the middle. Sending and refunding are the jobs of what is owed. A refund that no longer fits what
 * is left fails, and its operator is told. Meant for the job queue.
 */
export async function executeAction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  const found = await findPendingAction(db, id);
  if (found?.state !== 'waiting') return;
  switch (found.about) {
    case 'message':
      return executeReply({ db, clock }, found);
    case 'withdrawal':
      return executeClosing({ db, clock }, found);
    case 'order':
      return carryOutOfOrder({ db, clock }, found);
  }
}

async function carryOutOfOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  pendingAction: OrderPendingAction,
): Promise<void> {
  const { id, orderId } = pendingAction;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = clock();
    if (!order || !(await endPendingAction(tx, id, 'done', at))) return;
    await releaseEvents(tx, id, at);
    const problem = await enqueue(tx, order, pendingAction, at);
    if (problem) await fail(tx, pendingAction, problem, at);
    if (order.state === 'completed') await recordShortEnd(tx, orderId);
  });
}

/** @returns why it cannot be done any more */
async function enqueue(
  tx: Transaction,
  order: OrderRow,
  { id, request, person }: OrderPendingAction,
  createdAt: Date,
): Promise<PendingActionProblem | undefined> {
  switch (request.kind) {
    case 'emails': {
      const { emails, refundId, aboutId, to: toAddress, repeat } = request;
      await enqueueEmails(tx, order.id, emails, { refundId, aboutId, toAddress, repeat });
      return undefined;
    }
    case 'move':
      return undefined;
    case 'withdrawal': {
      const { act, id: withdrawalId } = request.reopen;
      if (act === 'tied')
        await enqueueWithdrawalEmails(tx, withdrawalId, ['withdrawal-customer'], { isNext: true });
      return undefined;
    }
    case 'cancel':
      // Its customer was quicker.
      if (order.state === 'canceled') return undefined;
      if (order.state !== 'paid') return 'too-late';
      await cancelLocked(tx, order, { actor: 'operator', person, at: createdAt });
      return undefined;
    case 'refund': {
      const { kind: _, ...part } = request;
      const enqueued = await enqueuePartialRefund(tx, order, { id, ...part, person, createdAt });
      return enqueued.ok ? undefined : enqueued.problem;
    }
  }
}

async function fail(
  tx: Transaction,
  { id, orderId, request }: OrderPendingAction,
  problem: PendingActionProblem,
  at: Date,
): Promise<void> {
  await recordPendingActionFailed(tx, id, problem);
  const amount = request.kind === 'refund' ? request.amount : null;
  const after = { amount, problem };
  await recordChange(tx, { operatorId: null, action: 'not-done', subject: orderId, after, at });
}
