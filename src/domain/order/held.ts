import type { LineWork } from './line-work.ts';
import { type OrderState, hasEnded } from './order.ts';

/** What of an order says whether it is held: for a withdrawal as a whole (rules 51), or in some of its lines. */
export interface HeldOrder<Line extends HeldLine = HeldLine> {
  state: OrderState;
  heldAt: Date | null;
  lines: readonly Line[];
}

interface HeldLine {
  work: LineWork;
  heldAt: Date | null;
}

/** Whether nothing more of a line is delivered for now, though it is not completed: the one meaning of "held". */
export function isLineHeld(order: Omit<HeldOrder, 'lines'>, line: HeldLine): boolean {
  if (hasEnded(order.state) || line.work === 'completed') return false;
  return order.heldAt !== null || line.heldAt !== null;
}

/** Whether an order is held: at least one of its lines is. */
export function isHeld(order: HeldOrder): boolean {
  return order.lines.some((line) => isLineHeld(order, line));
}
