import { randomUUID } from 'node:crypto';
import type { OrderActionRequest } from '#domain/admin/pending-action.ts';
import { lockOrder } from '#database/orders/orders.ts';
import { scheduleAction } from '#flows/orders/under-lock.ts';
import { onlyOrder } from './books.ts';
import type { TestShop } from './shop.ts';

export const COMPLETED = {
  kind: 'emails',
  emails: ['order-completed-customer'],
} as const satisfies OrderActionRequest;

/** The wish to give so many haléře back. */
export function moneyBack(amount: number): OrderActionRequest {
  return { kind: 'refund', amount, reason: 'Dodali jsme méně', lines: [] };
}

/** Stores a request for the only order, as the actions of operators do. @returns its id */
export async function requestFor(
  { services }: TestShop,
  orderId: string,
  request: OrderActionRequest,
  {
    id = randomUUID(),
    operator = { id: randomUUID(), name: 'Jana Malá' },
  }: { id?: string; operator?: { id: string; name: string } } = {},
): Promise<string> {
  await services.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await scheduleAction(tx, { id, orderId, operator, request, at: services.clock() });
  });
  return id;
}

/** The same for the only order. */
export async function request(shop: TestShop, wanted: OrderActionRequest): Promise<string> {
  return requestFor(shop, (await onlyOrder(shop)).id, wanted);
}
