import { formatWeekday, noonOf } from '#content/short-moment.ts';
import type { Locale } from '#domain/locale.ts';
import { takingsAddress } from './figure-links.ts';

/** A day of a table of takings, which leads to its payments and refunds. */
export function DayLink({ locale, day }: { locale: Locale; day: string }) {
  return (
    <a href={takingsAddress({ from: day, to: day })}>
      <time dateTime={day}>{formatWeekday(locale, noonOf(day))}</time>
    </a>
  );
}
