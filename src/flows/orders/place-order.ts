import type { Transaction } from '#database/client.ts';
import type { CodeProblem } from '#database/offer/discount-codes.ts';
import {
  type OrderRow,
  type OrderWithCheckout,
  addToOrderHistory,
} from '#database/orders/orders.ts';
import { listOrdersOfCart, lockCart } from '#database/order-lookups.ts';
import { readShopSettings } from '#database/offer/shop-settings.ts';
import { isPaidOrPayable } from '#domain/order/order.ts';
import { type Prices, type Quote, quoteCart } from '#domain/catalogue/pricing.ts';
import { closeCheckout } from '#flows/payments/ask-checkout.ts';
import { type TooOften, takeInNameOf, tooOften } from '#flows/limits.ts';
import { type TriedCode, lookUpCode, tryDiscountCode } from './try-discount-code.ts';
import { type OrderRequest, fingerprintOf } from './order-request.ts';
import { endWithoutMoney } from '#flows/withdrawals/end-withdrawn.ts';
import { storeOrder } from './store-order.ts';
import type { Services } from '#flows/services.ts';

export type PlacedOrder =
  /**
   * `isNew` where it was stored now; otherwise this cart had already made it. `isPaid` where nothing is to be
   * paid for it, so no checkout is opened (rules 72).
   */
  | { ok: true; orderId: string; token: string; isNew: boolean; isPaid: boolean }
  /** This client, or somebody in the name of this mailbox, has made too many orders lately (decisions/0009). */
  | TooOften
  | { ok: false; problem: 'cart-empty' | CodeProblem | 'checkout-unavailable' }
  /** No new orders are taken at the moment (rules 85); one that was stored before is there. */
  | { ok: false; problem: 'orders-stopped' }
  /** The total differs from the one that the customer saw; the new one is shown for confirmation. */
  | { ok: false; problem: 'total-changed'; quote: Quote }
  /** The cart was paid before; `isSame` if with this very order, and not with another. */
  | { ok: false; problem: 'already-paid'; token: string; isSame: boolean };

/**
 * Prices the cart again and stores the order as pending (rules 11 and 12). The same cart ordered
 * again is the same order; a changed cart takes the place of its unpaid predecessor, whose checkout is
 * closed first, so that one cart can never be paid twice.
 *
 * The transaction that stores the order also stores the promises of each row, the expiry of its checkout and the
 * job that checks its payment. Then `open-checkout.ts` asks the provider under the key `order-<id>-<attempt>`, the
 * customer is led to the hosted page, and `confirm-payment.ts` learns what became of it.
 * @param prices those that hold while this request is answered
 * @throws {UnknownPackage} where an id is not on sale
 */
export async function placeOrder(
  services: Pick<Services, 'db' | 'payments' | 'limits' | 'clock' | 'shop' | 'offering'>,
  prices: Prices,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { db, limits, clock } = services;
  const { client } = request;
  const { catalogue } = prices;
  if (request.items.length === 0) return { ok: false, problem: 'cart-empty' };
  const now = clock();
  const tried = request.discountCode ? await codeOf(services, request) : undefined;
  if (tried && !tried.ok) return tried;
  const code = tried?.code;
  const priced = quoteCart(prices, request.items, code);
  if (priced.total !== request.seenTotal) {
    return { ok: false, problem: 'total-changed', quote: priced };
  }
  const fingerprint = fingerprintOf(request, priced);
  let isCounted = false;
  let closed: Closed = new Map();
  for (;;) {
    // Not in the transaction, which must not wait for a second connection.
    if (!isCounted && !isAlreadyOrdered(await listOrdersOfCart(db, request.cartId), fingerprint)) {
      const allowance = await takeInNameOf(limits, 'order', {
        client,
        email: request.customer.email,
      });
      if (!allowance.ok) return tooOften(allowance);
      isCounted = true;
    }
    const done = await db.transaction(async (tx): Promise<PlacedOrder | Again> => {
      const made = await lockCart(tx, request.cartId);
      const kept = request.keepsOrder && made.find(isPaidOrPayable);
      if (kept) return toOrdered(kept, false);
      if (!isCounted && !isAlreadyOrdered(made, fingerprint)) return 'not-counted';
      const { isTurn, known } = await supersedeUnpaid(tx, made, { fingerprint, now, closed });
      if (!isTurn) return 'not-closed';
      if (known?.paidAt) return alreadyPaid(known, fingerprint);
      if (known && known.mayInvite !== request.mayInvite) {
        await addToOrderHistory(tx, known.id, { mayInvite: request.mayInvite });
      }
      if (known) return toOrdered(known, false);
      // Read here, so that no order is stored on any replica once its stop is.
      if ((await readShopSettings(tx)).isStopped) return { ok: false, problem: 'orders-stopped' };
      const stored = await storeOrder(tx, { catalogue, request, priced, code, fingerprint, now });
      return stored.ok ? toOrdered(stored.order, true) : stored;
    });
    if (done === 'not-counted') continue;
    if (done !== 'not-closed') return done;
    const others = await closeRivalCheckouts(services, request.cartId, fingerprint);
    if (!others.ok) return others;
    closed = others.closed;
  }
}

