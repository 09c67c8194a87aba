import { CHECK_DAYS_AFTER_EXPIRY } from '#domain/order/order.ts';
import { yearInPrague } from './calendar.ts';

/** Up to when each kind of record is kept: what is older goes (rules 24). */
export interface RetentionLimits {
  /** Orders that nobody paid, by the moment they were made: 30 days. */
  unpaidOrders: Date;
  /** The end of a checkout after which its payment is no longer looked for. */
  closedCheckouts: Date;
  /** What the page of an order shows beyond its accounts: 2 years. */
  orderPages: Date;
  /** Enquiries and letters: 2 years. */
  messages: Date;
  /** Orders and invoices: 10 years after the end of their year (§ 35 of the Czech VAT act). */
  accounts: Date;
  /** Ids of the provider's notifications, which it repeats for days: 90 days. */
  notifications: Date;
}

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

export function retentionLimits(now: Date): RetentionLimits {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const twoYearsAgo = new Date(now);
  twoYearsAgo.setUTCFullYear(now.getUTCFullYear() - 2);
  return {
    unpaidOrders: daysAgo(30),
    closedCheckouts: daysAgo(CHECK_DAYS_AFTER_EXPIRY),
    orderPages: twoYearsAgo,
    messages: twoYearsAgo,
    accounts: newYearInPrague(Number(yearInPrague(now)) - 10),
    notifications: daysAgo(90),
  };
}

/** Midnight in Prague is an hour before that of UTC in winter. */
function newYearInPrague(year: number): Date {
  return new Date(Date.UTC(year, 0, 1) - HOUR_MS);
}
