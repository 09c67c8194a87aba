import { HOUR_MS } from '#domain/calendar.ts';
import { type DeliveryStart, deliveryStart } from '#domain/catalogue/delivery-start.ts';
import { LATEST_START_HOURS } from '#domain/promises.ts';
import { type ConcludedOrder, concludedAt } from './concluded.ts';
import { waitsFor } from '#domain/target/wants-post.ts';

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
export function latestStart(facts: StartFacts, begunAt?: Date): Date | undefined {
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
