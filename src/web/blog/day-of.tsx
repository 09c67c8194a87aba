import { formatDay } from '#content/moment-text.ts';
import { noonOf } from '#domain/calendar.ts';
import type { Locale } from '#domain/locale.ts';

/** A day of an article in words. @param day ISO 8601: 2026-11-23 */
function dayText(locale: Locale, day: string): string {
  return formatDay(locale, noonOf(day));
}

/** The same, for programs too. */
export function DayOf({ locale, day }: { locale: Locale; day: string }) {
  return <time dateTime={day}>{dayText(locale, day)}</time>;
}
