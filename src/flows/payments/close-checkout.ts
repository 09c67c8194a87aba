import type { OrderWithCheckout } from '#database/orders.ts';
import { type CheckoutStatus, PaymentsRefused, PaymentsUnavailable } from '#ports/payments/port.ts';
import type { Services } from '#flows/services.ts';
import { settle } from './settle.ts';
import { unlessUnknown } from './unless-unknown.ts';

type Closing = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>;

/**
 * Closes the checkout of an unpaid order that is about to be canceled, and settles what was paid on it
 * until then. Not an action of its own: actions that cancel an order begin here.
 * @returns the status of the checkout afterwards; "unavailable" where the provider could not be reached,
 *   because a checkout that may still be paid must not be left open; "unknown" where the provider does not
 *   know it: it cannot be closed from here, and must not keep the customer from ordering (decisions/0004)
 */
export async function closeCheckout(
  services: Closing,
  { id: orderId, checkout }: OrderWithCheckout,
): Promise<CheckoutStatus | 'unopened' | 'unknown' | 'unavailable'> {
  const { db, payments, clock } = services;
  const { checkoutId, outcome } = checkout;
  if (checkoutId === null) return 'unopened';
  try {
    const report = await unlessUnknown(payments, checkout, () =>
      payments.expireCheckout(checkoutId),
    );
    if (!report) return outcome === 'processing' ? 'processing' : 'unknown';
    // "Expired" would end the order here; the customer's wish is the truer reason.
    if (report.status !== 'expired') {
      await db.transaction((tx) => settle(services, tx, { ...report, orderId }, clock()));
    }
    return report.status;
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) {
      return 'unavailable';
    }
    throw error;
  }
}
