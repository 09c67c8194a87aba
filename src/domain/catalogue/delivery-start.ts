import { HOUR_MS, dayInPrague, noonOf } from '#domain/calendar.ts';
import { LATEST_START_HOURS, WITHDRAWAL_DAYS } from '#domain/promises.ts';
import { workingDayFrom } from '#domain/working-days.ts';

/** When the delivery of a paid order begins. */
export type DeliveryStart =
  /** Usually sooner than `latest`. */
  | { when: 'soon'; latest: Date }
  /** After the withdrawal period; `earliest` is noon UTC of that day in Prague. */
  | { when: 'after-withdrawal'; earliest: Date };

/**
 * A consumer's order begins early only at the consumer's express request; without it, delivery waits
 * for the end of the withdrawal period. Orders of companies (`expressRequest` null) always begin soon
 * (rules 16).
 * @param concludedAt when its contract was (`concludedAt`)
 * @param askedAt when that request was made, or what had been missing was given; where that was later, the hours
 *   count from it
 */
export function deliveryStart(
  concludedAt: Date,
  expressRequest: boolean | null,
  askedAt: Date | null = null,
): DeliveryStart {
  if (expressRequest !== false) {
    const from = Math.max(concludedAt.getTime(), askedAt?.getTime() ?? 0);
    return { when: 'soon', latest: new Date(from + LATEST_START_HOURS * HOUR_MS) };
  }
  return { when: 'after-withdrawal', earliest: laterStart(concludedAt) };
}

/** Whether the day has come on which an order begins that nobody asked to begin early (rules 16). */
export function isLaterStartDue(concludedAt: Date, now: Date): boolean {
  return dayInPrague(now) >= dayInPrague(laterStart(concludedAt));
}

/**
 * The last day in Prague, ISO 8601, of which an order that nobody asked to begin early may be begun by now:
 * what was concluded on it or before is due (`isLaterStartDue`).
 */
export function lastDueLater(now: Date): string {
  let day = noonOfDay(now, -WITHDRAWAL_DAYS);
  while (!isLaterStartDue(day, now)) day = noonOfDay(day, -1);
  return dayInPrague(day);
}

/** The day after the withdrawal period, at noon UTC, for a contract of this moment (rules 38). */
export function laterStart(at: Date): Date {
  return noonOfDay(withdrawalEnd(at), 1);
}

/**
 * The last day on which a consumer may withdraw, noon UTC of that day in Prague: the fourteenth (§ 1829 of
 * the Civil Code), or the next working day where that is none (§ 607).
 */
export function withdrawalEnd(concludedAt: Date): Date {
  return workingDayFrom(noonOfDay(concludedAt, WITHDRAWAL_DAYS));
}

/**
 * Noon UTC of the day in Prague that is so many days later than a moment. Counted in days of the calendar:
 * adding hours would slip by a day where summer time ends.
 */
export function noonOfDay(from: Date, daysLater: number): Date {
  const day = noonOf(dayInPrague(from));
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day;
}
