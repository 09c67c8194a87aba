import type { Haler } from '#domain/money.ts';
import type { LineWork } from './line-work.ts';
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
