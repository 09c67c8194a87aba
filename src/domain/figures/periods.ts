import { KEPT } from '#domain/shop/retention.ts';
import { DAY_MS, dayInPrague, noonOf, readDay } from '#domain/time/calendar.ts';

/** Days in Prague, both included, as ISO 8601. */
export interface Period {
  from: string;
  to: string;
}

/** Over what the start page adds up: today, and the last days with today among them. */
export const periodDays = { today: 1, week: 7, month: 30 } as const;
export type PeriodName = keyof typeof periodDays;
export const periodNames = ['today', 'week', 'month'] as const satisfies PeriodName[];

/** Calendar months that figures may cover: as long as counts are kept. */
export const MOST_MONTHS = KEPT.countMonths;

/** A period of the start page, by the calendar of Prague. */
export function periodOf(name: PeriodName, now: Date): Period {
  const to = dayInPrague(now);
  return { from: dayBefore(to, periodDays[name] - 1), to };
}

/** The day so many days before a day; days of the calendar, whatever the clocks do in them. */
export function dayBefore(day: string, days: number): string {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() - days);
  return noon.toISOString().slice(0, 10);
}

/** Every day of a period, in their sequence. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayBefore(day, -1)) days.push(day);
  return days;
}

/** How many days a period has, both ends included; none where it ends before it begins. */
export function countDays({ from, to }: Period): number {
  return Math.max(0, Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS) + 1);
}

/** Whether a day lies in a period. */
export function isWithin({ from, to }: Period, day: string): boolean {
  return from <= day && day <= to;
}

/**
 * A period as an address names it. The last thirty days where it names none, its ends are no days or stand
 * in the wrong sequence, or where it is longer than counts are kept.
 */
export function readPeriod(from: string | null, to: string | null, now: Date): Period {
  const usual = periodOf('month', now);
  const [first, last] = [readDay(from ?? ''), readDay(to ?? '')];
  if (first === undefined || last === undefined || first > last) return usual;
  const period = { from: first, to: last };
  return isTooLong(period) ? usual : period;
}

/** Whether a period has more months than figures may cover. */
export function isTooLong({ from, to }: Period): boolean {
  const after = noonOf(`${from.slice(0, 7)}-01`);
  after.setUTCMonth(after.getUTCMonth() + MOST_MONTHS);
  const [month, day] = [after.toISOString().slice(0, 7), from.slice(8)];
  return to >= `${month}-${day}`;
}

/** The days just before a period, as many as it has. */
export function periodBefore(period: Period): Period {
  const days = countDays(period);
  return { from: dayBefore(period.from, days), to: dayBefore(period.from, 1) };
}
