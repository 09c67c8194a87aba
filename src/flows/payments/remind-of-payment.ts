import { findCheckout } from '#database/checkouts.ts';
import { oweEmails } from '#database/emails.ts';
import { lockOrder } from '#database/orders.ts';
import { hasPaidSince } from '#database/orders-of-cart.ts';
import { isToBePaid, reminderDue } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

/**
 * Owes the customer of a checkout that was opened half an hour ago the e-mail that says where the unpaid
 * order lies: once for each order, and to nobody who has paid for another one since (rules 14). Meant for
 * the check of the payment, which has just asked the provider, so that nobody who has paid is told to.
 */
export async function remindOfPayment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
    await oweEmails(tx, orderId, ['order-unpaid-customer']);
  });
}
