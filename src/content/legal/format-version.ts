import { formatDay } from '#content/moment-text.ts';
import { noonOf } from '#domain/calendar.ts';
import type { Locale } from '#domain/locale.ts';

/** The day after which a version is named: 22. listopadu 2026, 22 November 2026. */
export function formatVersion(locale: Locale, version: string): string {
  return formatDay(locale, noonOf(version));
}
