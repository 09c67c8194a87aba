import { findSecondPayment, noteSecondRefund } from '#database/payment-records.ts';
import { giveBack } from './give-back.ts';
import type { Services } from './services.ts';

/**
 * Gives back what was paid a second time for the same order, whole and once (research: payments F15).
 * Meant for the job queue, as `refundOrder`.
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function refundPayment(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  checkoutId: string,
): Promise<void> {
  const { db } = services;
  const paymentId = await findSecondPayment(db, checkoutId);
  if (!paymentId) return;
  const idempotencyKey = `refund-${paymentId}`;
  const refundId = await giveBack(services, { checkoutId, paymentId, idempotencyKey });
  await noteSecondRefund(db, checkoutId, refundId);
}
