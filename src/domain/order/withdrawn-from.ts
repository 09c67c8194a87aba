import type { WithdrawalOutcome } from './withdrawal.ts';
import { type MeantWithdrawal, endsLines, meantLines } from './withdrawn-lines.ts';

type Declared = MeantWithdrawal & { outcome: WithdrawalOutcome | null };

/** Whether nothing of what a declaration means goes on: its lines ended by it, or a person still deals with it. */
export function isInEffect(declared: Declared): boolean {
  return endsLines(declared) || (declared.outcome === 'held' && declared.settlement === null);
}

/**
 * Whether a customer has withdrawn from a line: it ended by that, or a person still deals with the declaration.
 * Of a declaration in words alone that is known once somebody has read them.
 */
export function isWithdrawnFrom<Line extends { position: number }>(
  order: {
    lines: readonly Line[];
    withdrawals: readonly Declared[];
  },
  { position }: Line,
): boolean {
  return order.withdrawals.some(
    (each) =>
      isInEffect(each) &&
      (meantLines(each, order.lines) ?? []).some((line) => line.position === position),
  );
}
