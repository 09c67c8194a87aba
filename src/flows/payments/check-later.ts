import { DAY_MS } from '#domain/calendar.ts';
import { addJob } from '#database/queue/jobs.ts';
import { type OrderWithCheckout, countCheck } from '#database/orders.ts';
import { CHECK_DAYS_AFTER_EXPIRY, nextCheckMinutes, reminderDue } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

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
