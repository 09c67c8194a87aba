import type { Haler } from '#domain/money.ts';
import type { LineWork } from './line-work.ts';
import { type ReturnableOrder, moneyStand } from './money-back.ts';
import { type RefundForLines, countedRefunds, openSum } from './open-value.ts';
import type { OrderState } from './order.ts';
import { payableLines } from './payable-lines.ts';
import { type ProgressLine, undeliveredSum } from './progress.ts';
import { endedShort, shortLines } from './short.ts';

/** An order that may have ended short, with its money. */
export interface ShortOrder extends ReturnableOrder {
  state: OrderState;
  /** A person deals with a withdrawal (rules 51). */
  heldAt: Date | null;
  /** Since when its customer has agreed to something else than money. */
  shortAgreedAt: Date | null;
  lines: readonly (ProgressLine & { position: number; work: LineWork })[];
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
 * How an order ended short; undefined where it did not (rules 89), and while a withdrawal holds it: the same money goes
 * back for that. Lines that ended by a withdrawal are settled by that and are no part of it.
 * @param waiting refunds that can still be taken back
 */
export function shortEndOf(
  order: ShortOrder,
  waiting: readonly RefundForLines[],
): ShortEnd | undefined {
  if (order.heldAt || !endedShort(order)) return undefined;
  const lines = shortLines(order);
  const { left } = moneyStand(order, waiting);
  const open = openSum(payableLines(order), [...countedRefunds(order.refunds), ...waiting], lines);
  const isAgreed = order.shortAgreedAt !== null;
  return { sum: undeliveredSum(lines), open: isAgreed ? 0 : Math.min(left, open), isAgreed };
}
