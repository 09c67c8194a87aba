import { DAY_MS, dayInPrague, readDay } from '#domain/time/calendar.ts';
import { plainText } from '#domain/text/plain-text.ts';

/** In which sequence a date such as 3/4/2026 is written. */
export const dateOrders = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** How many dates of a column can be read in one order alone, and how many in both. */
export interface DateFacts {
  dayFirst: number;
  monthFirst: number;
  either: number;
}

/** A column of which no cell was looked at yet. */
export function noDates(): DateFacts {
  return { dayFirst: 0, monthFirst: 0, either: 0 };
}

/** Notes what a cell says of the order of its column. */
export function recordDate(facts: DateFacts, input: string): void {
  const [, first, , second] = NUMBERS.exec(splitTime(input).date) ?? [];
  if (first === undefined || Number(first) === Number(second)) return;
  if (Number(first) > 12) facts.dayFirst += 1;
  else if (Number(second) > 12) facts.monthFirst += 1;
  else facts.either += 1;
}

/** The order of a column as the whole of it tells it; undefined where it cannot be told. */
export function dateOrderOf({ dayFirst, monthFirst }: DateFacts): DateOrder | undefined {
  if (dayFirst > 0 === monthFirst > 0) return undefined;
  return dayFirst > 0 ? 'day-first' : 'month-first';
}

export interface DateReading {
  /** Undefined where nobody knows. */
  order: DateOrder | undefined;
  /** Whether times that name no zone are those of Greenwich and not of Prague. */
  isUtc: boolean;
}

export type ReadDate = { day: string } | 'date-wrong' | 'date-unclear';

/** The day in Prague on which a cell says that something was written. */
export function readWrittenOn(input: string, reading: DateReading): ReadDate {
  const number = ofNumber(input.trim());
  if (number) return number;
  const { date, time } = splitTime(input);
  // A date may begin with the day of the week.
  const parts =
    partsOf(date, reading.order) ?? partsOf(date.replace(/^\p{L}{2,9}\.?,? /u, ''), reading.order);
  if (parts === 'date-unclear') return parts;
  const day = parts && readDay(parts);
  if (!day) return 'date-wrong';
  const offset = time?.zone === undefined && reading.isUtc ? 0 : time?.zone;
  if (!time || offset === undefined) return { day };
  const moment = Date.parse(`${day}T00:00:00Z`) + (time.minutes - offset) * MINUTE_MS;
  return { day: dayInPrague(new Date(moment)) };
}

const MINUTE_MS = 60_000;

/** Seconds and milliseconds since 1970, and the days of spreadsheets, which begin before 1900: 2000 to 2099. */
function ofNumber(bare: string): ReadDate | undefined {
  if (/^1\d{9}$/.test(bare)) return { day: dayInPrague(new Date(Number(bare) * 1000)) };
  if (/^1\d{12}$/.test(bare)) return { day: dayInPrague(new Date(Number(bare))) };
  const days = /^((?:3[7-9]|[4-6]\d|7[0-2])\d{3})(?:[.,]\d{1,10})?$/.exec(bare)?.[1];
  if (days === undefined) return undefined;
  return { day: new Date((Number(days) - DAYS_TO_1970) * DAY_MS).toISOString().slice(0, 10) };
}

const DAYS_TO_1970 = 25_569;

interface Time {
  /** Since midnight. */
  minutes: number;
  /** Minutes before Greenwich; undefined where none is named. */
  zone: number | undefined;
}

const TIME =
  /^(.{5,40}?)(?:T|[ ,]+(?:(?:v|ve|o|at) )?|, )(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d{1,9})?)? ?([ap]\.?m\.?)? ?([a-z]{1,4})? ?([+-]\d{2}(?::?\d{2})?)?(?: \([^)]{1,40}\))?$/iu;

