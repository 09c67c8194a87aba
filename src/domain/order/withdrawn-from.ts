import type { WithdrawalOutcome } from './withdrawal.ts';
import { type MeantWithdrawal, endsLines, meantLines } from './withdrawn-lines.ts';

/**
 * Whether a customer has withdrawn from a line: it ended by that, or a person still deals with the declaration.
 * Of a declaration in words alone that is known once somebody has read them.
 */
export function isWithdrawnFrom<Line extends { position: number }>(
  order: {
    lines: readonly Line[];
    withdrawals: readonly (MeantWithdrawal & { outcome: WithdrawalOutcome | null })[];
  },
  { position }: Line,
): boolean {
  return order.withdrawals.some(
    (each) =>
      (endsLines(each) || (each.outcome === 'held' && each.settlement === null)) &&
      (meantLines(each, order.lines) ?? []).some((line) => line.position === position),
  );
}
