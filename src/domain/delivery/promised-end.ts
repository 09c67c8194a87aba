import { HOUR_MS } from '#domain/time/calendar.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import {
  type DeliveryStart,
  deliveryStart,
  deliveryTimes,
  spanHours,
} from '#domain/catalogue/delivery-time.ts';
import type { Catalogue, Package, Span } from '#domain/catalogue/price-list.ts';
import { LATEST_START_HOURS } from '#domain/shop/promises.ts';
import { waitsFor } from '#domain/target/target.ts';
import { type HoldReason, asksForTarget, isHeldForTarget } from './hold.ts';
import type { LineWork } from './progress.ts';
import { type ConcludedOrder, type OrderState, concludedAt } from '#domain/order/order.ts';
import { listActiveLines } from '#domain/after-sales/short.ts';
import type { MeantWithdrawal } from '#domain/withdrawals/withdrawn-lines.ts';

/** What the dates of a paid order depend on. */
export interface StartFacts extends ConcludedOrder {
  paidAt: Date;
  /** Null for companies, which are not asked. */
  expressConsent: boolean | null;
  consentAt: Date | null;
  lines: readonly Parameters<typeof waitsFor>[0][];
  /** When the targets that were missing at the payment were given, oldest first. */
  givenAt: readonly Date[];
}

/** When the delivery of a paid order begins. */
export type OrderStart =
  | DeliveryStart
  /** Once the customer says where to deliver; `earliest` where it has to wait for another day as well. */
  | { when: 'given'; earliest: Date | null };

/**
 * When the first row of an order begins (rules 16 and 41). Where no row could begin at the payment, because
 * each waited for its profile or post, the hours count from the first that was given.
 */
export function orderStart({ expressConsent, lines, ...facts }: StartFacts): OrderStart {
  const { consentAt, givenAt } = facts;
  const waiting = lines.filter((line) => waitsFor(line)).length;
  const wasReady = waiting + givenAt.length < lines.length;
  const askedAt = latestOf(consentAt, !wasReady && givenAt[0]);
  const start = deliveryStart(concludedAt(facts), expressConsent, askedAt);
  if (waiting < lines.length) return start;
  return { when: 'given', earliest: start.when === 'soon' ? null : start.earliest };
}

/**
 * When the last row of an order begins at the latest: the hours count from the target that was given last.
 * Undefined where no latest moment was promised.
 * @param begunAt when its first row has begun, by which the others go where no moment was promised
 */
function latestStart(facts: StartFacts, begunAt?: Date): Date | undefined {
  const start = orderStart(facts);
  const latest = start.when === 'soon' ? start.latest : begunAt;
  const lastGiven = facts.givenAt.at(-1)?.getTime() ?? 0;
  return latest && new Date(Math.max(latest.getTime(), lastGiven + LATEST_START_HOURS * HOUR_MS));
}

/** The moments of a history at which a target was given that was missing (`noteGivenTarget`). */
export function givenMoments(
  events: readonly { kind: string | null; newTarget: string | null; at: Date }[],
): Date[] {
  return events
    .filter(({ kind, newTarget }) => kind === null && newTarget !== null)
    .map(({ at }) => at);
}

function latestOf(one: Date | null, other: Date | false | undefined): Date | null {
  return other && (!one || other > one) ? other : one;
}

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
  const lines = listActiveLines(order);
  const isEffective = (of: number) => lines.some(({ position }) => position === of);
  const events = order.events.filter(({ line }) => line === null || isEffective(line));
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

/** What a row promises besides its units, as it was sold. */
export type LinePromise = Pick<Package, 'bonus' | 'guaranteeDays'> & {
  /** Of the whole row, with its quantity (rules 56). */
  delivery: Span;
};

/** What is stored of the promise of an ordered row: all three, or none where nothing was promised. */
type StoredPromise = { [Part in keyof LinePromise]: LinePromise[Part] | null };

/** An ordered row, as far as what is promised with it depends on it. */
interface SoldLine {
  packageId: string;
  quantity: number;
  targetUrl: string | null;
}

/**
 * What is promised with each row of an order that is stored now, from what is on sale.
 * @returns one for each row; undefined where its package is not on sale, as in an order that is rebuilt
 */
export function promisesOf(
  catalogue: Catalogue,
  lines: readonly SoldLine[],
): (LinePromise | undefined)[] {
  const timed = lines.map((line) => ({ ...line, target: line.targetUrl }));
  const times = deliveryTimes(catalogue, timed);
  return lines.map(({ packageId }, index) => {
    const sold = findPackage(catalogue, packageId);
    const delivery = times[index];
    if (!sold || !delivery) return undefined;
    return { bonus: sold.bonus, delivery, guaranteeDays: sold.guaranteeDays };
  });
}

/** What was promised with a row when it was stored; whatever is on sale later promises nothing of it (decisions/0017). */
export function promiseOf({
  bonus,
  delivery,
  guaranteeDays,
}: StoredPromise): LinePromise | undefined {
  if (bonus === null || delivery === null || guaranteeDays === null) return undefined;
  return { bonus, delivery, guaranteeDays };
}
