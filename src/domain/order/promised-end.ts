import { HOUR_MS } from '#domain/calendar.ts';
import { spanHours } from '#domain/catalogue/delivery-time.ts';
import type { Span } from '#domain/catalogue/price-list.ts';
import { waitsFor } from '#domain/target/wants-post.ts';
import { type HoldReason, asksForTarget, isHeldForTarget } from './hold.ts';
import type { LineWork } from './line-work.ts';
import type { OrderState } from './order.ts';
import { standingLines } from './short.ts';
import type { MeantWithdrawal } from './withdrawn-lines.ts';
import { type StartFacts, givenMoments, latestStart, orderStart } from './order-start.ts';

/** An entry of an order's history, as far as the promised end depends on it. */
type PromiseEvent = Parameters<typeof givenMoments>[0][number] & {
  line: number | null;
  /** Why a line was held, in entries of kind `hold`. */
  holdReason: HoldReason | null;
};

type PromiseLine = StartFacts['lines'][number] & {
  position: number;
  work: LineWork;
  startedAt: Date | null;
  /** As it was sold; null where nothing was promised. */
  delivery: Span | null;
  holdReason: HoldReason | null;
};

/** What the promised end of an order depends on. */
export interface PromiseFacts extends Omit<StartFacts, 'paidAt' | 'givenAt' | 'lines'> {
  state: OrderState;
  paidAt: Date | null;
  /** The customer has withdrawn, and a person deals with it (rules 51). */
  heldAt: Date | null;
  lines: readonly PromiseLine[];
  withdrawals: readonly MeantWithdrawal[];
  events: readonly PromiseEvent[];
}

/** An order without the lines that its customer has withdrawn from, of which nothing is promised any more. */
export function withoutWithdrawn<
  Order extends {
    lines: readonly { position: number }[];
    withdrawals: readonly MeantWithdrawal[];
    events: readonly { line: number | null }[];
  },
>(order: Order): Order {
  const lines = standingLines(order);
  const isStanding = (of: number) => lines.some(({ position }) => position === of);
  const events = order.events.filter(({ line }) => line === null || isStanding(line));
  return { ...order, lines, events };
}

/**
 * When everything of an order is delivered at the latest, as its customer was promised (rules 56 and 61): the day of
 * its latest line that stands. A line ends its time after the latest start as it was sold, or after its own start where
 * that comes later; so an early start promises no earlier day. Null while that is not known: before the payment, while it waits for a target, for
 * the end of the withdrawal period or for its customer to mend what it is held for, and where no
 * time was promised with one of its lines.
 */
export function promisedEnd(order: PromiseFacts): Date | null {
  const { paidAt, events, ...facts } = withoutWithdrawn(order);
  const { state, heldAt, lines } = facts;
  const isOpen = state === 'paid' || state === 'delivering';
  if (!paidAt || !isOpen || heldAt || isWorkDone(lines)) return null;
  if (lines.some((line) => isHeldForTarget(line) || waitsFor(line))) return null;
  const begun = lines.flatMap(({ startedAt }) => startedAt?.getTime() ?? []);
  const firstBegun = begun.length > 0 ? new Date(Math.min(...begun)) : undefined;
  const start = latestStart({ ...facts, paidAt, givenAt: givenMoments(events) }, firstBegun);
  const ends = lines.map(({ position, startedAt, delivery }) => {
    const movedStart = (from: Date, waitsFrom: Date) =>
      from.getTime() + waitedMs(events, position, waitsFrom);
    const starts = [
      ...(startedAt ? [movedStart(startedAt, startedAt)] : []),
      // As it was sold: an early start takes nothing of that back.
      ...(start ? [movedStart(start, paidAt)] : []),
    ];
    if (starts.length === 0 || !delivery) return Number.NaN;
    return Math.max(...starts) + spanHours(delivery) * HOUR_MS;
  });
  const end = Math.max(...ends);
  return Number.isFinite(end) ? new Date(end) : null;
}

/** Whether nothing is delivered any more, though the money for what is missing is not back yet. */
function isWorkDone(lines: readonly PromiseLine[]): boolean {
  return lines.every(({ work }) => work === 'completed');
}

/** The same as it would be, were these lines begun at this moment. */
export function promisedIfBegun(
  order: PromiseFacts,
  positions: readonly number[],
  at: Date,
): Date | null {
  const lines = order.lines.map((line) =>
    positions.includes(line.position) ? { ...line, startedAt: line.startedAt ?? at } : line,
  );
  return promisedEnd({ ...order, state: 'delivering', lines });
}

/**
 * When the first line of an order begins at the latest, as its customer was promised, with the time for which all of
 * them waited for that customer. Null once it has begun, while nothing of it can begin, and where no moment was promised.
 */
export function promisedStart(order: PromiseFacts): Date | null {
  const { paidAt, events, ...facts } = withoutWithdrawn(order);
  const { state, heldAt, lines } = facts;
  if (!paidAt || state !== 'paid' || heldAt || isWorkDone(lines)) return null;
  if (lines.every((line) => isHeldForTarget(line) || waitsFor(line))) return null;
  const start = orderStart({ ...facts, paidAt, givenAt: givenMoments(events) });
  if (start.when !== 'soon') return null;
  const waited = lines.map(({ position }) => waitedMs(events, position, paidAt));
  return new Date(start.latest.getTime() + Math.min(...waited));
}

/**
 * For how many milliseconds since a moment a line has waited for its customer while it was held, as section 5 of the
 * terms leaves it out. What the shop held for reasons of its own moves nothing.
 */
function waitedMs(events: readonly PromiseEvent[], position: number, since: Date): number {
  let waited = 0;
  let from: Date | undefined;
  for (const { kind, line, at, holdReason } of events) {
    if (line !== position) continue;
    const isCustomers = holdReason === null || asksForTarget(holdReason);
    if (kind === 'hold' && isCustomers) from = at > since ? at : since;
    if (kind !== 'resume' || !from) continue;
    waited += Math.max(0, at.getTime() - from.getTime());
    from = undefined;
  }
  return waited;
}
