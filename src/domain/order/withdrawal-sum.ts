import type { Haler } from '#domain/money.ts';
import type { MoneyStand } from './money-back.ts';
import { type ProgressLine, undeliveredSum } from './progress.ts';
import { type MeantWithdrawal, meantLines } from './withdrawn-lines.ts';

/**
 * What is proposed to go back for a declaration: the undelivered value of the lines that it means, in haléře, within
 * what is proposed for the whole order. Of lines that nobody has read out of its words yet nothing.
 */
export function proposedFor(
  withdrawal: Pick<MeantWithdrawal, 'part' | 'lines'>,
  lines: readonly (ProgressLine & { position: number })[],
  { proposed }: Pick<MoneyStand, 'proposed'>,
): Haler {
  return Math.min(proposed, undeliveredSum(meantLines(withdrawal, lines) ?? []));
}
