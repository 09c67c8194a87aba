import { findOrder, noteOnOrder } from '#database/orders.ts';
import type { Services } from './services.ts';

/**
 * Gives the money of a canceled order back, whole and once. Meant for the job queue: what the provider
 * throws goes through, so that the job is tried again.
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function refundOrder(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  orderId: string,
): Promise<void> {
  const order = await findOrder(db, orderId);
  if (!order?.paymentId || order.refundId || order.state !== 'canceled') return;
  const refundId = await payments.refund(order.paymentId, `refund-${order.id}`);
  await noteOnOrder(db, order.id, { refundId, refundedAt: clock() });
}
