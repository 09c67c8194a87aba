import { expressRequest } from '#content/consent.ts';
import { termsVersion } from '#content/terms-text.ts';
import { findDiscountCode } from '#database/discount-codes.ts';
import { type Order, findOrder, findOrderByToken } from '#database/orders.ts';
import { cleanText } from '#domain/clean-text.ts';
import { type Customer, companyInSequence, emptyDetails } from '#domain/customer.ts';
import { quote } from '#domain/pricing.ts';
import { readDetails } from '#domain/read-details.ts';
import { readTarget } from '#domain/target.ts';
import { completeOrder } from '#flows/complete-order.ts';
import { type OrderRequest, type PlacedOrder, placeOrder } from '#flows/place-order.ts';
import { type CallContext, refused } from './call.ts';
import type { SentOrder } from './order-body.ts';
import { type CalledCart, findCart } from './order-cart.ts';
import { type CalledItem, findDifferences, readItems } from './order-items.ts';
import { type FieldFaults, type Refusal, faultsOf, refuseFields, renamed } from './refusal.ts';

/** How a call sends what both of them know. */
export interface Manner {
  phoneNeeded: boolean;
  /** What a whole discount is counted as: 1 for fractions, 100 for percent. */
  whole: 1 | 100;
}

export type CalledOrder =
  | { ok: true; order: Order; isPaid: boolean }
  | { ok: false; refusal: Refusal };

const KEY = /^[\w-]{16,64}$/;

/**
 * Stores what a call orders by the very flow of the wizard, once everything in it is right and every
 * figure in it is ours. What this call leaves out is taken from the order that an earlier one has made.
 */
export async function placeCalledOrder(
  context: CallContext,
  sent: SentOrder,
  manner: Manner,
): Promise<CalledOrder> {
  const key = readKey(context, sent);
  const { items, faults } = readItems(sent);
  const read = readDetails(detailsOf(sent, context), context.locale, manner);
  const wrong = { ...key.faults, ...faults, ...(read.ok ? {} : faultsOf(read.problems)) };
  if (!read.ok || Object.keys(wrong).length > 0) {
    return refused(renamed(refuseFields(wrong), { companyId: 'ico', vatId: 'dic' }));
  }
  const { customer } = read;
  const cart = await findCart(context, { key: key.value, customer, items });
  const request = await requestOf(context, { sent, items, customer, cart });
  if (!request.ok) return refused(refuseFields(request.faults));
  const differences = findDifferences(sent, request.priced, manner.whole);
  if (Object.keys(differences).length > 0) {
    return refused({ code: 'price-differs', fields: differences });
  }
  await completeOrder(context.services, request.request);
  return outcome(context, await placeOrder(context.services, request.request));
}

/** The key of body or header, which must not contradict each other. */
function readKey(
  { idempotencyKey }: CallContext,
  sent: SentOrder,
): { value: string | undefined; faults: FieldFaults } {
  const value = sent.idempotencyKey ?? idempotencyKey ?? undefined;
  if (value !== undefined && !KEY.test(value)) {
    return { value, faults: { idempotencyKey: { code: 'key-invalid' } } };
  }
  const isClear = idempotencyKey === null || value === idempotencyKey;
  return { value, faults: isClear ? {} : { idempotencyKey: { code: 'key-differs' } } };
}

function detailsOf(sent: SentOrder, { locale }: CallContext) {
  const empty = emptyDetails(locale);
  return {
    ...empty,
    name: sent.name ?? '',
    email: sent.email ?? '',
    phoneCountry: sent.phoneCountry || empty.phoneCountry,
    phone: sent.phone ?? '',
    companyInvoice: isForCompany(sent) ?? false,
    companyName: sent.companyName ?? '',
    companyId: sent.ico ?? '',
    vatId: sent.dic ?? '',
    address: sent.address ?? '',
    note: sent.note ?? '',
    discountCode: sent.discountCode ?? '',
  };
}

