import { DAY_MS } from './calendar.ts';

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
