import { formatWeekday } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';

interface DayLinkProps {
  locale: Locale;
  day: string;
  /** The list of the figures of that day alone. */
  href: string;
}

/** A day of a table of figures, which leads to what happened on it. */
export function DayLink({ locale, day, href }: DayLinkProps) {
  return (
    <a href={href}>
      <time dateTime={day}>{formatWeekday(locale, noonOf(day))}</time>
    </a>
  );
}
