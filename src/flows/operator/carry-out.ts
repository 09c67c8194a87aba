import { noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import { oweEmails, oweWithdrawalEmails } from '#database/emails.ts';
import { type OrderIntent, endIntent, findIntent, noteIntentFailed } from '#database/intents.ts';
import { type OrderRow, lockOrder } from '#database/orders.ts';
import { noteShortEnd } from '#database/promised-end.ts';
import { releaseEvents } from '#database/webhook-events.ts';
import type { IntentProblem } from '#domain/operator/intent.ts';
import { carryOutReply } from '#flows/messages/reply-intent.ts';
import { cancelLocked } from '#flows/orders/cancel-order.ts';
import { owePart } from '#flows/payments/owe-refunds.ts';
import type { Services } from '#flows/services.ts';
import { carryOutClosing } from './close-withdrawal.ts';

/**
 * Carries out what an operator wanted to leave the house: takes the intent and writes down what is owed in
 * one transaction, so it happens once or not at all, also where several workers have the same job or one is
 * ended in the middle. Sending and refunding are the jobs of what is owed. A refund that no longer fits what
 * is left fails, and its operator is told. Meant for the job queue.
 */
export async function carryOut(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  const found = await findIntent(db, id);
  if (found?.state !== 'waiting') return;
  switch (found.about) {
    case 'message':
      return carryOutReply({ db, clock }, found);
    case 'withdrawal':
      return carryOutClosing({ db, clock }, found);
    case 'order':
      return carryOutOfOrder({ db, clock }, found);
  }
}

async function carryOutOfOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  intent: OrderIntent,
): Promise<void> {
  const { id, orderId } = intent;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = clock();
    if (!order || !(await endIntent(tx, id, 'done', at))) return;
    await releaseEvents(tx, id, at);
    const problem = await owe(tx, order, intent, at);
    if (problem) await fail(tx, intent, problem, at);
    if (order.state === 'completed') await noteShortEnd(tx, orderId);
  });
}

/** @returns why it cannot be done any more */
async function owe(
  tx: Transaction,
  order: OrderRow,
  { id, wish, person }: OrderIntent,
  createdAt: Date,
): Promise<IntentProblem | undefined> {
  switch (wish.kind) {
    case 'emails': {
      const { emails, refundId, aboutId, to: toAddress, repeat } = wish;
      await oweEmails(tx, order.id, emails, { refundId, aboutId, toAddress, repeat });
      return undefined;
    }
    case 'move':
      return undefined;
    case 'withdrawal': {
      const { act, id: withdrawalId } = wish.undoCare;
      if (act === 'tied')
        await oweWithdrawalEmails(tx, withdrawalId, ['withdrawal-customer'], { isNext: true });
      return undefined;
    }
    case 'cancel':
      // Its customer was quicker.
      if (order.state === 'canceled') return undefined;
      if (order.state !== 'paid') return 'too-late';
      await cancelLocked(tx, order, { actor: 'operator', person, at: createdAt });
      return undefined;
    case 'refund': {
      const { kind: _, ...part } = wish;
      const owed = await owePart(tx, order, { id, ...part, person, createdAt });
      return owed.ok ? undefined : owed.problem;
    }
  }
}

async function fail(
  tx: Transaction,
  { id, orderId, wish }: OrderIntent,
  problem: IntentProblem,
  at: Date,
): Promise<void> {
  await noteIntentFailed(tx, id, problem);
  const amount = wish.kind === 'refund' ? wish.amount : null;
  const after = { amount, problem };
  await noteChange(tx, { operatorId: null, action: 'not-done', subject: orderId, after, at });
}
