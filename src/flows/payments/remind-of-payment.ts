import { findCheckout } from '#database/checkouts.ts';
import { oweEmails } from '#database/emails.ts';
import { lockOrder } from '#database/orders.ts';
import { hasPaidSince } from '#database/orders-of-mailbox.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { isToBePaid, reminderDue } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

/**
 * Owes the customer of a checkout that was opened half an hour ago the e-mail that says where the unpaid
 * order lies: once for each order, to nobody who has paid for another one since, and to no mailbox twice in
 * a day, because anybody can order in anybody's name (rules 14). Meant for the check of the payment, which
 * has just asked the provider, so that nobody who has paid is told to.
 */
export async function remindOfPayment(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  orderId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.email === '') return;
    const { checkoutId, outcome, expiresAt } = await findCheckout(tx, order);
    const now = clock();
    if (checkoutId === null || !isToBePaid(order.state, outcome)) return;
    if (now < reminderDue(expiresAt) || now >= expiresAt) return;
    if (await hasPaidSince(tx, order.email, order.createdAt)) return;
    if (!(await limits.take('reminder-sent', mailboxOf(order.email))).ok) return;
    await oweEmails(tx, orderId, ['order-unpaid-customer']);
  });
}
