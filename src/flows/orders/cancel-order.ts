import { findCheckout } from '#database/payments/checkouts.ts';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { isDisputed } from '#database/orders/admin-order.ts';
import {
  type Mover,
  type OrderRow,
  type OrderWithCheckout,
  changeState,
  findOrderRowByToken,
  lockOrder,
} from '#database/orders/orders.ts';
import { type RefundRow, listRefunds } from '#database/payments/refunds.ts';
import { mayCustomerCancel } from '#domain/order/order.ts';
import { isAllReturned } from '#domain/payments/refund.ts';
import { closeCheckout } from '#flows/payments/ask-checkout.ts';
import { enqueueRemainingRefund } from '#flows/payments/enqueue-refunds.ts';
import type { Services } from '#flows/services.ts';
import { endWithoutMoney } from '#flows/withdrawals/end-withdrawn.ts';

/**
 * Cancels an order that may be canceled: of a paid one e-mails and everything that is left of its money are
 * owed with it. Not an action of its own: whoever cancels ends with it.
 * @param order as it was read under the lock of its row
 * @param known its refunds, where they were read already
 */
export async function cancelLocked(
  tx: Transaction,
  order: OrderRow,
  by: Mover,
  known?: readonly RefundRow[],
): Promise<OrderRow> {
  if (order.paidAt) {
    await enqueueEmails(tx, order.id, ['order-canceled-customer', 'order-canceled-shop']);
    await enqueueRemainingRefund(tx, order, by, known);
  }
  return order.paidAt && order.total > 0
    ? changeState(tx, order, 'canceled', by)
    : endWithoutMoney(tx, order, 'canceled', by);
}

export type Cancellation =
  | { ok: true; order: OrderRow }
  | {
      ok: false;
      /** "Over" is what has expired, or of which all money is about to be back: there is nothing left to cancel. */
      problem:
        | 'order-unknown'
        /** It is no longer what its canceler has seen. */
        | 'changed-meanwhile'
        | 'order-over'
        | 'too-late'
        | 'payment-processing'
        /** The bank holds the money, which would go back twice. */
        | 'disputed'
        | 'cancel-unavailable';
    };

interface Canceling {
  /** Reads the order; asked again where its checkout changes meanwhile. */
  find(): Promise<OrderWithCheckout | undefined>;
  /** What belongs into the transaction that cancels. */
  also?(tx: Transaction, order: OrderRow): Promise<void>;
  /** Whether it still is what its canceler has seen, by its row under the lock. */
  isAsShown?(order: OrderRow): boolean;
  /** Who cancels it; the customer unless told. */
  by?: Pick<Mover, 'actor' | 'person'>;
}

/**
 * Cancels an order while it is pending or paid (rules 12). An open checkout is closed first; money that has
 * come is refunded in full, by a job of the same transaction; while its payment is disputed nothing is. Not an action of its own: what customers do
 * ends with it, be it the cancel button or a withdrawal, and what an operator does to an unpaid order.
 */
export async function cancelFound(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>,
  { find, also, isAsShown = () => true, by = { actor: 'customer' } }: Canceling,
): Promise<Cancellation> {
  const { db } = services;
  for (;;) {
    const found = await find();
    if (!found) return { ok: false, problem: 'order-unknown' };
    if (found.state === 'pending' && (await closeCheckout(services, found)) === 'unavailable') {
      return { ok: false, problem: 'cancel-unavailable' };
    }
    const canceled = await db.transaction(async (tx) => {
      const done = await cancel(tx, found, { ...by, at: services.clock() }, isAsShown);
      if (done?.ok) await also?.(tx, done.order);
      return done;
    });
    if (canceled) return canceled;
  }
}

/** Undefined where a checkout was opened after `found` was read: it has to be closed as well. */
async function cancel(
  tx: Transaction,
  found: OrderWithCheckout,
  by: Mover,
  isAsShown: (order: OrderRow) => boolean,
): Promise<Cancellation | undefined> {
  const order = await lockOrder(tx, found.id);
  if (!order) return { ok: false, problem: 'order-unknown' };
  if (order.state === 'canceled') return { ok: true, order };
  if (!isAsShown(order)) return { ok: false, problem: 'changed-meanwhile' };
  const wasClosed = found.state === 'pending' && order.state === 'expired';
  if (!mayCustomerCancel(order.state) && !wasClosed) {
    return { ok: false, problem: order.state === 'expired' ? 'order-over' : 'too-late' };
  }
  if (order.state === 'pending') {
    const { checkoutId, outcome } = await findCheckout(tx, order);
    if (checkoutId !== found.checkout.checkoutId) return undefined;
    if (outcome === 'processing') return { ok: false, problem: 'payment-processing' };
  }
  if (order.paidAt && (await isDisputed(tx, order.id))) return { ok: false, problem: 'disputed' };
  const refunds = order.paidAt ? await listRefunds(tx, order.id) : [];
  if (isAllReturned({ ...order, refunds })) return { ok: false, problem: 'order-over' };
  return { ok: true, order: await cancelLocked(tx, order, by, refunds) };
}

/** Cancels an order for the customer, while it is pending or paid (rules 12). */
export async function cancelOrder(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>,
  token: string,
): Promise<Cancellation> {
  return cancelFound(services, { find: () => findOrderRowByToken(services.db, token) });
}
