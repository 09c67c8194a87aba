import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/client.ts';
import { type CodeProblem, holdDiscountCode } from '#database/discount-codes.ts';
import { oweEmails } from '#database/emails.ts';
import { addJob } from '#database/queue/jobs.ts';
import { targetColumns } from '#database/order-targets.ts';
import { type NewOrderLine, type OrderRow, insertOrder } from '#database/orders.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { DiscountCode, Quote } from '#domain/catalogue/pricing.ts';
import { promisesOf } from '#domain/order/promised-end.ts';
import { checkoutEnd, nextCheckMinutes } from '#domain/order/order.ts';
import { newToken } from '#database/tokens.ts';
import { payNothing } from '#flows/payments/pay-nothing.ts';
import { mailboxHash } from './mailbox-hash.ts';
import type { OrderRequest } from './order-request.ts';

interface PricedOrder {
  catalogue: Catalogue;
  request: OrderRequest;
  priced: Quote;
  code: DiscountCode | undefined;
  fingerprint: string;
  now: Date;
}

/**
 * Stores an order that a customer places, with its use of a code; one whose total is nothing is paid by that,
 * and owes its e-mails (rules 72). No action of its own: the caller holds the lock of the cart.
 * @returns the problem of its code where another order has just taken the last use of it
 */
export async function storeOrder(
  tx: Transaction,
  ordered: PricedOrder,
): Promise<{ ok: true; order: OrderRow } | { ok: false; problem: CodeProblem }> {
  const { request, priced, code, now } = ordered;
  const { cartId, locale: edition, customer } = request;
  const usedCode = priced.discountSource === 'code' ? (code?.code ?? null) : null;
  const mailbox = mailboxHash(customer.email);
  if (usedCode) {
    const problem = await holdDiscountCode(tx, usedCode, { now, cartId, edition, mailbox });
    if (problem) return { ok: false, problem };
  }
  const discountMailbox = usedCode === null ? null : (mailbox ?? null);
  const isFree = priced.total === 0;
  const order = await insertOrder(
    tx,
    { ...columnsOf(ordered), discountCode: usedCode, discountMailbox },
    orderedLines(ordered),
  );
  if (isFree) {
    await oweEmails(tx, order.id, ['order-paid-customer', 'order-paid-shop']);
    return { ok: true, order: await payNothing(tx, order, { actor: 'customer', at: now }) };
  }
  await addJob(
    tx,
    'check-payment',
    { orderId: order.id },
    { key: `check-${order.id}`, runAt: later(now, nextCheckMinutes(0)) },
  );
  return { ok: true, order };
}

function columnsOf({ request, priced, fingerprint, now }: PricedOrder) {
  const { lines: _, items: __, ...sums } = priced;
  const isAsked = request.expressConsent !== null;
  return {
    id: randomUUID(),
    token: newToken(),
    state: 'pending' as const,
    locale: request.locale,
    cartId: request.cartId,
    fingerprint,
    ...request.customer,
    ...sums,
    expressConsent: request.expressConsent,
    consentVersion: isAsked ? request.consentVersion : null,
    consentAt: isAsked ? now : null,
    termsVersion: request.termsVersion,
    mayInvite: request.mayInvite,
    paidHow: priced.total === 0 ? ('free' as const) : ('checkout' as const),
    checkout: { expiresAt: checkoutEnd(now) },
    createdAt: now,
  };
}

/** Each with its target, and with what is promised of it (rules 56). */
function orderedLines({ catalogue, request: { items }, priced }: PricedOrder): NewOrderLine[] {
  const lines = priced.lines.map((line, index) => ({
    ...line,
    ...targetColumns(items[index]?.target ?? null),
  }));
  const promises = promisesOf(catalogue, lines);
  return lines.map((line, index) => ({ ...line, ...promises[index] }));
}

function later(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
