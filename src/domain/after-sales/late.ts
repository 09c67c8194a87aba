import { DAY_MS } from '#domain/time/calendar.ts';
import type { LineWork, ProgressLine } from '#domain/delivery/progress.ts';
import type { Haler } from '#domain/money.ts';
import { type HoldReason, isHeldForTarget } from '#domain/delivery/hold.ts';
import type { OrderState } from '#domain/order/order.ts';
import { type ReturnableOrder, moneyStand } from '#domain/payments/money-back.ts';
import type { RefundForLines } from '#domain/payments/open-value.ts';

/** Days after a missed promise in which the shop offers money by itself; later a person sees to it. */
const OFFER_DAYS = 14;

/** Promises that were missed before this moment are no longer offered for by themselves. */
export function offersFrom(now: Date): Date {
  return new Date(now.getTime() - OFFER_DAYS * DAY_MS);
}

/** An order as far as a missed promise is about it. */
export interface LateOrder {
  state: OrderState;
  /** The customer has withdrawn, and a person deals with it (rules 51). */
  heldAt: Date | null;
  promisedAt: Date | null;
  lines: readonly { work: LineWork; holdReason: HoldReason | null }[];
}

/**
 * Whether an order that has missed its promise can still be waited for or ended by its customer: it goes on,
 * something of it is still to be delivered, and it does not wait for its customer (rules 61).
 */
export function isOfferOpen({ state, heldAt, lines }: Omit<LateOrder, 'promisedAt'>): boolean {
  if (heldAt || (state !== 'paid' && state !== 'delivering')) return false;
  return lines.some(({ work }) => work !== 'completed') && !lines.some(isHeldForTarget);
}

/** Whether the promise of an order is missed, and that is the shop's to mend. */
export function isLate(order: LateOrder, now: Date): boolean {
  return order.promisedAt !== null && order.promisedAt <= now && isOfferOpen(order);
}

/** What the money of a late order depends on. */
export interface LatePayment extends ReturnableOrder {
  /** Null where nothing was paid, or not at a provider that can give it back. */
  paymentId: string | null;
}

/**
 * What goes back to the customer of a late order who no longer waits, in haléře: the sum that is proposed to an
 * operator as well. So what was delivered and everything that went back are what was paid, unless more went back
 * before than was missing.
 * @param waiting refunds that an operator has asked for and can still take back
 */
export function lateRefund(order: LatePayment, waiting: readonly RefundForLines[]): Haler {
  return order.paymentId === null ? 0 : moneyStand(order, waiting).proposed;
}

/** Whether anything of an order was delivered: then what is left of it is completed, and guaranteed. */
export function isPartDelivered(lines: readonly Pick<ProgressLine, 'delivered'>[]): boolean {
  return lines.some(({ delivered }) => delivered > 0);
}
