import { sql } from 'drizzle-orm';
import { orders } from '#database/schema/orders.ts';
import { CHECK_DAYS_AFTER_EXPIRY } from '#domain/order/order.ts';
import { checkLater, confirmPayment, remindOfPayment } from '#flows/payments/confirm-payment.ts';
import { reconcilePayments } from '#flows/payments/reconcile-payments.ts';
import { refundOrder } from '#flows/payments/refund-order.ts';
import { defineJob } from './define-job.ts';

export const checkPaymentJob = defineJob('check-payment', {
  group: 'payments',
  subject: { table: orders, id: 'orderId' },
  selectUnfinished: (now) => sql`
    select 'check-' || id as key, json_build_object('orderId', id) as payload
    from orders join checkouts on order_id = id and attempt = checkout_attempt
    where paid_at is null and expires_at > ${now.toISOString()}::timestamptz - make_interval(days => ${CHECK_DAYS_AFTER_EXPIRY})`,
  async run(services, { orderId }) {
    const asked = await confirmPayment(services, { by: 'asking', orderId });
    if (asked.ok) await remindOfPayment(services, orderId);
    await checkLater(services, orderId);
  },
});

/** Gives back what is owed of what was paid for an order. */
export const refundOrderJob = defineJob('refund-order', {
  group: 'payments',
  subject: { table: orders, id: 'orderId' },
  selectUnfinished: () => sql`
    select 'refund-' || order_id as key, json_build_object('orderId', order_id) as payload
    from refunds where state = 'owed' group by order_id`,
  run: (services, { orderId }) => refundOrder(services, orderId),
});

/** Continues a comparison with the provider; without a part of one, it begins one. */
export const reconcilePaymentsJob = defineJob('reconcile-payments', {
  group: 'payments',
  schedule: { cron: '7 * * * *', fill: '1h' },
  run: reconcilePayments,
});
