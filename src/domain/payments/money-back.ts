import { dayInPrague, readDay } from '#domain/time/calendar.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import {
  type LineWork,
  type ProgressLine,
  countUnits,
  undeliveredSum,
  undeliveredValue,
} from '#domain/delivery/progress.ts';
import {
  type PayableOrder,
  type RefundForLines,
  countedRefunds,
  openSum,
  payableLines,
  totalOf,
} from './open-value.ts';
import type { OrderState } from '#domain/order/order.ts';
import { type RefundFacts, type SentByHand, leftToRefund } from './refund.ts';
import { isEndedShort, shortLines } from '#domain/after-sales/short.ts';

/** How a line stands when money goes back; delivered and undelivered value are its price together. */
export interface LineValue {
  units: number;
  delivered: number;
  /** Haléře. */
  total: Haler;
  deliveredValue: Haler;
  undeliveredValue: Haler;
}

/** What was delivered of a line, and what that and the rest are worth. */
export function lineValue(line: ProgressLine): LineValue {
  const units = countUnits(line);
  const undelivered = undeliveredValue(line);
  return {
    units,
    delivered: line.delivered,
    total: line.total,
    deliveredValue: line.total - undelivered,
    undeliveredValue: undelivered,
  };
}

/** What money-back is decided on: a paid order with its refunds, and those that can still be taken back. */
export interface ReturnableOrder extends PayableOrder<ProgressLine & { position: number }> {
  total: Haler;
  paidAt: Date | null;
  refunds: readonly (RefundFacts & RefundForLines)[];
}

/** Where the money of an order is, in haléře. */
export interface MoneyStand {
  paid: Haler;
  /** Everything that went back, is owed, or waits to be owed: what a second person must know of. */
  returned: Haler;
  /** What can still go back. */
  left: Haler;
  undelivered: Haler;
  /** What is proposed: what of the undelivered value is open, within what is left. */
  proposed: Haler;
}

/**
 * Where the money of an order is (rules 12). A sum that waits for its undo to pass counts as returned.
 * @param waiting the refunds that are wanted and can still be taken back
 */
export function moneyStand(order: ReturnableOrder, waiting: readonly RefundForLines[]): MoneyStand {
  const paid = order.paidAt ? order.total : 0;
  const left = Math.max(0, leftToRefund(order) - totalOf(waiting));
  const returned = paid - left;
  const lines = payableLines(order);
  const undelivered = undeliveredSum(lines);
  const back = [...countedRefunds(order.refunds), ...waiting];
  const proposed = Math.min(left, openSum(lines, back));
  return { paid, returned, left, undelivered, proposed };
}

/** The choices of a sum that a press makes. */
export const moneyPresets = ['undelivered', 'whole'] as const;
export type MoneyPreset = (typeof moneyPresets)[number];

/** The sum of a choice, in haléře. */
export function presetSum({ proposed, left }: MoneyStand, preset: MoneyPreset): Haler {
  return preset === 'whole' ? left : proposed;
}

/** Why money goes back, as the form offers it; each has words that stand on the credit note. */
export const returnReasons = [
  'undelivered',
  'withdrawal',
  'complaint',
  'late',
  'agreement',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * Whether money of the whole order that goes back for a reason, or for the operator's own words, is not for what was
 * not delivered (rules 12). While the price of what is missing of a short end is open, it is for that first.
 * @param shortOpen what is open of that price, in haléře
 */
export function isForDelivered(reason: ReturnReason | undefined, shortOpen: Haler): boolean {
  return shortOpen === 0 && reason !== 'undelivered' && reason !== 'withdrawal';
}

/** What is wrong with money that is to go back. */
export type MoneyReturnProblem =
  | 'order-unknown'
  | 'order-not-paid'
  | 'changed-meanwhile'
  /** Everything that is left goes back with the order. */
  | 'cancel-waits'
  /** The same form was pressed before, and what it wished was taken back. */
  | 'undone-before'
  | NonNullable<ReturnType<typeof amountProblem>>
  | 'reason-missing'
  | 'reason-too-long'
  | 'about-unknown'
  /** It was resolved without money meanwhile, and its customer was told so. */
  | 'about-resolved'
  /** It says in words alone which lines it means, and nobody has read them. */
  | 'withdrawal-unread'
  /** The bank holds the money, and it was not said that this is known. */
  | 'disputed'
  /** It was paid by transfer, so there is no provider to ask; or the provider has to be asked. */
  | 'way-wrong'
  | 'day-wrong'
  | 'reference-missing'
  /** It was noted before, or is not to be sent by hand. */
  | 'refund-unknown';

/** What is wrong with what is said of money sent by hand: a day to come, or before the payment, is a slip. */
export function problemOfSent(
  { sentOn, reference }: SentByHand,
  paidAt: Date,
  now: Date,
): 'day-wrong' | 'reference-missing' | undefined {
  const day = readDay(sentOn);
  if (day === undefined || day > dayInPrague(now) || day < dayInPrague(paidAt)) return 'day-wrong';
  return cleanText(reference) === '' ? 'reference-missing' : undefined;
}

/** Most characters of a reason: it is a row of the credit note. */
export const MOST_REASON = 200;

/** What is wrong with a sum that is to go back; undefined where nothing is. */
export function amountProblem(
  amount: Haler | undefined,
  left: Haler,
): 'amount-unreadable' | 'amount-nothing' | 'amount-too-much' | undefined {
  if (amount === undefined || !Number.isSafeInteger(amount)) return 'amount-unreadable';
  if (amount <= 0) return 'amount-nothing';
  return amount > left ? 'amount-too-much' : undefined;
}

/** An order that may have ended short, with its money. */
export interface ShortOrder extends ReturnableOrder {
  state: OrderState;
  /** A person deals with a withdrawal (rules 51). */
  heldAt: Date | null;
  /** Since when its customer has agreed to something else than money. */
  shortAgreedAt: Date | null;
  lines: readonly (ProgressLine & { position: number; work: LineWork })[];
}

/** What of an order that ended short is missing, and what became of its price. */
export interface ShortEnd {
  /** The price of the missing units, in haléře. */
  sum: Haler;
  /** What of that has neither gone back nor is about to, in haléře; none where the customer agreed otherwise. */
  open: Haler;
  isAgreed: boolean;
}

/**
 * How an order ended short; undefined where it did not (rules 89), and while a withdrawal holds it: the same money goes
 * back for that. Lines that ended by a withdrawal are resolved by that and are no part of it.
 * @param waiting refunds that can still be taken back
 */
export function shortEndOf(
  order: ShortOrder,
  waiting: readonly RefundForLines[],
): ShortEnd | undefined {
  if (order.heldAt || !isEndedShort(order)) return undefined;
  const lines = shortLines(order);
  const { left } = moneyStand(order, waiting);
  const open = openSum(payableLines(order), [...countedRefunds(order.refunds), ...waiting], lines);
  const isAgreed = order.shortAgreedAt !== null;
  return { sum: undeliveredSum(lines), open: isAgreed ? 0 : Math.min(left, open), isAgreed };
}
