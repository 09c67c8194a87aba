import type { Haler } from '#domain/money.ts';
import { type LineValue, lineValue } from './money-back.ts';
import { type RefundForLines, countedRefunds, openSum } from './open-value.ts';
import { type PayableOrder, type ReckonedWithdrawal, payableLines } from './payable-lines.ts';
import type { ProgressLine } from './progress.ts';
import type { RefundFacts } from './refund.ts';
import { meantLines } from './withdrawn-lines.ts';

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
  /** Nothing was to be delivered within the period, so nothing is paid for. */
  isUnasked: boolean;
  /** For what was not delivered of them. */
  due: Haler;
  /** What of that went back before this refund. */
  before: Haler;
  amount: Haler;
}

type OrderedLine = ProgressLine & { position: number; targetLabel: string | null };

interface Refund {
  id: string;
  aboutId: string | null;
  amount: Haler;
}

/**
 * The calculation of a refund; undefined of one that is about no withdrawal, or whose lines nobody has read.
 * @param refund without `createdAt` where it is not made yet: all the others went before it
 */
export function calculationOf(
  order: Omit<PayableOrder<OrderedLine>, 'withdrawals'> & {
    withdrawals: readonly (ReckonedWithdrawal & { id: string })[];
    refunds: readonly (RefundFacts & RefundForLines & { id: string; createdAt: Date })[];
  },
  refund: Refund & { createdAt?: Date },
): WithdrawalCalculation | undefined {
  const withdrawal = order.withdrawals.find(({ id }) => id === refund.aboutId);
  const payable = payableLines(order);
  const meant = withdrawal && meantLines(withdrawal, payable);
  if (!meant) return undefined;
  const lines = meant.map((line) => {
    const { packageId, quantity, bonus, targetLabel } = line;
    return { packageId, quantity, bonus, targetLabel, ...lineValue(line) };
  });
  const due = lines.reduce((sum, line) => sum + line.undeliveredValue, 0);
  const { amount, createdAt: madeAt } = refund;
  const earlier = countedRefunds(
    order.refunds.filter(
      ({ id, createdAt }) => id !== refund.id && (madeAt === undefined || createdAt < madeAt),
    ),
  );
  const isUnasked = withdrawal.outcome === 'held' && order.expressConsent === false;
  return { lines, isUnasked, due, before: due - openSum(payable, earlier, meant), amount };
}
