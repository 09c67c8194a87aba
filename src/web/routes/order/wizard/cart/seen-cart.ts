import type { Cart } from '#domain/order/cart.ts';

/** The rows as step 2 shows them; posted along, so that a cart changed elsewhere is noticed. */
export function seenCart(cart: Cart): string {
  return cart.lines
    .map(({ packageId, quantity, target }) => `${packageId} ${quantity} ${target}`)
    .join(' | ');
}
