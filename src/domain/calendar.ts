/** Milliseconds of a day that is no day of the clocks: of 24 hours. */
export const DAY_MS = 24 * 60 * 60_000;

/** The shop's days and years are those of Prague, wherever the server stands. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' });
const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Prague', year: 'numeric' });

/** The day of a moment in Prague, ISO 8601: 2026-11-21. */
export function dayInPrague(at: Date): string {
  return day.format(at);
}

/** The year of a moment in Prague: 2026. */
export function yearInPrague(at: Date): string {
  return year.format(at);
}