/** Hours before Greenwich of zones that exports name; Prague's own are left to the calendar. */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** The date of a cell, and its time of day if it has one. */
function splitTime(input: string): { date: string; time?: Time } {
  const bare = input
    .replaceAll(/\s+/gu, ' ')
    .trim()
    // Some programs write the year behind the time.
    .replace(/^(\D{3,12}\d{1,2}) (\d{1,2}:\d{2}.{0,20}) (\d{4})$/u, '$1 $3 $2');
  const [, date, hour = '', minute = '', half = '', name = '', offset] = TIME.exec(bare) ?? [];
  if (date === undefined) return { date: bare.replace(/ (?:UTC|GMT)$/i, '') };
  const isAfternoon = /^p/i.test(half);
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return { date, time: { minutes: hours * 60 + Number(minute), zone: zoneOf(name, offset) } };
}

function zoneOf(name: string, offset: string | undefined): number | undefined {
  if (offset !== undefined) {
    const [, sign, hours, minutes = 0] = /^(.)(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  }
  const hours = Object.hasOwn(zones, name.toUpperCase()) ? zones[name.toUpperCase()] : undefined;
  return hours === undefined ? undefined : hours * 60;
}

const YEAR_FIRST = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})$/;
const COMPACT = /^(2\d{3})(\d{2})(\d{2})$/;
const DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/;
/** A year of two digits stands behind slashes alone: 26-03-15 may begin with it. */
const NUMBERS = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|(?<=\/)\d{2})$/;
const DAY_NAMED = /^(\d{1,2})(?:\.|st|nd|rd|th)?[ -]?(\p{L}{3,12})\.?,?[ -](\d{4}|\d{2})$/u;
const MONTH_NAMED = /^(\p{L}{3,12})\.? (\d{1,2})(?:\.|st|nd|rd|th)?,? (\d{4})$/u;

/** YYYY-MM-DD of a date as people and machines write it; there may be no such day. */
function partsOf(date: string, order: DateOrder | undefined): string | 'date-unclear' | undefined {
  const [, year, , month, day] = YEAR_FIRST.exec(date) ?? [];
  if (year !== undefined) return joinDate(year, month, day);
  const compact = COMPACT.exec(date);
  if (compact) return joinDate(compact[1], compact[2], compact[3]);
  const dots = DOTS.exec(date);
  if (dots) return joinDate(dots[3], dots[2], dots[1]);
  const dayNamed = DAY_NAMED.exec(date);
  if (dayNamed) return joinDate(dayNamed[3], monthOf(dayNamed[2]), dayNamed[1]);
  const monthNamed = MONTH_NAMED.exec(date);
  if (monthNamed) return joinDate(monthNamed[3], monthOf(monthNamed[1]), monthNamed[2]);
  const [, first, , second, ofYear] = NUMBERS.exec(date) ?? [];
  if (first === undefined) return undefined;
  const isDayFirst = Number(first) > 12 || first === second || order === 'day-first';
  if (isDayFirst) return joinDate(ofYear, second, first);
  if (Number(second) > 12 || order === 'month-first') return joinDate(ofYear, first, second);
  return 'date-unclear';
}

function joinDate(year = '', month = '', day = ''): string {
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Names of months as Czechs, their neighbours and programs write them, without accents and capitals. */
const months: ReadonlyMap<string, string> = new Map(
  ['cs', 'sk', 'pl', 'de', 'en', 'en-GB'].flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
      namesOf(language, month).map((name) => [name, String(month + 1)] as const),
    ),
  ),
);

function namesOf(language: string, month: number): string[] {
  const day = new Date(Date.UTC(2026, month, 15));
  return (['long', 'short'] as const).flatMap((length) =>
    [{ month: length }, { month: length, day: 'numeric' as const }].flatMap((how) =>
      new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' })
        .formatToParts(day)
        .filter(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
        .map(({ value }) => plain(value)),
    ),
  );
}

function monthOf(name = ''): string | undefined {
  return months.get(plain(name));
}

function plain(name: string): string {
  return plainText(name).replaceAll('.', '');
}
