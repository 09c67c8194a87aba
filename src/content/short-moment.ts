import type { Locale, PerLocale } from '#domain/locale.ts';

// Made once: making a formatter takes a hundred times as long as using it.
const zone = { timeZone: 'Europe/Prague' } as const;
const moments = formatters({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const weekdays = formatters({ weekday: 'short', day: 'numeric', month: 'numeric' });

function formatters(style: Intl.DateTimeFormatOptions): PerLocale<Intl.DateTimeFormat> {
  return {
    cs: new Intl.DateTimeFormat('cs-CZ', { ...style, ...zone }),
    en: new Intl.DateTimeFormat('en-GB', { ...style, ...zone }),
  };
}

/** A moment in Prague in the space of a table: 21. 11. 10:40, 21 Nov, 10:40. */
export function formatShortMoment(locale: Locale, at: Date): string {
  return glue(moments[locale].format(at));
}

/** A day of a table of days: so 21. 11., Sat 21/11. */
export function formatWeekday(locale: Locale, at: Date): string {
  return glue(weekdays[locale].format(at));
}

function glue(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
