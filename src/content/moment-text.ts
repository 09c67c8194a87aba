import type { Locale, PerLocale } from '#domain/locale.ts';

// Made once: making a formatter takes a hundred times as long as using it.
const days = formatters({ dateStyle: 'long' });
const shortDays = formatters({ dateStyle: 'medium' });
const times = formatters({ timeStyle: 'short' });
const clocks = formatters({ timeStyle: 'medium' });

export function formatters(style: Intl.DateTimeFormatOptions): PerLocale<Intl.DateTimeFormat> {
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
export function formatShortDay(locale: Locale, at: Date): string {
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
export function glue(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}