/** Undefined where the call says nothing of it. */
function isForCompany({ companyInvoice, companyName, ico }: SentOrder): boolean | undefined {
  return companyInvoice ?? (companyName || ico ? true : undefined);
}

interface Known {
  sent: SentOrder;
  items: CalledItem[];
  customer: Customer;
  cart: CalledCart;
}

async function requestOf({ services, locale, client }: CallContext, given: Known) {
  const { sent, cart } = given;
  const { known, cartId } = cart;
  const { items, faults } = withTargets(given.items, known);
  const customer = completed(sent, given.customer, known);
  const discountCode = cleanText(sent.discountCode ?? known?.discountCode ?? '');
  const code = discountCode
    ? await findDiscountCode(services.db, discountCode, { now: services.clock(), cartId })
    : undefined;
  if (discountCode && !code) faults['discountCode'] = { code: 'discount-code-unknown' };
  if (Object.keys(faults).length > 0) return { ok: false as const, faults };
  const priced = quote(items, code);
  const request: OrderRequest = {
    locale,
    client,
    cartId,
    items,
    customer,
    discountCode,
    expressConsent: customer.company
      ? null
      : (sent.expressConsent ?? known?.expressConsent ?? false),
    consentVersion: expressRequest.cs.version,
    termsVersion,
    seenTotal: priced.total,
  };
  return { ok: true as const, request, priced };
}

/** The items with their targets; one that this call leaves out is the one the order has. */
function withTargets(
  called: CalledItem[],
  known: Order | undefined,
): { items: OrderRequest['items']; faults: FieldFaults } {
  const faults: FieldFaults = {};
  const named = new Set(called.map(({ sold, target }) => `${sold.id} ${target?.url}`));
  const left = (known?.lines ?? []).filter(
    ({ packageId, targetUrl }) => !named.has(`${packageId} ${targetUrl}`),
  );
  const items = called.flatMap(({ sold, quantity, target }, index): OrderRequest['items'] => {
    if (target) return [{ packageId: sold.id, quantity, target }];
    const at = left.findIndex(({ packageId }) => packageId === sold.id);
    const [line] = at === -1 ? [] : left.splice(at, 1);
    const read = readTarget(sold.platform, sold.service, line?.targetUrl ?? '');
    if (read.ok) return [{ packageId: sold.id, quantity, target: read }];
    faults[`orderItems.${index}.target`] = { code: 'target-missing' };
    return [];
  });
  return { items, faults };
}

/** The customer with what an earlier call has said of him. */
function completed(sent: SentOrder, customer: Customer, known: Order | undefined): Customer {
  const { name, email, phone, note } = customer;
  const company = isForCompany(sent) === undefined ? known?.company : customer.company;
  return {
    name,
    email,
    phone: phone || (known?.phone ?? ''),
    ...(company ? { company: companyInSequence(company) } : {}),
    note: sent.note === undefined ? (known?.note ?? '') : note,
  };
}

async function outcome({ services }: CallContext, placed: PlacedOrder): Promise<CalledOrder> {
  if (placed.ok) return found(await findOrder(services.db, placed.orderId), false);
  switch (placed.problem) {
    case 'already-paid':
      return placed.isSame
        ? found(await findOrderByToken(services.db, placed.token), true)
        : refused({ code: 'already-paid' });
    case 'too-often':
      return refused({ code: 'too-often', retryAfterSeconds: placed.retryAfterSeconds });
    case 'checkout-unavailable':
      return refused({ code: 'checkout-unavailable', retryAfterSeconds: 10 });
    case 'discount-code-unknown':
      return refused(refuseFields({ discountCode: { code: 'discount-code-unknown' } }));
    case 'cart-empty':
      return refused(refuseFields({ orderItems: { code: 'items-missing' } }));
    case 'total-changed':
      return refused({ code: 'price-differs' });
  }
}

function found(order: Order | undefined, isPaid: boolean): CalledOrder {
  if (!order) throw new Error('An order that was placed is gone.');
  return { ok: true, order, isPaid };
}
