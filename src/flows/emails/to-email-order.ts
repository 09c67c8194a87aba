import type { Order } from '#database/orders.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { promiseOf } from '#domain/order/line-promise.ts';
import type { EmailOrder } from '#domain/order/order-email.ts';
import { givenMoments } from '#domain/order/order-start.ts';
import { withdrawnLines } from '#domain/order/withdrawn-lines.ts';

/** The shop may hear of a payment later than it was made. */
function isPaidAfterWithdrawal({ events, withdrawals }: Order): boolean {
  const heardAt = events.findLast(({ state }) => state === 'paid')?.at;
  return withdrawals.some(
    ({ outcome, settlement, declaredAt }) =>
      outcome === 'held' && settlement === null && heardAt !== undefined && declaredAt < heardAt,
  );
}

/** The facts of an order as its e-mails tell them. */
export function toEmailOrder(
  order: Order,
  privateUrl: string,
  invoice: InvoiceSnapshot | undefined,
): Omit<EmailOrder, 'refund' | 'completion' | 'invitation' | 'review' | 'rejection' | 'care'> {
  const { expressConsent, consentVersion, consentAt } = order;
  const withdrawn = withdrawnLines(order);
  return {
    ...order,
    customer: order,
    lines: order.lines.map((line) => ({
      ...line,
      target: line.targetUrl,
      delivered: line.work === 'completed' ? line.delivered : null,
      isWithdrawn: withdrawn.includes(line),
      promise: promiseOf(line) ?? null,
    })),
    privateUrl,
    enclosed: invoice?.number ?? null,
    checkoutId: order.checkout.checkoutId,
    payableUntil: order.checkout.expiresAt,
    isPaidAfterWithdrawal: isPaidAfterWithdrawal(order),
    givenAt: givenMoments(order.events),
    consent:
      expressConsent === null || consentVersion === null || consentAt === null
        ? null
        : { given: expressConsent, version: consentVersion, at: consentAt },
  };
}
