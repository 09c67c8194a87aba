import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { listWithdrawals } from './withdrawals.ts';
import { orderLines } from '#database/schema/orders.ts';
import type { OrderState } from '#domain/order/order.ts';
import { completionEmail } from '#domain/after-sales/short.ts';
import { enqueueStateEvent } from '#database/webhooks/webhook-events.ts';
import { queueInvitation } from '#database/reviews/review-invitations.ts';

/**
 * Owes what the completion of an order brings, in the transaction that completes it: the e-mail that says so
 * (rules 14), and the invitation to review it where its customer may be asked (rules 17). The invitation comes
 * days later and asks then whether the order is still completed.
 * @param at when it was completed
 * @param email `by-caller` where the caller lets the e-mail wait as a pending action, so that it can be taken back
 */
async function enqueueAtCompletion(
  tx: Transaction,
  { id, mayInvite }: { id: string; mayInvite: boolean },
  at: Date,
  email: 'now' | 'by-caller',
): Promise<void> {
  if (email === 'now') {
    const lines = await linesOf(tx, id);
    const withdrawals = await listWithdrawals(tx, id);
    await enqueueEmails(tx, id, [completionEmail({ lines, withdrawals })]);
  }
  if (mayInvite) await queueInvitation(tx, id, at);
}

async function linesOf(tx: Transaction, orderId: string) {
  const { position, packageId, quantity, bonus, delivered, work } = orderLines;
  return tx
    .select({ position, packageId, quantity, bonus, delivered, work })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}

/**
 * Owes what a new state of an order brings, in the transaction that changes it: what its completion does, and the
 * event for receivers (rules 74).
 * @param email `by-caller` where the caller sees to it and to the event
 */
export async function enqueueAtState(
  tx: Transaction,
  order: { id: string; state: OrderState; paidAt: Date | null; mayInvite: boolean },
  at: Date,
  email: 'now' | 'by-caller',
): Promise<void> {
  if (order.state === 'completed') await enqueueAtCompletion(tx, order, at, email);
  if (email === 'now') await enqueueStateEvent(tx, order, at);
}
