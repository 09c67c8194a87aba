import { CHECK_DAYS_AFTER_EXPIRY } from '#domain/order/order.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';
import { DAY_MS, HOUR_MS, yearInPrague } from '#domain/time/calendar.ts';

/** Up to when each kind of record is kept: what is older goes (rules 24). */
export interface RetentionLimits {
  /** Orders that nobody paid, by the moment they were made. */
  unpaidOrders: Date;
  /** The end of a checkout after which its payment is no longer looked for. */
  closedCheckouts: Date;
  /** What the page of an order shows and the accounts do not need. */
  orderPages: Date;
  /** Enquiries, e-mails, invitations to reviews and reviews that were not published. */
  messages: Date;
  /** Orders, invoices and declarations of withdrawal. */
  accounts: Date;
  /** Ids of the provider's notifications, which it repeats for days. */
  notifications: Date;
  /** Counts of pages and orders. */
  counts: Date;
  /** What operators wanted to leave the house, once it has left or was taken back. */
  pendingActions: Date;
  /** What receivers of webhooks were told, and receivers that were removed. */
  webhooks: Date;
  /** Answers to calls of programs, for the same call once more (rules 73). */
  apiCalls: Date;
  /** The log of changes; what it says of people goes with the pages of orders. */
  audit: Date;
  /** Files of reviews that were read and never confirmed. */
  leftImports: Date;
  /** The last time that an editor sent a picture which no article uses. */
  pictures: Date;
  /** The last use of a session of the operator's section, and the end of a link of one use. */
  operatorTraces: Date;
}

/** Days for which a browser keeps a cart: by itself, because scripts that need it carry no other time. */
export const CART_DAYS = 90;

/** How long each kind of record is kept (rules 24); terms and privacy policy say the same. */
export const KEPT = {
  unpaidOrderDays: 30,
  orderPageYears: 2,
  messageYears: 2,
  /** After the end of their year (§ 35 of the Czech VAT act). */
  accountYears: 10,
  notificationDays: 90,
  pendingActionDays: 30,
  webhookDays: 30,
  /** Longer than any program goes on with trying. */
  apiCallDays: 7,
  auditYears: 10,
  /** Two years and the month that is compared with the same one before. */
  countMonths: 25,
  /** Ended sessions and links of the operator's section: from where somebody has signed in lately is known by them. */
  operatorTraceDays: 30,
  /** Pictures that an editor has sent and no article uses: a draft may be open in a browser for a while. */
  unusedPictureDays: 30,
  /** A cart, in the browser of who has filled it. */
  cartDays: CART_DAYS,
  /** What was typed into the form for withdrawing, in the browser, until it is confirmed. */
  withdrawalDraftHours: 1,
} as const;

/**
 * What the nightly job takes away, kind by kind, in the sequence in which the operator reads it; how long each is
 * kept is in words beside it.
 */
export const takenAway = [
  'unpaidOrders',
  'orderPages',
  'messages',
  'emails',
  'leftEmails',
  'outbox',
  'invitations',
  'reviews',
  'accounts',
  'withdrawals',
  'anomalies',
  'notifications',
  'backupChecks',
  'bulkActions',
  'generatorBatches',
  'leftImports',
  'articleVersions',
  'pictures',
  'webhookDeliveries',
  'webhookEvents',
  'webhookReceivers',
  'apiCalls',
  'pendingActions',
  'pageCounts',
  'funnelCounts',
  'sessions',
  'links',
  'challenges',
  'keptForms',
  'limits',
  'runs',
  'logValues',
  'log',
  'erasures',
] as const;
export type TakenAway = (typeof takenAway)[number];

/** The moments before which something is too old to be kept, counted back from `now` (rules 24). */
export function retentionLimits(now: Date): RetentionLimits {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const yearsAgo = (years: number) => {
    const then = new Date(now);
    then.setUTCFullYear(now.getUTCFullYear() - years);
    return then;
  };
  return {
    unpaidOrders: daysAgo(KEPT.unpaidOrderDays),
    closedCheckouts: daysAgo(CHECK_DAYS_AFTER_EXPIRY),
    orderPages: yearsAgo(KEPT.orderPageYears),
    messages: yearsAgo(KEPT.messageYears),
    accounts: newYearInPrague(Number(yearInPrague(now)) - KEPT.accountYears),
    notifications: daysAgo(KEPT.notificationDays),
    counts: monthsAgo(now, KEPT.countMonths),
    operatorTraces: daysAgo(KEPT.operatorTraceDays),
    leftImports: daysAgo(IMPORT_WAITS_DAYS),
    pictures: daysAgo(KEPT.unusedPictureDays),
    pendingActions: daysAgo(KEPT.pendingActionDays),
    webhooks: daysAgo(KEPT.webhookDays),
    apiCalls: daysAgo(KEPT.apiCallDays),
    audit: yearsAgo(KEPT.auditYears),
  };
}

/** The same day so many months ago; of a month that is too short the first of the next. */
function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  return then;
}

/** Midnight in Prague is an hour before that of UTC in winter. */
function newYearInPrague(year: number): Date {
  return new Date(Date.UTC(year, 0, 1) - HOUR_MS);
}
