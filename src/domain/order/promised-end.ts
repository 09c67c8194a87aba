import { longestSpan } from '#domain/catalogue/delivery-time.ts';
import type { Span } from '#domain/catalogue/price-list.ts';
import { type HoldReason, asksForTarget, isHeldForTarget } from './hold.ts';
import type { OrderState } from './order.ts';
import { type StartFacts, givenMoments, orderEnd } from './order-start.ts';

/** An entry of an order's history, as far as the promised end depends on it. */
type PromiseEvent = Parameters<typeof givenMoments>[0][number] & {
  state: OrderState | null;
  line: number | null;
  /** Why a line was held, in entries of kind `hold`. */
  holdReason: HoldReason | null;
};

/** What the promised end of an order depends on. */
export interface PromiseFacts extends Omit<StartFacts, 'paidAt' | 'givenAt' | 'lines'> {
  state: OrderState;
  paidAt: Date | null;
  /** The customer has withdrawn, and a person deals with it (rules 51). */
  heldAt: Date | null;
  lines: readonly (StartFacts['lines'][number] & {
    /** As it was sold; null in an order rebuilt from its payment. */
    delivery: Span | null;
    holdReason: HoldReason | null;
  })[];
  events: readonly PromiseEvent[];
}

/**
 * When everything of an order is delivered at the latest, as its customer was promised (rules 56 and 61). Null
 * while that is not known: before the payment, while it waits for a target, for the end of the withdrawal
 * period or for its customer to mend what it is held for, and where a rebuilt order does not know its times.
 */
export function promisedEnd({ paidAt, events, ...facts }: PromiseFacts): Date | null {
  const { state, heldAt, lines } = facts;
  const isOpen = state === 'paid' || state === 'delivering';
  if (!paidAt || !isOpen || heldAt || lines.some(isHeldForTarget)) return null;
  const spans = lines.flatMap(({ delivery }) => delivery ?? []);
  const longest = spans.length === lines.length ? longestSpan(spans) : undefined;
  if (!longest) return null;
  const begun = events.findLast((event) => event.state === 'delivering');
  const begunAt = state === 'delivering' ? begun?.at : undefined;
  const end = orderEnd({ ...facts, paidAt, givenAt: givenMoments(events) }, longest, begunAt);
  if (!end) return null;
  return new Date(end.getTime() + waitedMs(events, begunAt ?? paidAt));
}

/**
 * For how many milliseconds since a moment an order has waited for its customer while lines were held, as
 * section 5 of the terms leaves it out; of several lines the longest counts. What the shop held for reasons of
 * its own moves nothing.
 */
function waitedMs(events: readonly PromiseEvent[], since: Date): number {
  const waited = new Map<number, number>();
  const held = new Map<number, Date>();
  for (const { kind, line, at, holdReason } of events) {
    if (line === null) continue;
    const isCustomers = holdReason === null || asksForTarget(holdReason);
    if (kind === 'hold' && isCustomers) held.set(line, at > since ? at : since);
    const from = held.get(line);
    if (kind !== 'resume' || !from) continue;
    held.delete(line);
    waited.set(line, (waited.get(line) ?? 0) + Math.max(0, at.getTime() - from.getTime()));
  }
  return Math.max(0, ...waited.values());
}
