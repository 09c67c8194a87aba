/** The states of an order (rules 12). A refund is a fact beside the state, not a state lost. */
export const orderStates = [
  'pending',
  'paid',
  'delivering',
  'completed',
  'canceled',
  'refunded',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text can be an order's id; the database cannot be asked for any other. */
export function isOrderId(text: string): boolean {
  return ID.test(text);
}

/** Which state may follow which. A late payment wins over expiry and cancellation before it. */
const followers: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'canceled', 'expired'],
  paid: ['delivering', 'canceled', 'refunded'],
  delivering: ['completed', 'refunded'],
  completed: ['refunded'],
  canceled: ['paid', 'refunded'],
  refunded: [],
  // Closing a checkout may be told as its expiry before the cancellation is written down.
  expired: ['paid', 'canceled'],
};

/** Whether an order may go from one state to another (rules 12). */
export function mayFollow(from: OrderState, to: OrderState): boolean {
  return followers[from].includes(to);
}

/** Whether the customer may still cancel: while pending or paid, never from delivering on. */
export function mayCustomerCancel(state: OrderState): boolean {
  return state === 'pending' || state === 'paid';
}

/** Whether an order is paid or can still be; one that was given back is paid. */
export function isPaidOrPayable(order: { state: OrderState; paidAt: Date | null }): boolean {
  return order.state === 'pending' || order.paidAt !== null;
}

/** Whether a line that was ordered without a target can still be given one: before delivery starts. */
export function takesTargets(state: OrderState): boolean {
  return state === 'pending' || state === 'paid';
}

/**
 * How long a checkout can be paid. Providers allow 24 hours by their own clock; half an hour less, so
 * that one of our servers whose clock is fast can still take orders.
 */
export const CHECKOUT_MINUTES = 24 * 60 - 30;

/** The same as the terms put it: roughly so many hours. */
export const ROUGHLY_PAYABLE_HOURS = Math.ceil(CHECKOUT_MINUTES / 60);

/** When a checkout ends that is opened at this moment. */
export function checkoutEnd(openedAt: Date): Date {
  return new Date(openedAt.getTime() + CHECKOUT_MINUTES * 60_000);
}

/**
 * A checkout that ended before then is over even where nobody can be asked about it, because it was
 * opened at a provider, or with a key, that the shop has no more: a day is left for late word of it.
 */
export function surelyOverBefore(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * 60_000);
}

/**
 * Minutes from one look at an unpaid order to the next: 1, 2, 5, 15, then hourly. A webhook normally
 * comes first; this is the net beneath it.
 */
export function nextCheckMinutes(checksDone: number): number {
  return [1, 2, 5, 15][checksDone] ?? 60;
}

/** Days after the expiry of its checkout for which an unpaid order is still looked at. */
export const CHECK_DAYS_AFTER_EXPIRY = 3;
