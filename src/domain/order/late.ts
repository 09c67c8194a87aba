import { DAY_MS } from '#domain/calendar.ts';
import type { LineWork } from '#domain/operator/intent.ts';
import type { Haler } from '#domain/money.ts';
import { asksForTarget, type HoldReason } from './hold.ts';
import type { OrderState } from './order.ts';
import { type ProgressLine, piecesOf, undeliveredSum } from './progress.ts';
import { type RefundFacts, leftToRefund } from './refund.ts';

/** Days after a missed promise in which the shop offers money by itself; later a person sees to it. */
const OFFER_DAYS = 14;

/** Promises that were missed before this moment are no longer offered for by themselves. */
export function offersFrom(now: Date): Date {
  return new Date(now.getTime() - OFFER_DAYS * DAY_MS);
}

/** A line as far as a missed promise is about it. */
export interface LateLine extends ProgressLine {
  work: LineWork;
  holdReason: HoldReason | null;
}

/** An order as far as a missed promise is about it. */
export interface LateOrder {
  state: OrderState;
  /** The customer has withdrawn, and a person deals with it (rules 51). */
  heldAt: Date | null;
  promisedAt: Date | null;
  total: Haler;
  paidAt: Date | null;
  /** Null where nothing was paid, or not at a provider that can give it back. */
  paymentId: string | null;
  lines: readonly LateLine[];
  refunds: readonly RefundFacts[];
}

/**
 * How many pieces of a line were delivered: all of one that was completed before the shop kept count, which has
 * none.
 */
export function deliveredOf(line: Omit<LateLine, 'total' | 'holdReason'>): number {
  const isUncounted = line.work === 'completed' && line.delivered === 0;
  return isUncounted ? piecesOf(line) : line.delivered;
}

/**
 * Whether the promise of an order is missed and it is the shop's to mend: it goes on, something of it is still
 * to be delivered, and it does not wait for its customer (rules 61).
 */
export function isLate(order: LateOrder, now: Date): boolean {
  const { state, heldAt, promisedAt, lines } = order;
  if (state !== 'paid' && state !== 'delivering') return false;
  if (heldAt || !promisedAt || promisedAt > now) return false;
  return lines.some(({ work }) => work !== 'completed') && !waitsForCustomer(lines);
}

/** Whether a line is held until its customer mends something; that time is not the shop's. */
export function waitsForCustomer(lines: readonly Pick<LateLine, 'holdReason'>[]): boolean {
  return lines.some(({ holdReason }) => holdReason !== null && asksForTarget(holdReason));
}

/**
 * What goes back to the customer of a late order who no longer waits, in haléře: the price of what was not
 * delivered, less what went back before, and never more than is left. So what was delivered and everything that
 * went back are what was paid, unless more went back before than was missing.
 */
export function lateRefund({ lines, ...order }: LateOrder): Haler {
  if (order.paymentId === null) return 0;
  const counted = lines.map((line) => ({ ...line, delivered: deliveredOf(line) }));
  const left = leftToRefund(order);
  const returned = order.total - left;
  return Math.min(left, Math.max(0, undeliveredSum(counted) - returned));
}
