import type { Haler } from '#domain/money.ts';
import {
  type LineWork,
  type ProgressLine,
  remainingOf,
  undeliveredSum,
} from '#domain/delivery/progress.ts';
import type { OrderState } from '#domain/order/order.ts';
import { SHORT_TEXT, WITHDRAWN_TEXT } from '#domain/order/order-event.ts';
import { type MeantWithdrawal, withdrawnLines } from '#domain/withdrawals/withdrawn-lines.ts';

/** A line as far as it may have ended short. */
export type EndedLine = Omit<ProgressLine, 'total'> & { position: number; work: LineWork };

/** The lines of an order, with the declarations of withdrawal by which some may have ended. */
export interface EndedLines<Line = EndedLine> {
  lines: readonly Line[];
  withdrawals: readonly MeantWithdrawal[];
}

/** The lines that its customer has not withdrawn from: what is missing of the others nobody waits for. */
export function listActiveLines<Line extends { position: number }>(
  order: EndedLines<Line>,
): Line[] {
  const gone = withdrawnLines(order);
  return order.lines.filter((line) => !gone.includes(line));
}

/** Whether a line ended with less than was ordered, for whatever cause. */
export function isEndedBelow(line: Omit<EndedLine, 'position'>): boolean {
  return line.work === 'completed' && remainingOf(line) > 0;
}

/** Whether a line ended before it had begun: it has no start. */
export function isEndedUnbegun({
  work,
  startedAt,
}: {
  work: LineWork;
  startedAt: Date | null;
}): boolean {
  return work === 'completed' && startedAt === null;
}

/** The lines that ended with less than was ordered, but for those that ended by a withdrawal. */
export function shortLines<Line extends EndedLine>(order: EndedLines<Line>): Line[] {
  return listActiveLines(order).filter(isEndedBelow);
}

/** Whether an order is completed with less than was ordered, which is no full performance (rules 89). */
export function isEndedShort(order: EndedLines & { state: OrderState }): boolean {
  return order.state === 'completed' && shortLines(order).length > 0;
}

/** What the history says of the completion of an order whose lines end so; undefined where everything was delivered. */
export function completionText(order: EndedLines): string | undefined {
  if (shortLines(order).length > 0) return SHORT_TEXT;
  return order.lines.some(isEndedBelow) ? WITHDRAWN_TEXT : undefined;
}

/** What is missing of an order that ended short: units, and what they cost in haléře. */
export interface Missing {
  pieces: number;
  amount: Haler;
}

/** Undefined where the order did not end short. */
export function missingOf(
  order: EndedLines<EndedLine & ProgressLine> & { state: OrderState },
): Missing | undefined {
  if (!isEndedShort(order)) return undefined;
  const lines = shortLines(order);
  const pieces = lines.reduce((sum, line) => sum + remainingOf(line), 0);
  return { pieces, amount: undeliveredSum(lines) };
}

/** The e-mail that tells of the completion of an order whose lines end so. */
export function completionEmail(
  order: EndedLines,
): 'order-completed-customer' | 'order-short-customer' {
  return listActiveLines(order).some((line) => remainingOf(line) > 0)
    ? 'order-short-customer'
    : 'order-completed-customer';
}
