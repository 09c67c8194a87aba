/** Milliseconds of an hour, and of a day that is no day of the clocks: of 24 hours. */
export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;

/** The shop's days and years are those of Prague, wherever the server stands. */
const day = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' });
const year = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
});

/** The day of a moment in Prague, ISO 8601: 2026-11-21. */
export function dayInPrague(at: Date): string {
  return day.format(at);
}

/** The year of a moment in Prague: 2026. */
export function yearInPrague(at: Date): string {
  return year.format(at);
}

/** A day as browsers send it, 2026-11-23; undefined where there is no such day. */
export function readDay(input: string): string | undefined {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(input)) return undefined;
  const noon = noonOf(input);
  // Of a day that a month does not have, such as its 31st, some programs make one of the next month.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(input) ? input : undefined;
}

/** Noon UTC of a day as 2026-11-23, which is the same day in Prague. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Czech public holidays that have a day of their own (Act 245/2000). */
const fixed = /* @__PURE__ */ new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
]);

/**
 * The first working day in Czechia that is no earlier than this one: a period that ends on a Saturday,
 * Sunday or public holiday runs until then (§ 607 of the Civil Code).
 * @param day a moment of that day about noon UTC; the answer is such a one too
 */
export function workingDayFrom(day: Date): Date {
  const isFree = [0, 6].includes(day.getUTCDay()) || isHoliday(day);
  return isFree ? workingDayFrom(new Date(day.getTime() + DAY_MS)) : day;
}

function isHoliday(day: Date): boolean {
  const date = day.toISOString().slice(0, 10);
  if (fixed.has(date.slice(5))) return true;
  const easter = easterSunday(day.getUTCFullYear());
  return [-2, 1].some(
    (away) => new Date(easter + away * DAY_MS).toISOString().slice(0, 10) === date,
  );
}

/** By the Gregorian rule in the form of Meeus, Jones and Butcher; midnight UTC. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century + 8) / 25);
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - shift + 1) / 3) + 15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const day = moon + week - 7 * late + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

const inPrague = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment in Prague to the minute, as 2026-11-23 08:27. */
export function minuteInPrague(at: Date): string {
  return inPrague.format(at);
}

/**
 * The moment of a day and a time as they are typed in Prague, YYYY-MM-DDTHH:MM; of the hour that comes twice in
 * autumn the first. Undefined where it is none, or the hour that spring leaves out.
 */
export function readMoment(input: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(input)) return undefined;
  const there = Date.parse(`${input}Z`);
  if (Number.isNaN(there)) return undefined;
  return [2, 1]
    .map((hours) => new Date(there - hours * HOUR_MS))
    .find((at) => minuteInPrague(at) === input.replace('T', ' '));
}
