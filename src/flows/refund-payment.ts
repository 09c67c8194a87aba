import { findSecondPayment, noteSecondRefund } from '#database/payment-records.ts';
import type { Services } from './services.ts';

/**
 * Gives back what was paid a second time for the same order, whole and once (research: payments F15).
 * Meant for the job queue, as `refundOrder`.
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function refundPayment(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  checkoutId: string,
): Promise<void> {
  const paymentId = await findSecondPayment(db, checkoutId);
  if (!paymentId) return;
  const refundId = await payments.refund(paymentId, `refund-${paymentId}`);
  await noteSecondRefund(db, checkoutId, refundId);
}
