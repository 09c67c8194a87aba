import { noteAnomaly } from '#database/payment-records.ts';
import { PaymentsRefused } from '#ports/payments/port.ts';
import type { Services } from './services.ts';

/** What is to go back, and to whom it belongs. */
export interface OwedRefund {
  orderId?: string | undefined;
  checkoutId: string;
  paymentId: string;
  idempotencyKey: string;
}

/**
 * Gives a payment back, whole and once. Where the provider refuses, a person learns of it at once: the
 * account may lack the money, or the payment is contested. Not a deed of its own.
 * @returns the refund's id
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function giveBack(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  { orderId, checkoutId, paymentId, idempotencyKey }: OwedRefund,
): Promise<string> {
  try {
    return await payments.refund(paymentId, idempotencyKey);
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    const { message: detail } = error;
    const anomaly = { kind: 'refund-refused', orderId, checkoutId, paymentId, detail } as const;
    await db.transaction((tx) => noteAnomaly(tx, { ...anomaly, at: clock() }));
    throw error;
  }
}
