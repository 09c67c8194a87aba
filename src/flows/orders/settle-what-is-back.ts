import { noteComplaintSettled, noteMoneyInstead } from '#database/care-changes.ts';
import { type ComplaintRow, listCare } from '#database/care.ts';
import type { Transaction } from '#database/client.ts';
import { oweEmails } from '#database/emails.ts';
import { addEntries } from '#database/order-work.ts';
import type { OrderRow } from '#database/orders.ts';
import type { RefundRow } from '#database/refunds.ts';
import { listWithdrawals } from '#database/withdrawals.ts';
import { endsWith, owedRefills } from '#domain/order/refill.ts';
import { type Settler, endWithdrawn } from './end-withdrawn.ts';

/**
 * Settles what a refund that was made was about, a declaration of withdrawal or a complaint that is still open; and
 * once all of an order's money is back, every declaration that waits for it (rules 51). A refill that a complaint owes
 * ends with the money of that complaint, or with all of it. A complaint that the refund
 * does not name waits until a person has decided it (rules 64). Not an action of its own.
 * @param order as it stands after the refund, read under the lock of its row
 */
export async function settleWhatIsBack(
  tx: Transaction,
  order: OrderRow,
  refund: Pick<RefundRow, 'id' | 'aboutId' | 'reason' | 'actor' | 'person'>,
  { isAllBack, at }: { isAllBack: boolean; at: Date },
): Promise<void> {
  const { aboutId, actor, person, reason } = refund;
  const by: Settler = { actor, person, at };
  for (const { id, settlement, outcome } of await listWithdrawals(tx, order.id)) {
    const waits = outcome === 'held' || outcome === 'canceled' || id === aboutId;
    if ((isAllBack || id === aboutId) && waits && settlement === null) {
      await endWithdrawn(tx, order, { id, how: 'money' }, by);
    }
  }
  const { complaints, refills } = await listCare(tx, order.id);
  for (const refill of owedRefills(refills)) {
    if (!endsWith(refill, { aboutId, isAllBack })) continue;
    await noteMoneyInstead(tx, refill, { refundId: refund.id, endedAt: at, person });
    const { line } = refill;
    const ended = { orderId: order.id, kind: 'refill-ended', line, text: 'money' } as const;
    await addEntries(tx, [{ ...ended, actor, person, at }]);
  }
  const complaint = complaints.find(({ id }) => id === aboutId);
  if (complaint?.outcome === null) await settleByMoney(tx, complaint, { ...by, answer: reason });
}

/** The customer is told that the complaint was settled, with the words that stand on the credit note. */
async function settleByMoney(
  tx: Transaction,
  complaint: ComplaintRow,
  { actor, person, at, answer }: Settler & { answer: string },
): Promise<void> {
  const { id, orderId, line } = complaint;
  await noteComplaintSettled(tx, complaint, { outcome: 'money', answer, settledAt: at, person });
  await addEntries(tx, [
    { orderId, kind: 'complaint-settled', line, text: 'money', actor, person, at },
  ]);
  await oweEmails(tx, orderId, ['order-settled-customer'], { aboutId: id });
}
