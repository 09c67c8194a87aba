import type { Queryable } from './client.ts';
import { listWaitingRefunds } from './intents.ts';
import { isDisputed } from './order-desk.ts';
import type { Haler } from '#domain/money.ts';
import { type LatePayment, lateRefund } from '#domain/order/late.ts';

/**
 * What the customer of a late order is offered in place of waiting, in haléře (rules 61). Nothing while the
 * payment is disputed: the bank holds that money, and it would go back twice.
 */
export async function lateSum(db: Queryable, order: LatePayment & { id: string }): Promise<Haler> {
  if (await isDisputed(db, order.id)) return 0;
  return lateRefund(order, await listWaitingRefunds(db, order.id));
}
