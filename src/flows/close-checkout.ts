import type { OrderRow } from '#database/orders.ts';
import { type CheckoutStatus, PaymentsRefused, PaymentsUnavailable } from '#ports/payments/port.ts';
import type { Services } from './services.ts';
import { type Issuing, settle } from './settle.ts';

/**
 * Closes the checkout of an unpaid order that is about to be canceled, and settles what was paid on it
 * until then. Not a deed of its own: whoever cancels an order begins here.
 * @returns how the checkout stands then, "unavailable" where the provider could not be reached: a
 * checkout that may still be paid is not to be left behind
 */
export async function closeCheckout(
  { db, payments, clock, ...issuing }: Pick<Services, 'db' | 'payments' | 'clock'> & Issuing,
  { id: orderId, checkoutId }: Pick<OrderRow, 'id' | 'checkoutId'>,
): Promise<CheckoutStatus | 'unopened' | 'unavailable'> {
  if (checkoutId === null) return 'unopened';
  try {
    const report = await payments.expireCheckout(checkoutId);
    // "Expired" would end the order here; the customer's wish is the truer reason.
    if (report.status !== 'expired') {
      await db.transaction((tx) => settle(issuing, tx, { ...report, orderId }, clock()));
    }
    return report.status;
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) {
      return 'unavailable';
    }
    throw error;
  }
}
