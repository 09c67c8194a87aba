import { noteChange } from '#database/audit.ts';
import { lockOrder } from '#database/orders.ts';
import { listRefunds } from '#database/refunds.ts';
import { noonOf } from '#domain/calendar.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { type MoneyReturnProblem, problemOfSent } from '#domain/order/money-back.ts';
import type { SentByHand } from '#domain/order/refund.ts';
import { noteDone } from '#flows/payments/note-done.ts';
import type { Services } from '#flows/services.ts';

export type NotedSent = { ok: true } | { ok: false; problem: MoneyReturnProblem };

/**
 * Notes that an operator has sent from the bank what is owed to the customer of an order paid by transfer:
 * because the order was canceled, or its customer chose the money. Credit note and e-mails follow as from a
 * provider's refund. Noted twice it is noted once.
 */
export async function noteSent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    orderId,
    refundId,
    operator,
    byHand,
  }: { orderId: string; refundId: string; operator: Operator; byHand: SentByHand },
): Promise<NotedSent> {
  return db.transaction(async (tx): Promise<NotedSent> => {
    const order = await lockOrder(tx, orderId);
    if (!order?.paidAt) return { ok: false, problem: 'order-not-paid' };
    const refund = (await listRefunds(tx, orderId)).find(({ id }) => id === refundId);
    if (refund?.state === 'done') return { ok: true };
    if (refund?.state !== 'owed' || order.paidHow !== 'transfer') {
      return { ok: false, problem: 'refund-unknown' };
    }
    const at = clock();
    const problem = problemOfSent(byHand, order.paidAt, at);
    if (problem) return { ok: false, problem };
    const reference = cleanText(byHand.reference);
    const made = { providerRefundId: reference, doneAt: noonOf(byHand.sentOn) };
    await noteDone(tx, refund, made, at);
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'money-back',
      subject: orderId,
      before: { refund: refundId, state: 'owed' },
      after: { refund: refundId, state: 'done', amount: refund.amount, sentOn: byHand.sentOn },
      personalAfter: { reference },
      at,
    });
    return { ok: true };
  });
}
