import type { Haler } from '#domain/money.ts';
import { type ReturnableOrder, moneyStand } from './money-back.ts';
import { type RefundForLines, countedRefunds, openSum } from './open-value.ts';
import { payableLines } from './payable-lines.ts';
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
