import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '#database/client.ts';
import { findDiscountCode } from '#database/discount-codes.ts';
import { addJob } from '#database/jobs.ts';
import {
  type NewOrderLine,
  type OrderRow,
  changeState,
  insertOrder,
  listOrdersOfCart,
  lockCart,
} from '#database/orders.ts';
import type { Customer } from '#domain/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import { CHECKOUT_MINUTES, nextCheckMinutes } from '#domain/order.ts';
import { type DiscountCode, type Quote, quote } from '#domain/pricing.ts';
import type { Target } from '#domain/target.ts';
import { PaymentsRefused, PaymentsUnavailable } from '#ports/payments/port.ts';
import type { Services } from './services.ts';
import { settle } from './settle.ts';

export interface OrderRequest {
  locale: Locale;
  cartId: string;
  items: { packageId: string; quantity: number; target: Target }[];
  customer: Customer;
  discountCode: string;
  /** Whether the consumer asked for an early start; null for a company (decision 16). */
  expressConsent: boolean | null;
  consentVersion: string;
  termsVersion: string;
  /** The total that the customer saw when ordering (decision 11). */
  seenTotal: Haler;
}

export type PlacedOrder =
  | { ok: true; orderId: string; token: string }
  | { ok: false; problem: 'cart-empty' | 'discount-code-unknown' | 'checkout-unavailable' }
  /** The total differs from what was seen; the new one is shown and asked for again. */
  | { ok: false; problem: 'total-changed'; quote: Quote }
  /** The cart was paid before; `isSame` where this very order was, and not another from the cart. */
  | { ok: false; problem: 'already-paid'; token: string; isSame: boolean };

/**
 * Prices the cart anew and stores the order as pending (decisions 11 and 12). The same cart ordered
 * again is the same order; a changed cart takes the place of its unpaid predecessor, whose checkout is
 * closed first, so that one cart can never be paid twice.
 * @throws {UnknownPackage} where an id is not on sale
 */
export async function placeOrder(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { db, clock } = services;
  if (request.items.length === 0) return { ok: false, problem: 'cart-empty' };
  const now = clock();
  const code = request.discountCode
    ? await findDiscountCode(db, request.discountCode, now)
    : undefined;
  if (request.discountCode && !code) return { ok: false, problem: 'discount-code-unknown' };
  const priced = quote(request.items, code);
  if (priced.total !== request.seenTotal) {
    return { ok: false, problem: 'total-changed', quote: priced };
  }
  const fingerprint = fingerprintOf(request, priced);
  const closed = await closeOthers(services, request.cartId, fingerprint);
  if (!closed) return { ok: false, problem: 'checkout-unavailable' };
  return db.transaction(async (tx) => {
    await lockCart(tx, request.cartId);
    const known = await takeTurn(tx, request.cartId, fingerprint, now);
    if (known?.paidAt) {
      const isSame = known.fingerprint === fingerprint;
      return { ok: false, problem: 'already-paid', token: known.token, isSame };
    }
    const order = known ?? (await store(tx, { request, priced, code, fingerprint, now }));
    return { ok: true, orderId: order.id, token: order.token };
  });
}

/** Closes the checkouts of unpaid orders that this cart made with other contents. */
async function closeOthers(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  cartId: string,
  fingerprint: string,
): Promise<boolean> {
  const others = (await listOrdersOfCart(db, cartId)).filter(
    (order) => order.state === 'pending' && order.fingerprint !== fingerprint,
  );
  try {
    for (const { checkoutId, id } of others) {
      if (checkoutId === null) continue;
      const report = await payments.expireCheckout(checkoutId);
      await db.transaction((tx) => settle(tx, { ...report, orderId: id }, clock()));
    }
    return true;
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) return false;
    throw error;
  }
}

/** The order that this cart has paid, or made with these contents; other unpaid ones give way. */
async function takeTurn(
  tx: Transaction,
  cartId: string,
  fingerprint: string,
  now: Date,
): Promise<OrderRow | undefined> {
  const made = await listOrdersOfCart(tx, cartId);
  for (const order of made) {
    if (order.state !== 'pending' || order.fingerprint === fingerprint) continue;
    await changeState(tx, order, 'canceled', { actor: 'customer', at: now });
  }
  const paid = made.filter((order) => order.paidAt);
  return (
    paid.find((order) => order.fingerprint === fingerprint) ??
    paid[0] ??
    made.find((order) => order.fingerprint === fingerprint && order.state === 'pending')
  );
}

interface Decided {
  request: OrderRequest;
  priced: Quote;
  code: DiscountCode | undefined;
  fingerprint: string;
  now: Date;
}

async function store(tx: Transaction, decided: Decided): Promise<OrderRow> {
  const { request, priced, code, fingerprint, now } = decided;
  const { customer } = request;
  const order = await insertOrder(
    tx,
    {
      id: randomUUID(),
      token: randomBytes(24).toString('base64url'),
      state: 'pending',
      locale: request.locale,
      cartId: request.cartId,
      fingerprint,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      company: customer.company ?? null,
      note: customer.note,
      subtotal: priced.subtotal,
      discountPercent: priced.discountPercent,
      discountSource: priced.discountSource,
      discountCode: priced.discountSource === 'code' ? (code?.code ?? null) : null,
      discount: priced.discount,
      total: priced.total,
      expressConsent: request.expressConsent,
      consentVersion: request.expressConsent === null ? null : request.consentVersion,
      termsVersion: request.termsVersion,
      checkoutExpiresAt: later(now, CHECKOUT_MINUTES),
      createdAt: now,
    },
    orderedLines(request, priced),
  );
  await addJob(
    tx,
    'check-payment',
    { orderId: order.id },
    { key: `check-${order.id}`, runAt: later(now, nextCheckMinutes(0)) },
  );
  return order;
}

function orderedLines({ items }: OrderRequest, priced: Quote): NewOrderLine[] {
  return priced.lines.flatMap((line, index) => {
    const target = items[index]?.target;
    if (!target) return [];
    const { kind: targetKind, label: targetLabel, url: targetUrl } = target;
    return [{ ...line, targetKind, targetLabel, targetUrl }];
  });
}

function fingerprintOf(request: OrderRequest, priced: Quote): string {
  const { locale, items, customer, discountCode, expressConsent, termsVersion } = request;
  const ordered = items.map(({ packageId, quantity, target }) => [packageId, quantity, target.url]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        locale,
        ordered,
        customer,
        discountCode,
        expressConsent,
        termsVersion,
        priced.total,
      ]),
    )
    .digest('base64url');
}

function later(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
