import { findCheckout } from '#database/payments/checkouts.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { hasPaidSince } from '#database/order-lookups.ts';
import {
  type OrderRow,
  type OrderWithCheckout,
  countCheck,
  findOrderRow,
  lockOrder,
} from '#database/orders/orders.ts';
import { recordEvent } from '#database/payments/payment-records.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import {
  CHECK_DAYS_AFTER_EXPIRY,
  isToBePaid,
  nextCheckMinutes,
  reminderDue,
} from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';
import {
  ForgedNotification,
  NotificationNotUnderstood,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#ports/payments/port.ts';
import { askCheckout } from './ask-checkout.ts';
import { recordReversal } from './disputes.ts';
import { settleOrder } from './settle-order.ts';

/** How we learn of a payment: the provider tells us, or we ask. */
export type PaymentUpdate =
  | { by: 'notification'; body: Uint8Array; signature: string | null }
  | { by: 'asking'; orderId: string };

export type Confirmation =
  | { ok: true; order: OrderRow | undefined }
  | { ok: false; problem: 'forged' | 'not-understood' | 'checkout-unavailable' };

/**
 * Finds out whether an order is paid and records it, exactly once: mark, invoice and e-mails
 * stand in one transaction. Webhook, success page and poller all come here (rules 12).
 *
 * It ends in `settle.ts`. Where all of this fails, `reconcile-payments.ts` compares the provider's list of checkouts
 * with the orders every hour, and rebuilds an order that is missing from the record kept with its payment
 * (decisions/0011).
 */
export async function confirmPayment(
  services: Needed,
  update: PaymentUpdate,
): Promise<Confirmation> {
  try {
    const order =
      update.by === 'notification' ? await beTold(services, update) : await ask(services, update);
    return { ok: true, order };
  } catch (error) {
    if (error instanceof ForgedNotification) return { ok: false, problem: 'forged' };
    if (error instanceof NotificationNotUnderstood) return { ok: false, problem: 'not-understood' };
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) {
      return { ok: false, problem: 'checkout-unavailable' };
    }
    throw error;
  }
}

type Needed = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>;

async function beTold(
  services: Needed,
  { body, signature }: Extract<PaymentUpdate, { by: 'notification' }>,
): Promise<OrderRow | undefined> {
  const { db, payments, clock } = services;
  const { eventId, report, reversal } = await payments.readNotification(body, signature);
  if (!report && !reversal) return undefined;
  const now = clock();
  return db.transaction(async (tx) => {
    const fresh = await recordEvent(tx, eventId, now);
    if (fresh && reversal) await recordReversal(tx, reversal, now);
    return fresh && report ? settleOrder(services, tx, report, now) : undefined;
  });
}

async function ask(
  services: Needed,
  { orderId }: Extract<PaymentUpdate, { by: 'asking' }>,
): Promise<OrderRow | undefined> {
  const order = await findOrderRow(services.db, orderId);
  return !order || order.paidAt ? order : askCheckout(services, order);
}

/**
 * Queues the next check of an order that is still unpaid, for the case that a webhook does not come, until
 * three days after the end of its checkout. One falls on the moment when its customer is told of it.
 */
export async function checkLater(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: string,
): Promise<void> {
  const order = await countCheck(db, orderId);
  if (!order || order.paidAt || clock() > lastCheck(order)) return;
  const usual = new Date(clock().getTime() + nextCheckMinutes(order.checksDone) * 60_000);
  const reminder = reminderDue(order.checkout.expiresAt);
  const runAt = clock() < reminder && reminder < usual ? reminder : usual;
  await addJob(db, 'check-payment', { orderId }, { key: `check-${orderId}`, runAt });
}

function lastCheck({ checkout }: OrderWithCheckout): Date {
  return new Date(checkout.expiresAt.getTime() + CHECK_DAYS_AFTER_EXPIRY * DAY_MS);
}

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
    await enqueueEmails(tx, orderId, ['order-unpaid-customer']);
  });
}
