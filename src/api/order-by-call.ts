import { expressRequest } from '#content/legal/consent.ts';
import { termsVersion } from '#content/legal/legal-text.ts';
import { type Order, findOrder } from '#database/orders/orders.ts';
import type { CodeProblem } from '#database/offer/discount-codes.ts';
import { type StatedField, findContradictions } from '#domain/order/stated-order.ts';
import {
  type DiscountCode,
  type Prices,
  type Quote,
  quoteCart,
} from '#domain/catalogue/pricing.ts';
import { cartOfKey, completeOrder, findOrderOfKey } from '#flows/orders/complete-order.ts';
import { newToken } from '#database/tokens.ts';
import { type PlacedOrder, placeOrder } from '#flows/orders/place-order.ts';
import { type TriedCode, tryDiscountCode } from '#flows/orders/try-discount-code.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { type CallContext, writeRefusal } from './call.ts';
import { type SentOrder, bodyNames } from './order-body.ts';
import { type DiscountUnit, findDifferences } from './order-items.ts';
import { type CalledOrder, readOrder } from './read-order.ts';
import { type FieldFault, type Refusal, refuseFields, renameFields } from './refusal.ts';

/** How the two calls about an order differ. */
export interface CallKind {
  phoneNeeded: boolean;
  discountUnit: DiscountUnit;
}

export type CallOrder =
  /** The order, with the key that identifies it from now on. */
  { ok: true; order: Order; idempotencyKey: string } | { ok: false; refusal: Refusal };

/** A call with everything that was read from it. */
interface OrderCall {
  sent: SentOrder;
  called: CalledOrder;
  cartId: string;
  discountUnit: DiscountUnit;
}

/**
 * Finds the order of the call's key, which the call may complete but not contradict, or stores a new one by
 * the same flow as the wizard (decisions/0012). Every figure in the call must equal ours.
 */
export async function orderByCall(
  context: CallContext,
  sent: SentOrder,
  kind: CallKind,
): Promise<CallOrder> {
  const read = readOrder(context, sent, kind);
  if (!read.ok) return writeRefusal(inBodyNames(read.refusal));
  const called = read.order;
  const idempotencyKey = called.key ?? newToken();
  const cartId = cartOfKey(idempotencyKey, called.customer.email);
  const asked = { sent, called, cartId, discountUnit: kind.discountUnit };
  for (;;) {
    const known = called.key && (await findOrderOfKey(context.services, cartId));
    // Undefined where the order has ended, or another call with the key was faster: what is there counts.
    const meant = known
      ? await addToKeyedOrder(context, asked, known)
      : await orderAnew(context, asked);
    if (!meant) continue;
    return 'refusal' in meant
      ? writeRefusal(inBodyNames(meant.refusal))
      : { ok: true, order: meant, idempotencyKey };
  }
}

/** The order of the key with what this call adds to it. */
async function addToKeyedOrder(
  context: CallContext,
  asked: OrderCall,
  known: Order,
): Promise<Order | { refusal: Refusal } | undefined> {
  const { services, offering } = context;
  const { sent, called, discountUnit } = asked;
  const { customer, company, expressConsent } = called;
  const tried = await findCode(context, asked);
  if (tried && 'retryAfterSeconds' in tried) return { refusal: tooManyCodes(tried) };
  const code = tried?.ok ? tried.code : undefined;
  // A code that is no better than the volume discount has no effect and is not stored with the order.
  const isBeaten = code !== undefined && quoteOf(offering, called, code).discountSource !== 'code';
  const discountCode = isBeaten ? '' : called.discountCode;
  const stated = { ...customer, company, items: itemsOf(called), discountCode, expressConsent };
  const contradicted = findContradictions(known, stated);
  if (contradicted.length > 0) return { refusal: orderDiffers(contradicted) };
  const differences = findDifferences(sent, known, discountUnit);
  if (Object.keys(differences).length > 0) {
    return { refusal: { code: 'price-differs', fields: differences } };
  }
  const { version } = expressRequest[known.locale];
  const completed = await completeOrder(services, known.id, stated, version);
  if (!completed || completed.ok) return completed?.order;
  const isLate = completed.problem === 'already-paid';
  return { refusal: isLate ? { code: 'already-paid' } : orderDiffers(completed.fields) };
}

