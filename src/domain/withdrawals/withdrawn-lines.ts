import type { OrderState } from '#domain/order/order.ts';
import { type ProgressLine, remainingOf } from '#domain/delivery/progress.ts';

export type WithdrawalResolution =
  /** Money went back for it. */
  | 'money'
  /** Its lines ended, and no money was due for them. */
  | 'ended'
  /** The order continues as it was. */
  | 'released'
  /** It was too late, or fits no order: somebody has said what became of it. */
  | 'closed';

/** A declaration as far as it says which lines of its order are meant. */
export interface MeantWithdrawal {
  part: string;
  lines: readonly number[];
  resolution: WithdrawalResolution | null;
}

/** A line as far as a withdrawal is about it. */
type MeantLine = Omit<ProgressLine, 'total'> & { position: number };

/** Whether the lines that a declaration means end by how it was resolved. */
export function endsLines({ resolution }: Pick<MeantWithdrawal, 'resolution'>): boolean {
  return resolution === 'money' || resolution === 'ended';
}

/**
 * The lines that a declaration means: those that it names, or all of them. Undefined where it names them in words
 * alone, which a person has to read first.
 */
export function meantLines<Line extends { position: number }>(
  { part, lines }: Pick<MeantWithdrawal, 'part' | 'lines'>,
  ordered: readonly Line[],
): Line[] | undefined {
  if (lines.length > 0) return ordered.filter(({ position }) => lines.includes(position));
  return part === '' || ordered.length === 1 ? [...ordered] : undefined;
}

/** The lines of an order that have ended because its customer has withdrawn from them (rules 51). */
export function withdrawnLines<Line extends { position: number }>(order: {
  lines: readonly Line[];
  withdrawals: readonly MeantWithdrawal[];
}): Line[] {
  const meant = new Set(
    order.withdrawals.filter(endsLines).flatMap((each) => meantLines(each, order.lines) ?? []),
  );
  return order.lines.filter((line) => meant.has(line));
}

/** Whether an order was completed short because its customer has withdrawn (rules 51). */
export function isEndedByWithdrawal(order: {
  state: OrderState;
  lines: readonly MeantLine[];
  withdrawals: readonly MeantWithdrawal[];
}): boolean {
  return order.state === 'completed' && withdrawnLines(order).some((line) => remainingOf(line) > 0);
}
