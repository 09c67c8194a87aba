import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { targetColumns } from '#database/orders/order-targets.ts';
import { lockCart } from '#database/order-lookups.ts';
import {
  type NewOrderLine,
  type OrderRow,
  changeState,
  insertOrder,
  listOrderLines,
} from '#database/orders/orders.ts';
import { recordPromise } from '#database/orders/promised-end.ts';
import { recordCheckoutOutcome } from '#database/payments/checkouts.ts';
import { type Prices, type Quote, quoteCart } from '#domain/catalogue/pricing.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type EnteredPayment, toFreeQuote } from '#domain/order/entered.ts';
import { promisesOf } from '#domain/delivery/promised-end.ts';
import { checkoutEnd } from '#domain/order/order.ts';
import type { OrderRequest } from '#flows/orders/order-request.ts';
import { issueInvoice } from '#flows/payments/invoices.ts';
import { payNothing } from '#flows/payments/pay-nothing.ts';
import { newToken } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';
import { scheduleAction } from './under-lock.ts';

/** An order that came by telephone or e-mail, as it was read. */
export interface EnteredOrder extends Pick<
  OrderRequest,
  'locale' | 'items' | 'customer' | 'expressConsent' | 'consentVersion' | 'termsVersion'
> {
  /** Of the form that was sent: sent twice it is one order. A UUID. */
  id: string;
  operator: Operator;
  payment: EnteredPayment;
  /** The total that the operator saw, in haléře. */
  seenTotal: number;
}

export type OrderEntered =
  | { ok: true; number: number }
  | { ok: false; problem: 'cart-empty' }
  /** The prices have changed; the new ones are shown for confirmation. */
  | { ok: false; problem: 'total-changed'; quote: Quote };

/**
 * Enters an order for a customer, paid by transfer or free of charge: it is stored, paid and, where money came,
 * invoiced in one transaction, at the prices of the price list (rules 11). The e-mails of a paid order wait for
 * some seconds in which they can be taken back.
 * @throws {UnknownPackage} where an id is not on sale
 */
export async function enterOrder(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  prices: Prices,
  entered: EnteredOrder,
): Promise<OrderEntered> {
  const { db, clock } = services;
  if (entered.items.length === 0) return { ok: false, problem: 'cart-empty' };
  const priced = priceOf(prices, entered);
  return db.transaction(async (tx): Promise<OrderEntered> => {
    const [known] = await lockCart(tx, entered.id);
    if (known) return { ok: true, number: known.number };
    if (priced.total !== entered.seenTotal)
      return { ok: false, problem: 'total-changed', quote: priced };
    const at = clock();
    const order = await store(tx, prices, entered, { priced, at });
    await pay(services, tx, order, { entered, at });
    return { ok: true, number: order.number };
  });
}

/** What an entered order costs, in haléře. */
export function priceOf(
  prices: Prices,
  { items, payment }: Pick<EnteredOrder, 'items' | 'payment'>,
): Quote {
  const priced = quoteCart(prices, items);
  return payment.how === 'free' ? toFreeQuote(priced) : priced;
}

async function store(
  tx: Transaction,
  { catalogue }: Prices,
  entered: EnteredOrder,
  { priced, at }: { priced: Quote; at: Date },
): Promise<OrderRow> {
  const { id, operator, customer, locale, expressConsent, items, payment } = entered;
  const lines = priced.lines.map((line, index) => ({
    ...line,
    ...targetColumns(items[index]?.target ?? null),
  }));
  const promises = promisesOf(catalogue, lines);
  const { lines: _, items: __, ...sums } = priced;
  return insertOrder(
    tx,
    {
      id: randomUUID(),
      token: newToken(),
      state: 'pending',
      locale,
      cartId: id,
      fingerprint: `entered-${id}`,
      ...customer,
      ...sums,
      expressConsent,
      consentVersion: expressConsent === null ? null : entered.consentVersion,
      // The hours to the start count from here, also where the money came days ago.
      consentAt: at,
      termsVersion: entered.termsVersion,
      mayInvite: false,
      paidHow: payment.how,
      checkout: { expiresAt: checkoutEnd(at) },
      createdAt: at,
      by: { actor: 'operator', person: operator.name, at },
    },
    lines.map((line, index): NewOrderLine => ({ ...line, ...promises[index] })),
  );
}

/** Makes it paid: with an invoice where money came, and with its e-mails as a request. */
async function pay(
  { shop }: Pick<Services, 'shop'>,
  tx: Transaction,
  order: OrderRow,
  { entered, at }: { entered: EnteredOrder; at: Date },
): Promise<void> {
  const { id, operator, payment } = entered;
  const { id: orderId, total } = order;
  const by = { actor: 'operator', person: operator.name, at } as const;
  const isPaid = payment.how === 'transfer';
  if (isPaid) {
    const facts = await invoicePayment(tx, order, { shop, payment, at });
    await recordCheckoutOutcome(tx, order, 'paid');
    const { paidAt } = payment;
    await changeState(tx, order, 'paid', { ...by, amount: total }, { ...facts, paidAt });
    await recordPromise(tx, orderId);
  } else {
    await payNothing(tx, order, by);
  }
  await addEntries(tx, [
    { orderId, kind: 'entered', ...by },
    ...(isPaid ? [] : [{ orderId, kind: 'note', text: payment.reason, ...by } as const]),
  ]);
  const emails = ['order-paid-customer', 'order-paid-shop'] as const;
  await scheduleAction(tx, {
    id,
    orderId,
    operator,
    request: { kind: 'emails', emails, needs: 'money' },
    at,
  });
  await recordChange(tx, {
    operatorId: operator.id,
    action: 'order-entered',
    subject: orderId,
    after: { how: payment.how, total, state: 'paid' },
    personalAfter: {
      email: order.email,
      ...(isPaid ? { reference: payment.reference } : { reason: payment.reason }),
    },
    at,
  });
}

async function invoicePayment(
  tx: Transaction,
  order: OrderRow,
  {
    shop,
    payment,
    at,
  }: {
    shop: Services['shop'];
    payment: Extract<EnteredPayment, { how: 'transfer' }>;
    at: Date;
  },
): Promise<{ paymentId: string; invoiceNumber: string }> {
  const { reference, paidAt } = payment;
  const lines = await listOrderLines(tx, order.id);
  const invoiceNumber = await issueInvoice({ shop }, tx, {
    order,
    lines,
    checkoutId: reference,
    paidAt,
    issuedAt: at,
  });
  return { paymentId: reference, invoiceNumber };
}
