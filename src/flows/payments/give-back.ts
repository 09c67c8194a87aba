import { noteAnomaly } from '#database/payment-records.ts';
import { PaymentsRefused } from '#ports/payments/port.ts';
import type { Services } from '#flows/services.ts';

/** What is to go back, and to whom it belongs. */
export interface OwedRefund {
  orderId?: string | undefined;
  checkoutId: string;
  paymentId: string;
  idempotencyKey: string;
  /** Where it was paid, as far as that is known. */
  provider?: string | undefined;
}

/**
 * Gives a payment back, whole and once. Where the provider refuses, a person learns of it at once: the
 * account may lack the money, the payment may be contested or made at another provider. One that does not
 * let us in says nothing of this payment, so that stands in the log alone. Not a deed of its own.
 * @returns the refund's id
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function giveBack(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  { orderId, checkoutId, paymentId, idempotencyKey, provider }: OwedRefund,
): Promise<string> {
  try {
    return await payments.refund(paymentId, idempotencyKey);
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    const isElsewhere = provider !== undefined && provider !== payments.provider;
    const where = isElsewhere ? `; it was paid at ${provider}` : '';
    const detail = `${payments.provider} refuses: ${error.message}${where}`;
    const anomaly = { kind: 'refund-refused', orderId, checkoutId, paymentId, detail } as const;
    await db.transaction((tx) => noteAnomaly(tx, { ...anomaly, at: clock() }));
    throw error;
  }
}
