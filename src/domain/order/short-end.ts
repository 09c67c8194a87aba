import type { Haler } from '#domain/money.ts';
import type { LineWork } from './line-work.ts';
import { type ReturnableOrder, moneyStand } from './money-back.ts';
import type { OrderState } from './order.ts';
import { type ProgressLine, undeliveredSum } from './progress.ts';
import { type RefundFacts, sumCounted } from './refund.ts';
import { endedShort } from './short.ts';
import { type MeantWithdrawal, withdrawnLines } from './withdrawn-lines.ts';

/** An order that may have ended short, with its money. */
export interface ShortOrder extends ReturnableOrder {
  state: OrderState;
  /** Since when its customer has agreed to something else than money. */
  shortAgreedAt: Date | null;
  lines: readonly (ProgressLine & { position: number; work: LineWork })[];
  refunds: readonly (RefundFacts & { aboutId: string | null })[];
  withdrawals: readonly (MeantWithdrawal & { id: string })[];
}

/** What of an order that ended short is missing, and what became of its price. */
export interface ShortEnd {
  /** The price of the missing pieces, in haléře. */
  sum: Haler;
  /** What of that has neither gone back nor is about to, in haléře; none where the customer agreed otherwise. */
  open: Haler;
  isAgreed: boolean;
}

/**
 * How an order ended short; undefined where it did not (rules 89). Lines that ended by a withdrawal, and the money
 * that went back for it, are settled by that and are no part of it.
 * @param waiting haléře of refunds that can still be taken back
 */
export function shortEndOf(order: ShortOrder, waiting: Haler): ShortEnd | undefined {
  const gone = withdrawnLines(order);
  const lines = order.lines.filter((line) => !gone.includes(line));
  if (!endedShort({ ...order, lines })) return undefined;
  const sum = undeliveredSum(lines);
  const { left, returned } = moneyStand(order, waiting);
  const settled = order.withdrawals.filter(({ settlement }) => settlement === 'money');
  const forThem = order.refunds.filter(({ aboutId }) => settled.some(({ id }) => id === aboutId));
  const rest = Math.max(0, sum - (returned - sumCounted(forThem)));
  const isAgreed = order.shortAgreedAt !== null;
  return { sum, open: isAgreed ? 0 : Math.min(left, rest), isAgreed };
}
