import type { Haler } from '#domain/money.ts';
import type { LineWork } from './line-work.ts';
import { type ReturnableOrder, moneyStand } from './money-back.ts';
import type { OrderState } from './order.ts';
import { type ProgressLine, remainingOf, undeliveredSum } from './progress.ts';

/** A line as far as it may have ended short. */
export type EndedLine = Omit<ProgressLine, 'total'> & { work: LineWork };

/** Whether a line ended with less than was ordered. */
export function isShort(line: EndedLine): boolean {
  return line.work === 'completed' && remainingOf(line) > 0;
}

/** Whether an order is completed with less than was ordered, which is no full performance (rules 89). */
export function endedShort({
  state,
  lines,
}: {
  state: OrderState;
  lines: readonly EndedLine[];
}): boolean {
  return state === 'completed' && lines.some(isShort);
}

/** What is missing of an order that ended short: pieces, and what they cost in haléře. */
export interface Missing {
  pieces: number;
  amount: Haler;
}

/** Undefined where the order did not end short. */
export function missingOf(order: {
  state: OrderState;
  lines: readonly (EndedLine & ProgressLine)[];
}): Missing | undefined {
  if (!endedShort(order)) return undefined;
  const pieces = order.lines.reduce((sum, line) => sum + remainingOf(line), 0);
  return { pieces, amount: undeliveredSum(order.lines) };
}

/** The e-mail that tells of the completion of an order whose lines end so. */
export function completionEmail(
  lines: readonly EndedLine[],
): 'order-completed-customer' | 'order-short-customer' {
  return lines.some((line) => remainingOf(line) > 0)
    ? 'order-short-customer'
    : 'order-completed-customer';
}

/** An order that may have ended short, with its money. */
export interface ShortOrder extends ReturnableOrder {
  state: OrderState;
  /** Since when its customer has agreed to something else than money. */
  shortAgreedAt: Date | null;
  lines: readonly (ProgressLine & { work: LineWork })[];
}

/** What of an order that ended short is missing, and what became of its price. */
export interface ShortEnd {
  /** The price of the missing pieces, in haléře. */
  sum: Haler;
  /** What of that has neither gone back nor is about to, in haléře; none where the customer agreed otherwise. */
  open: Haler;
  isAgreed: boolean;
}

/**
 * How an order ended short; undefined where it did not (rules 89).
 * @param waiting haléře of refunds that can still be taken back
 */
export function shortEndOf(order: ShortOrder, waiting: Haler): ShortEnd | undefined {
  if (!endedShort(order)) return undefined;
  const { undelivered: sum, proposed } = moneyStand(order, waiting);
  const isAgreed = order.shortAgreedAt !== null;
  return { sum, open: isAgreed ? 0 : proposed, isAgreed };
}
