import { type EventKind, standing } from './order-event.ts';
import type { ProgressLine } from './progress.ts';
import { readProgress } from './progress-note.ts';
import type { WithdrawalOutcome } from './withdrawal.ts';
import { isInEffect } from './withdrawn-from.ts';
import { type MeantWithdrawal, meantLines } from './withdrawn-lines.ts';

/** A declaration as far as it says how much of its order is paid for. */
export interface ReckonedWithdrawal extends MeantWithdrawal {
  outcome: WithdrawalOutcome | null;
  /** Of each line, by its position, the pieces that were noted as delivered when it came. */
  performed: readonly number[];
}

/** An order as far as its customer may have withdrawn from it. */
export interface PayableOrder<Line> {
  lines: readonly Line[];
  withdrawals: readonly ReckonedWithdrawal[];
  /** Null for companies, which are not asked. */
  expressConsent: boolean | null;
}

/**
 * The lines of an order, delivered as far as their customer pays for it (§ 1834 of the Civil Code, rules 51): of those
 * withdrawn from what was delivered when the declaration came, for what came later is the shop's loss, and nothing where
 * the customer had not asked for it within the period.
 */
export function payableLines<Line extends ProgressLine & { position: number }>(
  order: PayableOrder<Line>,
): Line[] {
  const held = order.withdrawals.filter((each) => each.outcome === 'held' && isInEffect(each));
  if (held.length === 0) return [...order.lines];
  return order.lines.map((line) => {
    const meant = held.filter((each) => meantLines(each, order.lines)?.includes(line));
    if (meant.length > 0 && order.expressConsent === false) return { ...line, delivered: 0 };
    const counts = meant.map(({ performed }) => performed[line.position] ?? line.delivered);
    return { ...line, delivered: Math.min(line.delivered, ...counts) };
  });
}

/** An entry of the history of an order, as far as it tells of the work on a line. */
interface Entry {
  state: string | null;
  kind: EventKind | null;
  line: number | null;
  text: string | null;
  at: Date;
}

/** Of each line, by its position, how many pieces were noted as delivered at a moment. */
export function deliveredAt(
  order: {
    lines: readonly { position: number; delivered: number }[];
    events: readonly Entry[];
  },
  at: Date,
): number[] {
  const notes = standing(order.events).filter(({ kind }) => kind === 'progress');
  return order.lines.map(({ position, delivered }) => {
    const ofLine = notes.filter(({ line }) => line === position);
    if (!ofLine.some((note) => note.at > at)) return delivered;
    const last = ofLine.findLast((note) => note.at <= at);
    return readProgress(last?.text ?? null)?.delivered ?? 0;
  });
}
