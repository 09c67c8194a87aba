import { createHash } from 'node:crypto';
import { listOrdersOfCarts } from '#database/called-orders.ts';
import type { Order } from '#database/orders.ts';
import type { Customer } from '#domain/customer.ts';
import type { CallContext } from './call.ts';
import type { CalledItem } from './order-items.ts';

/** The cart that an order of a call belongs to, and what that cart has ordered already. */
export interface CalledCart {
  cartId: string;
  known: Order | undefined;
}

const HOUR_MS = 60 * 60_000;
/** As long as anybody may come back to his key. */
const KEPT_MS = 30 * 24 * HOUR_MS;

interface Asked {
  key: string | undefined;
  customer: Pick<Customer, 'name' | 'email'>;
  items: CalledItem[];
}

/**
 * Finds out whether a call is about an order that another call has made (decisions/0012): by its key, or
 * within an hour by client, name, mailbox, packages and targets, where it names any. No cart of a browser has a
 * colon in its id, so none can be made to meet one of these.
 */
export async function findCart(
  { services, locale, client }: CallContext,
  { key, customer, items }: Asked,
): Promise<CalledCart> {
  const { db, clock } = services;
  const now = clock().getTime();
  const { email } = customer;
  const mailbox = email.toLowerCase();
  if (key !== undefined) {
    const cartId = `key:${hash([key, mailbox])}`;
    const since = new Date(now - KEPT_MS);
    const [known] = await listOrdersOfCarts(db, { email, cartPrefix: cartId, since });
    return { cartId, known };
  }
  const packages = items.map(({ sold, quantity }) => `${sold.id} ${quantity}`).sort();
  const cartPrefix = `call:${hash([locale, client, customer.name.toLowerCase(), mailbox, packages])}:`;
  const since = new Date(now - HOUR_MS);
  const made = await listOrdersOfCarts(db, { email, cartPrefix, since });
  const known = made.find((order) => items.every((item) => isOf(order, item)));
  const targets = items.map(({ target }) => target?.url ?? '').sort();
  // Of two calls that come at once neither finds the other's order, so both name the same cart.
  const cartId = `${cartPrefix}${hash([targets])}:${Math.floor(now / HOUR_MS)}`;
  return { cartId: known?.cartId ?? cartId, known };
}

function isOf({ lines }: Order, { sold, target }: CalledItem): boolean {
  return (
    target === undefined ||
    lines.some((line) => line.packageId === sold.id && line.targetUrl === target.url)
  );
}

function hash(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}
