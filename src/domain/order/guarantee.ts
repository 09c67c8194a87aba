import { DAY_MS } from '#domain/calendar.ts';

/**
 * Whether an order is delivered and the longest of its guarantees is over, which counts from the end of the
 * delivery. Never true where an old order does not know its guarantees.
 */
export function isGuaranteeOver(
  order: {
    state: string;
    lines: readonly { guaranteeDays: number | null }[];
    events: readonly { state: string | null; at: Date }[];
  },
  now: Date,
): boolean {
  const completed = order.events.findLast(({ state }) => state === 'completed');
  if (order.state !== 'completed' || !completed) return false;
  const days = order.lines.map(({ guaranteeDays }) => guaranteeDays ?? Infinity);
  return now.getTime() > completed.at.getTime() + Math.max(...days) * DAY_MS;
}
