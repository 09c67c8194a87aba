import { addJob } from '#database/jobs.ts';
import { oweLetters } from '#database/letters.ts';
import { type OrderRow, changeState, findOrderByToken, lockOrder } from '#database/orders.ts';
import { mayCustomerCancel } from '#domain/order.ts';
import { PaymentsRefused, PaymentsUnavailable } from '#ports/payments/port.ts';
import type { Services } from './services.ts';
import { settle } from './settle.ts';

export type Cancellation =
  | { ok: true; order: OrderRow }
  | {
      ok: false;
      problem: 'order-unknown' | 'too-late' | 'payment-processing' | 'checkout-unavailable';
    };

/**
 * Cancels an order at the customer's wish, while it is pending or paid (decision 12). An open checkout
 * is closed first; money that has come goes back whole, by a job of the same transaction.
 */
export async function cancelOrder(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  token: string,
): Promise<Cancellation> {
  const { db, clock } = services;
  const found = await findOrderByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  if (!(await closeCheckout(services, found))) {
    return { ok: false, problem: 'checkout-unavailable' };
  }
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) return { ok: false, problem: 'order-unknown' };
    if (order.state === 'canceled') return { ok: true, order };
    if (!mayCustomerCancel(order.state)) return { ok: false, problem: 'too-late' };
    if (!order.paidAt && order.checkoutOutcome === 'processing') {
      return { ok: false, problem: 'payment-processing' };
    }
    if (order.paidAt) {
      await oweLetters(tx, order.id, ['order-canceled-customer', 'order-canceled-shop']);
      await addJob(tx, 'refund-order', { orderId: order.id }, { key: `refund-${order.id}` });
    }
    const by = { actor: 'customer', at: clock() } as const;
    return { ok: true, order: await changeState(tx, order, 'canceled', by) };
  });
}

/** False where the provider could not be reached: a checkout that may still be paid is not left behind. */
async function closeCheckout(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  order: OrderRow,
): Promise<boolean> {
  if (order.state !== 'pending' || order.checkoutId === null) return true;
  try {
    const report = await payments.expireCheckout(order.checkoutId);
    // "Expired" would end the order here; the customer's wish is the truer reason.
    if (report.status !== 'expired') {
      await db.transaction((tx) => settle(tx, { ...report, orderId: order.id }, clock()));
    }
    return true;
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) return false;
    throw error;
  }
}
