import type { Haler } from '#domain/money.ts';
import {
  type LineValue,
  type ReturnableOrder,
  lineValue,
  moneyStand,
} from '#domain/payments/money-back.ts';
import {
  type PayableOrder,
  type ReckonedWithdrawal,
  type RefundForLines,
  countedRefunds,
  openSum,
  payableLines,
} from '#domain/payments/open-value.ts';
import { type PaidHow, hasEnded } from '#domain/order/order.ts';
import type { ProgressLine } from '#domain/delivery/progress.ts';
import { completionOf } from '#domain/after-sales/refill.ts';
import type { RefundFacts } from '#domain/payments/refund.ts';
import {
  type ReceivedDeclaration,
  type WithdrawalOutcome,
  type WithdrawnOrder,
  effectOf,
} from './withdrawal.ts';
import { type MeantWithdrawal, meantLines } from './withdrawn-lines.ts';

/**
 * What is to go back for a declaration (§ 1832 of the Civil Code), in haléře: what is open of the lines that it means,
 * within what is left of the payment. Of lines that nobody has read out of its words yet nothing.
 * @param waiting refunds that can still be taken back
 */
export function dueFor(
  withdrawal: Pick<MeantWithdrawal, 'part' | 'lines'>,
  order: ReturnableOrder,
  waiting: readonly RefundForLines[],
): Haler {
  const meant = meantLines(withdrawal, order.lines) ?? [];
  const { left } = moneyStand(order, waiting);
  const back = [...countedRefunds(order.refunds), ...waiting];
  return Math.min(left, openSum(payableLines(order), back, meant));
}

/** Whether it is known that nothing more goes back for a declaration from an order that was paid. */
export function isNothingDue(
  withdrawal: Pick<MeantWithdrawal, 'part' | 'lines'>,
  order: ReturnableOrder,
): boolean {
  const isRead = meantLines(withdrawal, order.lines) !== undefined;
  return order.paidAt !== null && isRead && dueFor(withdrawal, order, []) === 0;
}

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

type TiedOutcome = Exclude<WithdrawalOutcome, 'canceled' | 'unknown'>;

/**
 * What becomes of a declaration that is tied to its order by hand (rules 51). What has become of that order since its
 * customer has withdrawn takes nothing from it: a person looks at it.
 */
export function tiedOutcome(
  order: WithdrawnOrder & Parameters<typeof completionOf>[0],
  declared: Pick<ReceivedDeclaration, 'declaredAt' | 'part'>,
): TiedOutcome {
  const effect = effectOf(order, declared);
  const completedAt = completionOf(order);
  const isCompletedSince = completedAt !== undefined && completedAt > declared.declaredAt;
  return effect === 'cancel' || (effect === 'performed' && isCompletedSince) ? 'held' : effect;
}

/** What tying a declaration does, to the delivery and to the money. */
export type TiedEffect =
  | Exclude<TiedOutcome, 'held'>
  /** Nothing was paid, so nothing is delivered; should money come, it has to go back. */
  | 'unpaid'
  | 'held'
  | 'ended'
  | 'money'
  | 'free'
  | 'nothing-due';

/** What follows for an order that a declaration is tied to, from what becomes of that. */
export function tiedEffects(
  order: ReturnableOrder & Pick<WithdrawnOrder, 'state'> & { paidHow: PaidHow },
  declared: Pick<MeantWithdrawal, 'part' | 'lines'>,
  outcome: TiedOutcome,
): TiedEffect[] {
  if (outcome !== 'held') return [outcome];
  if (!order.paidAt) return ['unpaid'];
  const delivery = hasEnded(order.state) ? 'ended' : 'held';
  if (order.paidHow === 'free') return [delivery, 'free'];
  return [delivery, isNothingDue(declared, order) ? 'nothing-due' : 'money'];
}
