import { formatters, glue } from './moment-text.ts';
import type { Locale } from '#domain/locale.ts';

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

