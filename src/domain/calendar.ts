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
export function readDay(typed: string): string | undefined {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const noon = noonOf(typed);
  // Of a day that a month does not have, such as its 31st, some programs make one of the next month.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(typed) ? typed : undefined;
}

/** Noon UTC of a day as 2026-11-23, which is the same day in Prague. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
