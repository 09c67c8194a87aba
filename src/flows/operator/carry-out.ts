import { noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import { oweEmails } from '#database/emails.ts';
import { type IntentRow, endIntent, findIntent, noteIntentFailed } from '#database/intents.ts';
import { type OrderRow, lockOrder } from '#database/orders.ts';
import { releaseEvents } from '#database/webhook-events.ts';
import type { IntentProblem } from '#domain/operator/intent.ts';
import { carryOutReply } from '#flows/messages/reply-intent.ts';
import { cancelLocked } from '#flows/orders/cancel-locked.ts';
import { owePart } from '#flows/payments/owe-part.ts';
import type { Services } from '#flows/services.ts';

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
  const { orderId, enquiryId } = found;
  if (enquiryId !== null) return carryOutReply({ db, clock }, { ...found, enquiryId });
  if (orderId === null) return;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = clock();
    if (!order || !(await endIntent(tx, id, 'done', at))) return;
    await releaseEvents(tx, id, at);
    const problem = await owe(tx, order, found, at);
    if (problem) await fail(tx, { ...found, orderId }, problem, at);
  });
}

/** @returns why it cannot be done any more */
async function owe(
  tx: Transaction,
  order: OrderRow,
  { id, wish, person }: IntentRow,
  createdAt: Date,
): Promise<IntentProblem | undefined> {
  if (wish.kind === 'emails') {
    const { emails, refundId, aboutId, to: toAddress, isCopy } = wish;
    await oweEmails(tx, order.id, emails, { refundId, aboutId, toAddress, isCopy });
    return undefined;
  }
  if (wish.kind === 'cancel') {
    if (order.state !== 'paid') return 'too-late';
    await cancelLocked(tx, order, { actor: 'operator', person, at: createdAt });
    return undefined;
  }
  if (wish.kind === 'reply') return undefined;
  const { kind: _, ...part } = wish;
  const owed = await owePart(tx, order, { id, ...part, person, createdAt });
  return owed.ok ? undefined : owed.problem;
}

async function fail(
  tx: Transaction,
  { id, orderId, wish }: Pick<IntentRow, 'id' | 'wish'> & { orderId: string },
  problem: IntentProblem,
  at: Date,
): Promise<void> {
  await noteIntentFailed(tx, id, problem);
  const amount = wish.kind === 'refund' ? wish.amount : null;
  const after = { amount, problem };
  await noteChange(tx, { operatorId: null, action: 'not-done', subject: orderId, after, at });
}
