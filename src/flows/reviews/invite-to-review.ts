import { oweEmails } from '#database/emails.ts';
import { lockOrder } from '#database/orders.ts';
import {
  completedAt,
  hasDeclined,
  insertInvitation,
  putOffInvitation,
} from '#database/review-invitations.ts';
import { listWithdrawals } from '#database/withdrawals.ts';
import { invitationDue, isInvitationLate, isReviewable } from '#domain/reviews/review-form.ts';
import { newToken } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';

/**
 * Invites the customer of an order that was completed six days ago to review it, once (rules 17): who was told
 * of it before the order and has not declined, then or in an earlier invitation. Meant for the job that the
 * completion queues; one that comes too early is put off, one that comes weeks too late does nothing.
 */
export async function inviteToReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const withdrawals = await listWithdrawals(tx, orderId);
    if (!order?.mayInvite || !isReviewable({ ...order, withdrawals })) return;
    const doneAt = await completedAt(tx, orderId);
    const now = clock();
    if (!doneAt || isInvitationLate(doneAt, now)) return;
    const early = invitationDue(doneAt).getTime() - now.getTime();
    if (early > 0) return putOffInvitation(tx, orderId, early);
    if (await hasDeclined(tx, order.email)) return;
    const token = newToken();
    if (!(await insertInvitation(tx, { orderId, token, invitedAt: now }))) return;
    await oweEmails(tx, orderId, ['order-review-customer']);
  });
}
