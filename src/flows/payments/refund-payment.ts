import { listSecondPayments, noteSecondRefund } from '#database/payment-records.ts';
import { giveBack } from './give-back.ts';
import type { Services } from '#flows/services.ts';

/**
 * Gives back what was paid on a checkout for an order that was paid before, each payment whole and once
 * (decisions/0004). One that the provider refuses keeps no other waiting. Meant for the job
 * queue, as `refundOrder`.
 * @throws PaymentsUnavailable | PaymentsRefused | AggregateError of them where several do not go back
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
  const faults = given.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) {
    const message = `${faults.length} of ${given.length} payments could not be given back.`;
    throw new AggregateError(faults, message);
  }
}
