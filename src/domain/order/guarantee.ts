import { dayInPrague } from '#domain/calendar.ts';
import { noonOfDay } from '#domain/catalogue/delivery-start.ts';
import { standing } from './order-event.ts';

/** The part of an order's history that says when it was completed. */
interface CompletedOrder {
  state: string;
  events: readonly { state: string | null; kind: string | null; at: Date }[];
}

/**
 * When an order was completed, anew with the rest of what had ended short; undefined where it is in another state, or its
 * history is gone.
 */
export function completionOf({ state, events }: CompletedOrder): Date | undefined {
  const completed = standing(events).findLast((event) => event.state === 'completed');
  return state === 'completed' ? completed?.at : undefined;
}

/**
 * The last day of a guarantee, which counts from the end of the delivery: noon UTC of that day in Prague,
 * which belongs to it whole.
 */
export function guaranteeEnd(completedAt: Date, guaranteeDays: number): Date {
  return noonOfDay(completedAt, guaranteeDays);
}

/** The longest guarantee among ordered lines, in days; 0 where none was promised with any. */
export function longestGuarantee(lines: readonly { guaranteeDays: number | null }[]): number {
  return Math.max(...lines.map(({ guaranteeDays }) => guaranteeDays ?? 0));
}

/** Whether an order is delivered and the longest of its guarantees is over; never where it had none. */
export function isGuaranteeOver(
  order: CompletedOrder & { lines: readonly { guaranteeDays: number | null }[] },
  now: Date,
): boolean {
  const completedAt = completionOf(order);
  const longest = longestGuarantee(order.lines);
  if (!completedAt || longest === 0) return false;
  return dayInPrague(now) > dayInPrague(guaranteeEnd(completedAt, longest));
}
