import { createHash } from 'node:crypto';
import { type Order, findOrder } from '#database/orders.ts';
import { listOrdersOfCart } from '#database/orders-of-cart.ts';
import { isPaidOrPayable } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

/**
 * The cart that a key stands for, hashed together with the mailbox: the key alone, or the mailbox alone,
 * finds no order. No browser can name such a cart, because ids in cookies have no colon.
 */
export function cartOfKey(key: string, email: string): string {
  const named = JSON.stringify([key, email.toLowerCase()]);
  return `key:${createHash('sha256').update(named).digest('base64url')}`;
}

/** The order that a key means: the one of its cart that is paid or can still be. */
export async function findOrderOfKey(
  { db }: Pick<Services, 'db'>,
  cartId: string,
): Promise<Order | undefined> {
  const made = await listOrdersOfCart(db, cartId);
  const meant = made.find(isPaidOrPayable);
  return meant && findOrder(db, meant.id);
}
