import type { Haler } from '#domain/money.ts';
import { type OrderState, earlyEndOf } from '#domain/order/order.ts';

/** How the payment of an order stands; filters and badges of the operator's section know the same four. */
export const paymentMarks = ['unpaid', 'paid', 'partly-returned', 'returned'] as const;
export type PaymentMark = (typeof paymentMarks)[number];

/**
 * How the work on an order stands. `held` is a mark of its own: what is held is not worked on; `short` is completed with
 * less than was ordered, `withdrawn` because its customer has withdrawn.
 */
export const workMarks = [
  'waiting',
  'delivering',
  'completed',
  'short',
  'withdrawn',
  'held',
  'ended',
] as const;
export type WorkMark = (typeof workMarks)[number];

/** What of an order the marks follow from. */
export interface MarkedOrder {
  state: OrderState;
  paidAt: Date | null;
  total: Haler;
  /** Haléře that went back so far. */
  returned: Haler;
  /** The order or one of its lines is held. */
  isHeld: boolean;
  /** One of its lines ended with less than was ordered. */
  isShort: boolean;
  /** One of its lines ended with less because its customer has withdrawn. */
  isWithdrawn: boolean;
}

/** The payment of an order, apart from the work on it. */
export function paymentMark({
  paidAt,
  total,
  returned,
}: Pick<MarkedOrder, 'paidAt' | 'total' | 'returned'>): PaymentMark {
  if (!paidAt) return 'unpaid';
  if (returned === 0) return 'paid';
  return returned < total ? 'partly-returned' : 'returned';
}

/** The work on an order, apart from its payment. */
export function workMark({ state, isHeld, isShort, isWithdrawn }: MarkedOrder): WorkMark {
  if (earlyEndOf(state)) return 'ended';
  if (state === 'completed') {
    if (isShort) return 'short';
    return isWithdrawn ? 'withdrawn' : 'completed';
  }
  if (isHeld) return 'held';
  return state === 'delivering' ? 'delivering' : 'waiting';
}