/** A new order; undefined where the key has one by now. */
async function orderAnew(
  context: CallContext,
  asked: OrderCall,
): Promise<Order | { refusal: Refusal } | undefined> {
  const { services, offering, locale, client } = context;
  const { sent, called, cartId } = asked;
  const { customer, discountCode } = called;
  const tried = await findCode(context, asked);
  if (tried && 'retryAfterSeconds' in tried) return { refusal: tooManyCodes(tried) };
  if (tried && !tried.ok) return { refusal: codeRefused(tried.problem) };
  const code = tried?.code;
  const priced = quoteOf(offering, called, code);
  const differences = findDifferences(sent, priced, asked.discountUnit);
  if (Object.keys(differences).length > 0) {
    return { refusal: { code: 'price-differs', fields: differences } };
  }
  const ordered = await placeOrder(services, offering, {
    locale,
    client,
    cartId,
    items: itemsOf(called),
    customer,
    discountCode,
    isCodeKnown: code !== undefined,
    expressConsent: customer.company ? null : (called.expressConsent ?? false),
    consentVersion: expressRequest[locale].version,
    termsVersion: termsVersion(services.shop),
    mayInvite: called.mayInvite,
    seenTotal: priced.total,
    keepsOrder: true,
  });
  if (!ordered.ok) return { refusal: refusalOf(ordered) };
  return ordered.isNew ? findOrder(services.db, ordered.orderId) : undefined;
}

function itemsOf({ items }: CalledOrder) {
  return items.map(({ sold, ...item }) => ({ ...item, packageId: sold.id }));
}

function quoteOf(prices: Prices, called: CalledOrder, code: DiscountCode | undefined): Quote {
  return quoteCart(prices, itemsOf(called), code);
}

/** What the call's code is worth; undefined where it names none. */
async function findCode(
  { services, client, locale: edition }: CallContext,
  { called: { discountCode, customer }, cartId }: OrderCall,
): Promise<TriedCode | undefined> {
  const check = { client, cartId, edition, email: customer.email };
  return discountCode ? tryDiscountCode(services, discountCode, check) : undefined;
}

function tooManyCodes({ retryAfterSeconds }: { retryAfterSeconds: number }): Refusal {
  return { code: 'too-often', retryAfterSeconds };
}

function refusalOf(ordered: Extract<PlacedOrder, { ok: false }>): Refusal {
  switch (ordered.problem) {
    case 'already-paid':
      return { code: 'already-paid' };
    case 'too-often':
      return { code: 'too-often', retryAfterSeconds: ordered.retryAfterSeconds };
    case 'checkout-unavailable':
      return { code: 'checkout-unavailable', retryAfterSeconds: LATER_SECONDS };
    case 'orders-stopped':
      return { code: 'orders-stopped' };
    case 'discount-code-unknown':
    case 'discount-code-edition':
    case 'discount-code-used':
    case 'discount-code-repeated':
      return codeRefused(ordered.problem);
    case 'cart-empty':
      return refuseFields({ orderItems: { code: 'items-missing' } });
    case 'total-changed':
      return { code: 'price-differs' };
  }
}

function codeRefused(code: CodeProblem): Refusal {
  return refuseFields({ discountCode: { code } });
}

function orderDiffers(fields: StatedField[]): Refusal {
  const faults = fields.map((field): [string, FieldFault] => [field, { code: 'order-differs' }]);
  return { code: 'order-differs', fields: Object.fromEntries(faults) };
}

/** Renames the fields of the form that have Czech names in the bodies. */
function inBodyNames(refusal: Refusal): Refusal {
  return renameFields(refusal, bodyNames);
}