function toOrdered({ id: orderId, token, paidAt }: OrderRow, isNew: boolean): PlacedOrder {
  return { ok: true, orderId, token, isNew, isPaid: paidAt !== null };
}

/** What to do before the next try: count the order, or close checkouts that were opened meanwhile. */
type Again = 'not-counted' | 'not-closed';

/** Whether nothing will be stored and so nothing counts: the cart is paid, or has made this very order. */
function isAlreadyOrdered(made: readonly OrderRow[], fingerprint: string): boolean {
  return made.some(
    (order) => order.paidAt || (order.state === 'pending' && order.fingerprint === fingerprint),
  );
}

function alreadyPaid(
  { token, fingerprint: paid }: OrderRow,
  fingerprint: string,
): Extract<PlacedOrder, { problem: 'already-paid' }> {
  return { ok: false, problem: 'already-paid', token, isSame: paid === fingerprint };
}

/** Orders whose checkout can be paid no more, by id, with that checkout. */
type Closed = ReadonlyMap<string, string | null>;

/** Closes the checkouts of unpaid orders that this cart made with other contents. */
async function closeRivalCheckouts(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>,
  cartId: string,
  fingerprint: string,
): Promise<{ ok: true; closed: Closed } | Extract<PlacedOrder, { ok: false }>> {
  const closed = new Map<string, string | null>();
  for (const order of await listOrdersOfCart(services.db, cartId)) {
    if (order.state !== 'pending' || order.fingerprint === fingerprint) continue;
    const status = await closeCheckout(services, order);
    if (status === 'unavailable') return { ok: false, problem: 'checkout-unavailable' };
    // Money that is on its way will come, so this order is the cart's.
    if (status === 'processing') return alreadyPaid(order, fingerprint);
    closed.set(order.id, order.checkout.checkoutId);
  }
  return { ok: true, closed };
}

/**
 * The order that this cart has paid, or made with these contents; other unpaid ones give way. It is not
 * our turn yet where another tab has opened a checkout since the others were closed.
 */
async function supersedeUnpaid(
  tx: Transaction,
  made: OrderWithCheckout[],
  { fingerprint, now, closed }: { fingerprint: string; now: Date; closed: Closed },
): Promise<{ isTurn: boolean; known?: OrderRow | undefined }> {
  for (const order of made) {
    if (order.fingerprint === fingerprint) continue;
    const isClosed = closed.has(order.id) && closed.get(order.id) === order.checkout.checkoutId;
    if (order.state === 'pending' && !isClosed) return { isTurn: false };
    if (order.state === 'pending' || (order.state === 'expired' && isClosed)) {
      await endWithoutMoney(tx, order, 'canceled', { actor: 'customer', at: now });
    }
  }
  const paid = made.filter((order) => order.paidAt);
  const known =
    paid.find((order) => order.fingerprint === fingerprint) ??
    paid[0] ??
    made.find((order) => order.fingerprint === fingerprint && order.state === 'pending');
  return { isTurn: true, known };
}

/** The code of an order; what was found to hold before does not count as a guess. */
function codeOf(
  services: Pick<Services, 'db' | 'limits' | 'clock'>,
  { discountCode, isCodeKnown, cartId, locale, customer, client }: OrderRequest,
): Promise<TriedCode> {
  const check = { cartId, edition: locale, email: customer.email };
  return isCodeKnown
    ? lookUpCode(services, discountCode, check)
    : tryDiscountCode(services, discountCode, { client, ...check });
}
