import { dayInPrague } from '#domain/calendar.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Hours from the confirmed payment within which delivery begins at the latest (rules 16). */
const LATEST_START_HOURS = 48;

/** Days for which a consumer may withdraw (rules 16a). */
const WITHDRAWAL_DAYS = 14;

/** When the delivery of a paid order begins. */
export type DeliveryStart =
  /** Usually within 24 hours of the payment. */
  | { when: 'soon'; latest: Date }
  /** After the withdrawal period; `earliest` is noon UTC of that day in Prague. */
  | { when: 'after-withdrawal'; earliest: Date };

/**
 * A consumer's order begins early only at the consumer's express request; without it, delivery waits
 * for the end of the 14 days. Orders of companies (`expressRequest` null) always begin soon
 * (rules 16). A period that ends on a weekend or holiday is longer, hence "earliest".
 */
export function deliveryStart(paidAt: Date, expressRequest: boolean | null): DeliveryStart {
  if (expressRequest !== false) {
    return { when: 'soon', latest: new Date(paidAt.getTime() + LATEST_START_HOURS * HOUR_MS) };
  }
  return { when: 'after-withdrawal', earliest: noonOfDay(paidAt, WITHDRAWAL_DAYS + 1) };
}

/** Counted in days of the calendar: adding hours would slip by a day where summer time ends. */
function noonOfDay(from: Date, daysLater: number): Date {
  const day = new Date(`${dayInPrague(from)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day;
}
