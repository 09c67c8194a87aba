import { type Locale, type PerLocale } from '#domain/locale.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import { keysOf } from '#domain/records.ts';

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When the shop answers; the same hours on each of the days. */
export interface BusinessHours {
  days: { from: Weekday; to: Weekday };
  /** Minutes after midnight in Prague. */
  minutes: { from: number; to: number };
}

/** How soon a message is answered: settings of the operator (rules 40). */
export interface AnswerTime {
  /** Hours within the business hours. */
  withinHours: number;
  hours: BusinessHours;
}

const weekdays = {
  mon: { day: 1, cs: 'pondělí', en: 'Monday' },
  tue: { day: 2, cs: 'úterý', en: 'Tuesday' },
  wed: { day: 3, cs: 'středa', en: 'Wednesday' },
  thu: { day: 4, cs: 'čtvrtek', en: 'Thursday' },
  fri: { day: 5, cs: 'pátek', en: 'Friday' },
  sat: { day: 6, cs: 'sobota', en: 'Saturday' },
  sun: { day: 7, cs: 'neděle', en: 'Sunday' },
} as const satisfies Record<string, { day: Weekday } & PerLocale<string>>;

/** Names of the days as hours are written, Monday first. */
export const dayNames = keysOf(weekdays);

const SHAPE = /^([a-z]{3})(?:-([a-z]{3}))? (\d{1,2})(?::([0-5]\d))?-(\d{1,2})(?::([0-5]\d))?$/;

/** Reads hours such as "Mon-Fri 9-17" or "Mon-Sat 8:30-16:30"; undefined where they make no sense. */
export function readBusinessHours(input: string): BusinessHours | undefined {
  const found = SHAPE.exec(input.trim().toLowerCase());
  if (!found) return undefined;
  const [, first = '', last = first, fromHour, fromMinute = '0', toHour, toMinute = '0'] = found;
  const days = { from: dayOf(first), to: dayOf(last) };
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  if (days.from === undefined || days.to === undefined || days.from > days.to) return undefined;
  return from < to && to <= 24 * 60
    ? { days: { from: days.from, to: days.to }, minutes: { from, to } }
    : undefined;
}

function dayOf(name: string): Weekday | undefined {
  return Object.entries(weekdays).find(([key]) => key === name)?.[1].day;
}

/** The same hours as they are stored: mon-fri 09:00-17:00. */
export function writeBusinessHours({ days, minutes }: BusinessHours): string {
  const [first, last] = [dayNames[days.from - 1], dayNames[days.to - 1]];
  return `${first}-${last} ${clockTime(minutes.from)}-${clockTime(minutes.to)}`;
}

/** Minutes after midnight as a clock shows them: 08:30. */
export function clockTime(minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The hours in words: pondělí až pátek, 9–17 hodin; Monday to Friday, 9:00–17:00 Prague time. */
function businessHours(locale: Locale, { days, minutes }: BusinessHours): string {
  const times = `${timeOf(locale, minutes.from)}–${timeOf(locale, minutes.to)}`;
  return locale === 'cs'
    ? `${daysInWords(locale, days)}, ${times}\u00a0hodin`
    : `${daysInWords(locale, days)}, ${times} Prague time`;
}

/**
 * How soon a message is answered, behind a verb (rules 40): do 2 hodin v pracovní době (pondělí až pátek,
 * 9–17 hodin); within 2 hours during business hours (Monday to Friday, 9:00–17:00 Prague time).
 */
export function answerTime(locale: Locale, { answers }: { answers: AnswerTime }): string {
  return `${shortAnswerTime(locale, { answers })} (${businessHours(locale, answers.hours)})`;
}

/** The same without the hours: do 2 hodin v pracovní době, within 2 hours during business hours. */
export function shortAnswerTime(locale: Locale, { answers }: { answers: AnswerTime }): string {
  const period = formatWithin(locale, answers.withinHours, 'hour');
  return locale === 'cs'
    ? `do\u00a0${period} v\u00a0pracovní době`
    : `within ${period} during business hours`;
}

function daysInWords(locale: Locale, { from, to }: BusinessHours['days']): string {
  if (from === 1 && to === 7) return locale === 'cs' ? 'každý den' : 'every day';
  const name = (day: Weekday) =>
    Object.values(weekdays).find((known) => known.day === day)?.[locale] ?? '';
  if (from === to) return name(from);
  return `${name(from)} ${locale === 'cs' ? 'až' : 'to'} ${name(to)}`;
}

/** Czech leaves out minutes that are none, English writes them: 9, 8:30; 9:00, 8:30. */
function timeOf(locale: Locale, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0 && locale === 'cs') return String(hour);
  return `${hour}:${String(rest).padStart(2, '0')}`;
}
