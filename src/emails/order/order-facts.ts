import type { Order, OrderRow } from '#database/orders/orders.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Haler } from '#domain/money.ts';
import { type LinePromise, givenMoments, promiseOf } from '#domain/delivery/promised-end.ts';
import { orderUrl } from '#domain/addresses/private-links.ts';
import { withdrawnLines } from '#domain/withdrawals/withdrawn-lines.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { TargetKind } from '#domain/target/target.ts';

/** One ordered row as an e-mail shows it, with the prices it was ordered at. */
export interface LineFacts {
  packageId: string;
  quantity: number;
  unitPrice: Haler;
  /** Before the discount: unit price × quantity. */
  subtotal: Haler;
  /** After the discount. */
  total: Haler;
  /** The canonical link of the profile or post; null where it was ordered without one. */
  target: string | null;
  /** What the target is; null where it was ordered without one. */
  targetKind: TargetKind | null;
  /** How the target is shown: @name or a short id. */
  targetLabel: string | null;
  /** Pieces delivered of a completed row; null where that is not known. */
  delivered: number | null;
  /** It ended because its customer has withdrawn from it. */
  isWithdrawn: boolean;
  /** As it was sold; null where nothing was promised. */
  promise: LinePromise | null;
}

/** The consumer's express request to begin early (rules 16). */
export interface ConsentFacts {
  given: boolean;
  /** Which wording stood beside the box. */
  version: string;
  /** When it was given or refused; after the order was made where its details came later. */
  at: Date;
}

type Plain =
  | 'number'
  | 'locale'
  | 'createdAt'
  | 'paidAt'
  | 'paidHow'
  | 'subtotal'
  | 'discountPercent'
  | 'discountSource'
  | 'discountCode'
  | 'discount'
  | 'total'
  | 'termsVersion';

/** What is known of any order: the facts that its e-mails share. Rendering adds the words. */
export interface OrderFacts extends Pick<OrderRow, Plain> {
  /** The shop heard of its money when its customer had withdrawn, and a person has still to deal with that (rules 51). */
  isPaidAfterWithdrawal: boolean;
  customer: Customer;
  lines: LineFacts[];
  /** The private link of the order page (rules 13), absolute. */
  privateUrl: string;
  /** Null for orders of companies, which have no such box. */
  consent: ConsentFacts | null;
  /** When targets that were missing at the payment were given, oldest first. */
  givenAt: readonly Date[];
  /** The provider's id of the checkout, which customers see and quote; by it the payment is found as well. */
  checkoutId: string | null;
  /** When the last of its checkouts ends. */
  payableUntil: Date;
}

/** Reads the facts of an order for its e-mails. */
export function orderFacts(order: Order, shop: Shop): OrderFacts {
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
    privateUrl: orderUrl(shop, order),
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

/** The shop may hear of a payment later than it was made. */
function isPaidAfterWithdrawal({ events, withdrawals }: Order): boolean {
  const heardAt = events.findLast(({ state }) => state === 'paid')?.at;
  return withdrawals.some(
    ({ outcome, resolution, declaredAt }) =>
      outcome === 'held' && resolution === null && heardAt !== undefined && declaredAt < heardAt,
  );
}

/** Whether a guarantee was promised with any of the lines that an e-mail names. */
export function isAnyGuaranteed(lines: readonly Pick<LineFacts, 'promise'>[]): boolean {
  return lines.some(({ promise }) => promise !== null);
}
