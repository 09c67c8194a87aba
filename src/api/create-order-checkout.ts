import { orderUrl } from '#domain/addresses/private-links.ts';
import { type Order, findOrder } from '#database/orders/orders.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  type OpenedCheckout,
  checkoutReturns,
  openCheckout,
} from '#flows/payments/open-checkout.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { type CallAnswer, type CallContext, writeRefusal } from './call.ts';
import { orderShape } from './order-body.ts';
import { orderByCall } from './order-by-call.ts';
import { readObject, readFields } from './read-fields.ts';
import { type Refusal, refuseFields, renameFields } from './refusal.ts';

const { name, email, ...common } = orderShape;
const schema = readObject({ ...common, customerName: name, customerEmail: email });

/** Stores an order, or finds the one of its key, and opens its hosted checkout (rules 25). */
export async function createOrderCheckout(
  context: CallContext,
  body: unknown,
): Promise<CallAnswer> {
  const read = readFields(schema, body);
  if (!read.ok) return writeRefusal(refuseFields(read.faults));
  const { customerName: name, customerEmail: email, ...rest } = read.value;
  const sent = { ...rest, name, email };
  const ordered = await orderByCall(context, sent, {
    phoneNeeded: false,
    discountUnit: 'fraction',
  });
  if (!ordered.ok) {
    return writeRefusal(
      renameFields(ordered.refusal, { name: 'customerName', email: 'customerEmail' }),
    );
  }
  const { services } = context;
  if (ordered.order.paidHow === 'free') return freeAnswer(services.shop, ordered);
  if (ordered.order.paidAt) return writeRefusal({ code: 'already-paid' });
  const opened = await openCheckout(services, ordered.order.id, checkoutReturns(services.shop));
  if (!opened.ok) return writeRefusal(refusalOf(opened));
  const order = (await findOrder(services.db, ordered.order.id)) ?? ordered.order;
  const answer = {
    url: opened.url,
    sessionId: order.checkout.checkoutId,
    orderNumber: order.number,
    orderUrl: orderUrl(services.shop, order),
    idempotencyKey: ordered.idempotencyKey,
  };
  return { ok: true, body: answer };
}

/** Nothing is to be paid, so there is no checkout: the page of the order in its place (rules 72). */
function freeAnswer(
  shop: Shop,
  { order, idempotencyKey }: { order: Order; idempotencyKey: string },
): CallAnswer {
  const url = orderUrl(shop, order);
  const { number: orderNumber } = order;
  return { ok: true, body: { url, sessionId: null, orderNumber, orderUrl: url, idempotencyKey } };
}

function refusalOf({ problem }: Extract<OpenedCheckout, { ok: false }>): Refusal {
  switch (problem) {
    case 'checkout-unavailable':
      return { code: problem, retryAfterSeconds: LATER_SECONDS };
    case 'payment-processing':
      return { code: 'already-paid' };
    case 'checkout-refused':
    case 'not-payable':
      return { code: problem };
  }
}
