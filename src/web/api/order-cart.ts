import { createHash } from 'node:crypto';
import { listOrdersOfCarts } from '#database/called-orders.ts';
import type { Order } from '#database/orders.ts';
import type { Customer } from '#domain/customer.ts';
import type { CallContext } from './call.ts';
import type { CallItem } from './order-items.ts';

/** The cart that an order of a call belongs to, and what that cart has ordered already. */
export interface CallCart {
  cartId: string;
  known: Order | undefined;
  /** Whether the call has a key: only then it may change what an earlier one has said. */
  hasKey: boolean;
}

const HOUR_MS = 60 * 60_000;
/** As long as anybody may come back to his key. */
const KEPT_MS = 30 * 24 * HOUR_MS;

interface Asked {
  key: string | undefined;
  customer: Pick<Customer, 'name' | 'email'>;
  items: CallItem[];
  discountCode: string;
}

/**
 * Finds out whether a call is about an order that another call has made (decisions/0012): by its key, or
 * within an hour by client, name, mailbox, packages, and targets and code where it names any. No cart of a browser has a
 * colon in its id, so none can be made to meet one of these.
 */
export async function findCart(
  { services, locale, client }: CallContext,
  { key, customer, items, discountCode }: Asked,
): Promise<CallCart> {
  const { db, clock } = services;
  const now = clock().getTime();
  const { email } = customer;
  const mailbox = email.toLowerCase();
  if (key !== undefined) {
    const cartId = `key:${hash([key, mailbox])}`;
    const since = new Date(now - KEPT_MS);
    const [known] = await listOrdersOfCarts(db, { email, cartPrefix: cartId, since });
    return { cartId, known, hasKey: true };
  }
  const packages = items.map(({ sold, quantity }) => `${sold.id} ${quantity}`).sort();
  const cartPrefix = `call:${hash([locale, client, customer.name.toLowerCase(), mailbox, packages])}:`;
  const since = new Date(now - HOUR_MS);
  const made = await listOrdersOfCarts(db, { email, cartPrefix, since });
  const targets = items.map(({ target }) => target?.url ?? '').sort();
  // Of two calls that come at once neither finds the other's order, so both name the same cart.
  const cartId = `${cartPrefix}${hash([targets, discountCode])}:${Math.floor(now / HOUR_MS)}`;
  const known = made.find(
    (order) =>
      order.cartId === cartId ||
      (hasLinesOf(order, items) && (discountCode === '' || discountCode === order.discountCode)),
  );
  return { cartId: known?.cartId ?? cartId, known, hasKey: false };
}

/** Whether each item that names a target is a line of the order, and each another one. */
function hasLinesOf({ lines }: Order, items: CallItem[]): boolean {
  const left = [...lines];
  return items.every(({ sold, quantity, target }) => {
    if (target === undefined) return true;
    const at = left.findIndex(
      (line) =>
        line.packageId === sold.id && line.quantity === quantity && line.targetUrl === target.url,
    );
    return at !== -1 && left.splice(at, 1).length === 1;
  });
}

function hash(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}
