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
import { type CallCart, findCart } from './order-cart.ts';
import { type CallItem, type DiscountUnit, findDifferences, readItems } from './order-items.ts';
import { type FieldFaults, type Refusal, faultsOf, refuseFields, renamed } from './refusal.ts';

/** Wherein the two calls about an order differ. */
export interface CallKind {
  phoneNeeded: boolean;
  discountUnit: DiscountUnit;
}

export type CallOrder =
  /** `isOwn` where this very call stored the order, or named its key: the private page is for no other. */
  { ok: true; order: Order; isPaid: boolean; isOwn: boolean } | { ok: false; refusal: Refusal };

const KEY = /^[\w-]{16,64}$/;
const MOST_TRIES = 3;

/**
 * Stores what a call orders by the very flow of the wizard, once everything in it is right and every
 * figure in it is ours. What this call leaves out is taken from the order that an earlier one has made;
 * without a key the customer may be another who guessed well: it then adds what is missing, no more.
 */
export async function orderByCall(
  context: CallContext,
  sent: SentOrder,
  kind: CallKind,
): Promise<CallOrder> {
  const key = readKey(context, sent);
  const { items, faults } = readItems(sent);
  const read = readDetails(detailsOf(sent, context), context.locale, kind);
  const wrong = { ...key.faults, ...faults, ...(read.ok ? {} : faultsOf(read.problems)) };
  if (!read.ok || Object.keys(wrong).length > 0) {
    return refused(renamed(refuseFields(wrong), { companyId: 'ico', vatId: 'dic' }));
  }
  const { customer } = read;
  const discountCode = cleanText(sent.discountCode ?? '').toUpperCase();
  for (let tries = 1; ; tries += 1) {
    const cart = await findCart(context, { key: key.value, customer, items, discountCode });
    const request = await requestOf(context, { sent, items, customer, cart });
    if (!request.ok) return refused(refuseFields(request.faults));
    const differences = findDifferences(sent, request.priced, kind.discountUnit);
    if (Object.keys(differences).length > 0) {
      return refused({ code: 'price-differs', fields: differences });
    }
    const isAsSeen = await completeOrder(context.services, request.request, cart.known);
    // Another call has been here since: what it said has to be read first.
    if (!isAsSeen && tries < MOST_TRIES) continue;
    return outcome(context, await placeOrder(context.services, request.request), cart);
  }
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
  items: CallItem[];
  customer: Customer;
  cart: CallCart;
}

async function requestOf({ services, locale, client }: CallContext, given: Known) {
  const { cart } = given;
  const { cartId } = cart;
  const { items, faults } = withTargets(given.items, cart.known);
  const { customer, discountCode, expressConsent } = merged(given);
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
    items: cart.hasKey ? items : inSequenceOf(cart.known, items),
    customer,
    discountCode,
    expressConsent: customer.company ? null : expressConsent,
    consentVersion: expressRequest.cs.version,
    termsVersion,
    seenTotal: priced.total,
  };
  return { ok: true as const, request, priced };
}

/** The items with their targets; one that this call leaves out is the one the order has. */
function withTargets(
  called: CallItem[],
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

/** In the sequence of the order: one that differs in nothing else has not been changed. */
function inSequenceOf(known: Order | undefined, items: OrderRequest['items']) {
  const at = ({ packageId, quantity, target }: OrderRequest['items'][number]) =>
    known?.lines.findIndex(
      (line) =>
        line.packageId === packageId && line.quantity === quantity && line.targetUrl === target.url,
    ) ?? 0;
  return items.toSorted((one, other) => at(one) - at(other));
}

/** What this call and an earlier one have said, where both have. */
function merged({ sent, customer, cart: { known, hasKey } }: Known) {
  const sentCode = cleanText(sent.discountCode ?? '').toUpperCase();
  if (known && !hasKey) {
    return {
      customer: filledIn(known, customer),
      discountCode: sentCode || (known.discountCode ?? ''),
      expressConsent: known.expressConsent || (sent.expressConsent ?? false),
    };
  }
  const { name, email, phone, note } = customer;
  const company = isForCompany(sent) === undefined ? known?.company : customer.company;
  return {
    customer: {
      name,
      email,
      phone: phone || (known?.phone ?? ''),
      ...(company ? { company: companyInSequence(company) } : {}),
      note: sent.note === undefined ? (known?.note ?? '') : note,
    },
    discountCode: sent.discountCode === undefined ? (known?.discountCode ?? '') : sentCode,
    expressConsent: sent.expressConsent ?? known?.expressConsent ?? false,
  };
}

/** The customer of an order with what he has left empty. Who gave his consent as a consumer stays one. */
function filledIn(known: Order, { phone, company: called, note }: Customer): Customer {
  const company = known.company ?? (known.expressConsent ? undefined : called);
  return {
    name: known.name,
    email: known.email,
    phone: known.phone || phone,
    ...(company ? { company: companyInSequence(company) } : {}),
    note: known.note || note,
  };
}

async function outcome(
  { services }: CallContext,
  placed: PlacedOrder,
  { known, hasKey }: CallCart,
): Promise<CallOrder> {
  if (placed.ok) {
    const order = await findOrder(services.db, placed.orderId);
    return found(order, { isPaid: false, isOwn: hasKey || (!known && placed.isNew) });
  }
  switch (placed.problem) {
    case 'already-paid':
      return placed.isSame
        ? found(await findOrderByToken(services.db, placed.token), { isPaid: true, isOwn: hasKey })
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

function found(order: Order | undefined, how: { isPaid: boolean; isOwn: boolean }): CallOrder {
  if (!order) throw new Error('An order that was placed is gone.');
  return { ok: true, order, ...how };
}
