import { randomUUID } from 'node:crypto';
import type { OrderWish } from '#domain/operator/intent.ts';
import { lockOrder } from '#database/orders.ts';
import { wishLater } from '#flows/operator/under-lock.ts';
import { onlyOrder } from './books.ts';
import type { TestShop } from './shop.ts';

export const COMPLETED = {
  kind: 'emails',
  emails: ['order-completed-customer'],
} as const satisfies OrderWish;

/** The wish to give so many haléře back. */
export function moneyBack(amount: number): OrderWish {
  return { kind: 'refund', amount, reason: 'Dodali jsme méně', lines: [] };
}

/** Stores a wish for the only order, as the actions of operators do. @returns its id */
export async function wishFor(
  { services }: TestShop,
  orderId: string,
  wish: OrderWish,
  {
    id = randomUUID(),
    operator = { id: randomUUID(), name: 'Jana Malá' },
  }: { id?: string; operator?: { id: string; name: string } } = {},
): Promise<string> {
  await services.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await wishLater(tx, { id, orderId, operator, wish, at: services.clock() });
  });
  return id;
}

/** The same for the only order. */
export async function wish(shop: TestShop, wanted: OrderWish): Promise<string> {
  return wishFor(shop, (await onlyOrder(shop)).id, wanted);
}
