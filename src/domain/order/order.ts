import { DAY_MS } from '#domain/time/calendar.ts';
import { isLaterStartDue } from '#domain/catalogue/delivery-time.ts';

/** When an order was made and paid. */
export interface ConcludedOrder {
  createdAt: Date;
  /** Null where nothing was paid. */
  paidAt: Date | null;
}

/**
 * When the contract of an order was concluded, from which the 14 days of the withdrawal count (rules 16 and 16a;
 * § 1829 of the Civil Code): by the payment, or where an operator has entered what was paid before, by that entry.
 */
export function concludedAt({ createdAt, paidAt }: ConcludedOrder): Date {
  return paidAt && paidAt > createdAt ? paidAt : createdAt;
}

/**
 * What is about to end an order, each the key of a message: its cancellation waits for its half minute, or all of
 * its money is about to go back. Until it has ended so, or that was taken back, nothing is done that
 * contradicts it (rules 66).
 */
export type Ending = 'cancel-waits' | 'refund-waits';

/** The states of an order (rules 12). Refunds are recorded beside the state. */
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

/** How an order is paid: at a hosted checkout, or where the shop entered it, by transfer or not at all. */
export type PaidHow = 'checkout' | 'transfer' | 'free';

/** Who did something to an order. */
export type Actor = 'customer' | 'provider' | 'shop' | 'operator';

/** The largest number that the column of the database holds. */
const LARGEST_NUMBER = 2_147_483_647;

/**
 * The number of an order as people type or paste it: „č. 100 001“ and a whole subject with one number in it
 * are 100001. Undefined where it can be none, or where there are several.
 */
export function readOrderNumber(input: string): number | undefined {
  const found = input.replaceAll(/(?<=\d)[\s.](?=\d{3}(?!\d))/gu, '').match(/\d+/g) ?? [];
  const [digits = ''] = found;
  const number = found.length === 1 && /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return number > 0 && number <= LARGEST_NUMBER ? number : undefined;
}

/** Which state may follow which. A late payment wins over expiry and cancellation before it. */
const followers: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'canceled', 'expired'],
  // Completed by a withdrawal before anything began.
  paid: ['delivering', 'completed', 'canceled', 'refunded'],
  delivering: ['completed', 'refunded'],
  completed: ['refunded'],
  canceled: ['paid', 'refunded'],
  refunded: [],
  // The provider may report a closed checkout as expired before the cancellation is stored.
  expired: ['paid', 'canceled'],
};

/** Whether an order may go from one state to another (rules 12). */
export function mayFollow(from: OrderState, to: OrderState): boolean {
  return followers[from].includes(to);
}

/** Whether nothing more is done for an order: it is delivered, or has ended before. */
export function hasEnded(state: OrderState): boolean {
  return state === 'completed' || earlyEndOf(state) !== undefined;
}

/** The states in which an order is over and nothing of it is delivered any more. */
const earlyEnds = ['canceled', 'refunded', 'expired'] as const satisfies OrderState[];
export type EarlyEnd = (typeof earlyEnds)[number];

/** The end that an order has come to before it was delivered; undefined where it has not. */
export function earlyEndOf(state: OrderState): EarlyEnd | undefined {
  return earlyEnds.find((end) => end === state);
}

/** Whether the customer may still cancel: while pending or paid, never from delivering on. */
export function mayCustomerCancel(state: OrderState): boolean {
  return state === 'pending' || state === 'paid';
}

/** Whether an order is paid or can still be; a refunded order counts as paid. */
export function isPaidOrPayable(order: { state: OrderState; paidAt: Date | null }): boolean {
  return order.state === 'pending' || order.paidAt !== null;
}

/**
 * Whether an order waits for its customer to pay, and not for money that is on its way.
 * @param outcome what became of the checkout that counts
 */
export function isToBePaid(state: OrderState, outcome: string): boolean {
  return state === 'pending' && outcome !== 'processing';
}

/**
 * Whether a consumer can still ask for an early start: the order is paid, nothing has begun, it has not
 * been asked for, and there is still a later one to come (rules 16).
 */
export function mayAskEarlyStart(
  order: ConcludedOrder & {
    state: OrderState;
    expressConsent: boolean | null;
    heldAt: Date | null;
  },
  now: Date,
): boolean {
  const isWaiting = order.state === 'paid' && !order.heldAt && order.expressConsent === false;
  return isWaiting && order.paidAt !== null && !isLaterStartDue(concludedAt(order), now);
}

/**
 * Whether a line that waits for its target or its post can still be given one. Its own delivery begins no
 * sooner (rules 41), so also while the rest of the order is being delivered; not of one that is held.
 */
export function takesTargets({
  state,
  heldAt,
}: {
  state: OrderState;
  heldAt: Date | null;
}): boolean {
  if (heldAt) return false;
  return state === 'pending' || state === 'paid' || state === 'delivering';
}

/**
 * How long a checkout can be paid. Providers allow 24 hours by their own clock; half an hour less, so
 * that one of our servers whose clock is fast can still take orders.
 */
export const CHECKOUT_MINUTES = 24 * 60 - 30;

/** The same as the terms put it: roughly so many hours. */
export const ROUGHLY_PAYABLE_HOURS = Math.ceil(CHECKOUT_MINUTES / 60);

/** Minutes after which the customer of an open checkout is told once where the order lies (rules 14). */
const REMINDER_MINUTES = 30;

/** When the customer of a checkout that ends then is to be told of the order, if it is still unpaid. */
export function reminderDue(checkoutEndsAt: Date): Date {
  return new Date(checkoutEndsAt.getTime() - (CHECKOUT_MINUTES - REMINDER_MINUTES) * 60_000);
}

/** When a checkout ends that is opened at this moment. */
export function checkoutEnd(openedAt: Date): Date {
  return new Date(openedAt.getTime() + CHECKOUT_MINUTES * 60_000);
}

/**
 * A checkout that ended before this moment is over, even where nobody can be asked about it because it was
 * opened at a provider, or with a key, that the shop no longer has. A day is left for late notifications.
 */
export function surelyOverBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/**
 * Minutes from one check of an unpaid order to the next: 1, 2, 5, 15, then hourly. A webhook normally comes
 * first; these checks are for the ones that do not come.
 */
export function nextCheckMinutes(checksDone: number): number {
  return [1, 2, 5, 15][checksDone] ?? 60;
}

/** Days after the expiry of its checkout for which an unpaid order is still looked at. */
export const CHECK_DAYS_AFTER_EXPIRY = 3;
