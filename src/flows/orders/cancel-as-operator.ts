import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import { type OrderRow, findOrderRow } from '#database/orders/orders.ts';
import { listRefunds } from '#database/payments/refunds.ts';
import type { Haler } from '#domain/money.ts';
import { totalOf } from '#domain/payments/open-value.ts';
import { leftToRefund } from '#domain/payments/refund.ts';
import { type Cancellation, cancelFound } from '#flows/orders/cancel-order.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type GraveRefusal, graveRefusal, hasRight } from '#domain/admin/rights.ts';
import { isDisputed } from '#database/orders/admin-order.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock, scheduleAction } from './under-lock.ts';

export type CanceledAsOperator =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'changed-meanwhile' | 'refund-waits' | GraveRefusal }
  | Exclude<Cancellation, { ok: true }>;

/** Of the form that was sent, under which the cancellation waits that can be taken back. A UUID. */
type Canceling = OrderChange & {
  id: string;
  operator: Operator;
  /** That its payment is disputed, and the money may go back twice. */
  knowsDispute: boolean;
  /** Whether the operator has seen this sum go back, in haléře. */
  isShown: (sum: Haler) => boolean;
};

/**
 * Cancels an order for its customer before anything of it has begun (rules 12). Of a paid one e-mails and
 * money leave, so the cancellation waits for some seconds in which it can be taken back; an unpaid one is
 * canceled at once, after its checkout was closed, and only as such. Money goes back with a paid one, so it is a grave act; of one
 * whose payment is disputed that has to be known.
 */
export async function cancelAsOperator(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>,
  { id, knowsDispute, isShown, ...change }: Canceling,
): Promise<CanceledAsOperator> {
  const { operator, orderId } = change;
  const values = await underLock(
    services,
    change,
    async (tx, { order, isStale, at }): Promise<CanceledAsOperator | 'unpaid'> => {
      const { state } = order;
      if (!hasRight(operator.role, 'money') && order.ending === 'cancel-waits')
        return { ok: false, problem: 'right-missing' };
      if (state === 'canceled' || order.ending === 'cancel-waits') return { ok: true };
      if (order.ending) return { ok: false, problem: order.ending };
      if (isStale) return { ok: false, problem: 'changed-meanwhile' };
      if (state === 'pending')
        return isShown(0) ? 'unpaid' : { ok: false, problem: 'changed-meanwhile' };
      if (state === 'expired') return { ok: false, problem: 'order-over' };
      if (state !== 'paid') return { ok: false, problem: 'too-late' };
      const refusal = graveRefusal(operator, 'money', at);
      if (refusal) return { ok: false, problem: refusal };
      if (!isShown(await sumThatGoesBack(tx, order)))
        return { ok: false, problem: 'changed-meanwhile' };
      if (!knowsDispute && (await isDisputed(tx, orderId)))
        return { ok: false, problem: 'disputed' };
      await scheduleAction(tx, { id, orderId, operator, request: { kind: 'cancel' }, at });
      return { ok: true };
    },
  );
  return values === 'unpaid' ? cancelUnpaid(services, change) : values;
}

/** What of the payment neither went back nor is about to. */
async function sumThatGoesBack(tx: Transaction, order: OrderRow): Promise<Haler> {
  const refunds = await listRefunds(tx, order.id);
  return leftToRefund({ ...order, refunds }) - totalOf(await listWaitingRefunds(tx, order.id));
}

async function cancelUnpaid(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>,
  { orderId, operator }: OrderChange,
): Promise<CanceledAsOperator> {
  const canceled = await cancelFound(services, {
    find: () => findOrderRow(services.db, orderId),
    by: { actor: 'operator', person: operator.name },
    // It was shown that nothing goes back: a payment that has come meanwhile is another case.
    isAsShown: ({ paidAt }) => paidAt === null,
    also: (tx) =>
      recordChange(tx, {
        operatorId: operator.id,
        action: 'order-canceled',
        subject: orderId,
        before: { state: 'pending' },
        after: { state: 'canceled' },
        at: services.clock(),
      }),
  });
  return canceled.ok ? { ok: true } : canceled;
}
