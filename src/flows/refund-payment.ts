import { listSecondPayments, noteSecondRefund } from '#database/payment-records.ts';
import { giveBack } from './give-back.ts';
import type { Services } from './services.ts';

/**
 * Gives back what was paid on a checkout for an order that was paid before, each payment whole and once
 * (research: payments F15). One that the provider refuses keeps no other waiting. Meant for the job
 * queue, as `refundOrder`.
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function refundPayment(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  checkoutId: string,
): Promise<void> {
  const { db } = services;
  const payments = await listSecondPayments(db, checkoutId);
  const given = await Promise.allSettled(
    payments.map(async (paymentId) => {
      const idempotencyKey = `refund-${paymentId}`;
      const refundId = await giveBack(services, { checkoutId, paymentId, idempotencyKey });
      await noteSecondRefund(db, { checkoutId, paymentId }, refundId);
    }),
  );
  const refused = given.find((one) => one.status === 'rejected');
  if (refused) throw refused.reason;
}
