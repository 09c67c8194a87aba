import type { Haler } from '#domain/money.ts';
import { type LineValue, lineValue } from './money-back.ts';
import type { ProgressLine } from './progress.ts';
import type { RefundKind, RefundState } from './refund.ts';
import { type MeantWithdrawal, meantLines } from './withdrawn-lines.ts';

/** A line that was withdrawn from, as its money is reckoned. */
export interface CalculatedLine extends LineValue {
  packageId: string;
  quantity: number;
  bonus: number | null;
  targetLabel: string | null;
}

/** What goes back for a withdrawal, and why so much (§ 1834 of the Civil Code). Every sum is in haléře. */
export interface WithdrawalCalculation {
  lines: readonly CalculatedLine[];
  /** For what was not delivered of them. */
  due: Haler;
  /** What of it went back before this refund. */
  before: Haler;
  amount: Haler;
}

type OrderedLine = ProgressLine & { position: number; targetLabel: string | null };

interface Refund {
  id: string;
  aboutId: string | null;
  amount: Haler;
  createdAt: Date;
}

/** The calculation of a refund; undefined of one that is about no withdrawal, or whose lines nobody has read. */
export function calculationOf(
  order: {
    lines: readonly OrderedLine[];
    withdrawals: readonly (MeantWithdrawal & { id: string })[];
    refunds: readonly (Refund & { kind: RefundKind; state: RefundState })[];
  },
  refund: Refund,
): WithdrawalCalculation | undefined {
  const withdrawal = order.withdrawals.find(({ id }) => id === refund.aboutId);
  const meant = withdrawal && meantLines(withdrawal, order.lines);
  if (!meant) return undefined;
  const lines = meant.map(({ packageId, quantity, bonus, targetLabel, ...line }) => ({
    packageId,
    quantity,
    bonus,
    targetLabel,
    ...lineValue({ packageId, quantity, bonus, ...line }),
  }));
  const due = lines.reduce((sum, line) => sum + line.undeliveredValue, 0);
  const { amount } = refund;
  const earlier = order.refunds.filter(
    ({ id, kind, state, createdAt }) =>
      id !== refund.id &&
      kind !== 'paid-twice' &&
      (state === 'owed' || state === 'done') &&
      createdAt < refund.createdAt,
  );
  const returned = earlier.reduce((sum, each) => sum + each.amount, 0);
  return { lines, due, before: Math.min(Math.max(0, due - amount), returned), amount };
}
