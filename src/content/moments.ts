import type { Locale, PerLocale } from '#domain/locale.ts';
import type { PaidHow } from '#domain/order/order.ts';
import {
  type RefundFacts,
  type RefundKind,
  isDayAlone,
  refundOf,
} from '#domain/payments/refund.ts';
import { type PeriodUnit, formatDuration } from '#domain/text/period-text.ts';

const MINUTE_MS = 60_000;

/** The largest unit of which at least one has passed; below a minute it is one. */
const units: readonly [PeriodUnit, number][] = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
];

/** How long it is from one moment to another, whichever comes first, in one unit: 3 dny, 5 hours, 1 minuta. */
export function ageText(locale: Locale, from: Date, to: Date): string {
  const ms = Math.abs(to.getTime() - from.getTime());
  for (const [unit, length] of units) {
    if (ms >= length) return formatDuration(locale, Math.floor(ms / length), unit);
  }
  return formatDuration(locale, 1, 'minute');
}

// Made once: making a formatter takes a hundred times as long as using it.
const days = formatters({ dateStyle: 'long' });
const shortDays = formatters({ dateStyle: 'medium' });
const times = formatters({ timeStyle: 'short' });
const clocks = formatters({ timeStyle: 'medium' });

function formatters(style: Intl.DateTimeFormatOptions): PerLocale<Intl.DateTimeFormat> {
  const options = { ...style, timeZone: 'Europe/Prague' };
  return {
    cs: new Intl.DateTimeFormat('cs-CZ', options),
    en: new Intl.DateTimeFormat('en-GB', options),
  };
}

/** A day in Prague: 21. listopadu 2026, 21 November 2026. */
export function formatDay(locale: Locale, at: Date): string {
  return glue(days[locale].format(at));
}

/** A day in Prague for columns of a table: 21. 11. 2026, 21 Nov 2026. */
export function formatTableDay(locale: Locale, at: Date): string {
  return glue(shortDays[locale].format(at));
}

/** A moment in Prague, which the English edition says: its readers may live elsewhere. */
export function formatMoment(locale: Locale, at: Date): string {
  const day = formatDay(locale, at);
  const time = times[locale].format(at);
  return locale === 'cs'
    ? `${day} ${beforeHour(time)}\u00a0${time}`
    : `${day} at\u00a0${time} (Prague time)`;
}

/** The time of a day in Prague, to the second. */
export function formatClock(locale: Locale, at: Date): string {
  return clocks[locale].format(at);
}

/** Czech says "ve" before hours that begin with d, t or č: ve dvě, ve tři, ve čtyři, ve dvanáct, ve dvacet. */
function beforeHour(time: string): string {
  return /^(?:[234]|1[234]|2\d):/.test(time) ? 've' : 'v';
}

/** A date is not torn apart at the end of a line. */
function glue(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}

const moments = formatters({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const weekdays = formatters({ weekday: 'short', day: 'numeric', month: 'numeric' });

/** A moment in Prague in the space of a table: 21. 11. 10:40, 21 Nov, 10:40. */
export function formatShortMoment(locale: Locale, at: Date): string {
  return glue(moments[locale].format(at));
}

/** A day of a table of days: so 21. 11., Sat 21/11. */
export function formatWeekday(locale: Locale, at: Date): string {
  return glue(weekdays[locale].format(at));
}

/**
 * When money came or went back; of a transfer, which somebody has noted, the day alone is known.
 * @param kind of the refund that it is of; undefined of a payment
 */
export function formatMoneyMoment(
  locale: Locale,
  at: Date,
  { paidHow }: { paidHow: PaidHow },
  kind?: RefundKind,
): string {
  return (isDayAlone(paidHow, kind) ? formatDay : formatMoment)(locale, at);
}

/** When a refund of an order was made, by its moment. */
export function formatRefundMoment(
  locale: Locale,
  at: Date,
  order: { paidHow: PaidHow; refunds: readonly RefundFacts[] },
): string {
  return formatMoneyMoment(locale, at, order, refundOf(order, at)?.kind);
}
