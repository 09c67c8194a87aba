import type { Haler } from '#domain/money.ts';
import type { LineWork } from '#domain/operator/intent.ts';
import { type ProgressLine, piecesOf, undeliveredValue } from './progress.ts';
import { type RefundFacts, leftToRefund } from './refund.ts';

/** An ordered line as far as money may go back for it. */
export interface ReturnableLine extends ProgressLine {
  work: LineWork;
}

/** How a line stands when money goes back; delivered and undelivered value are its price together. */
export interface LineValue {
  pieces: number;
  delivered: number;
  /** Haléře. */
  total: Haler;
  deliveredValue: Haler;
  undeliveredValue: Haler;
}

/**
 * What was delivered of a line, and what that and the rest are worth. A line that is completed without any
 * report of its pieces was delivered whole: so are all that are older than such reports.
 */
export function lineValue(line: ReturnableLine): LineValue {
  const pieces = piecesOf(line);
  const isUnreported = line.work === 'completed' && line.delivered === 0;
  const delivered = isUnreported ? pieces : line.delivered;
  const undelivered = undeliveredValue({ ...line, delivered });
  return {
    pieces,
    delivered,
    total: line.total,
    deliveredValue: line.total - undelivered,
    undeliveredValue: undelivered,
  };
}

/** What money-back is decided on: a paid order with its refunds, and those that can still be taken back. */
export interface ReturnableOrder {
  total: Haler;
  paidAt: Date | null;
  lines: readonly ReturnableLine[];
  refunds: readonly RefundFacts[];
}

/** Where the money of an order is, in haléře. */
export interface MoneyStand {
  /** What was paid. */
  paid: Haler;
  /** Everything that went back, is owed, or waits to be owed: what a second person must know of. */
  returned: Haler;
  /** What can still go back. */
  left: Haler;
  undelivered: Haler;
  /** What is proposed: the undelivered value less what was returned, within what is left. */
  proposed: Haler;
}

/**
 * Where the money of an order is (rules 12). A sum that waits for its undo to pass counts as returned.
 * @param waiting the sum of the refunds that are wanted and can still be taken back, in haléře
 */
export function moneyStand(order: ReturnableOrder, waiting: Haler): MoneyStand {
  const paid = order.paidAt ? order.total : 0;
  const left = Math.max(0, leftToRefund(order) - waiting);
  const returned = paid - left;
  const undelivered = order.lines.reduce((sum, line) => sum + lineValue(line).undeliveredValue, 0);
  const proposed = Math.min(left, Math.max(0, undelivered - returned));
  return { paid, returned, left, undelivered, proposed };
}

/** The choices of a sum that a press makes. */
export const moneyPresets = ['undelivered', 'whole'] as const;
export type MoneyPreset = (typeof moneyPresets)[number];

/** The sum of a choice, in haléře. */
export function presetSum({ proposed, left }: MoneyStand, preset: MoneyPreset): Haler {
  return preset === 'whole' ? left : proposed;
}

/** What is wrong with a sum that is to go back; undefined where nothing is. */
export function amountProblem(
  amount: Haler | undefined,
  left: Haler,
): 'amount-unreadable' | 'amount-nothing' | 'amount-too-much' | undefined {
  if (amount === undefined || !Number.isSafeInteger(amount)) return 'amount-unreadable';
  if (amount <= 0) return 'amount-nothing';
  return amount > left ? 'amount-too-much' : undefined;
}
