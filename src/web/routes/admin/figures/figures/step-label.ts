import { formatTableDay, formatWeekday } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { StepUnit } from '#domain/figures/figure-steps.ts';
import type { Period } from '#domain/figures/periods.ts';
import { figurePagesWords } from './words.ts';

const zone = { timeZone: 'Europe/Prague', month: 'long', year: 'numeric' } as const;
const months: PerLocale<Intl.DateTimeFormat> = {
  cs: new Intl.DateTimeFormat('cs-CZ', zone),
  en: new Intl.DateTimeFormat('en-GB', zone),
};

/** What a step along the time is called: a day with its weekday, a week by its ends, a month by its name. */
export function stepLabel(locale: Locale, { from, to }: Period, unit: StepUnit): string {
  if (unit === 'month') return months[locale].format(noonOf(from)).replaceAll(' ', '\u00a0');
  if (unit === 'day' || from === to) return formatWeekday(locale, noonOf(from));
  return figurePagesWords[locale].period(
    formatWeekday(locale, noonOf(from)),
    formatWeekday(locale, noonOf(to)),
  );
}

/** A period with the years of its ends. */
export function periodLabel(locale: Locale, { from, to }: Period): string {
  const short = (day: string) => formatTableDay(locale, noonOf(day));
  return from === to ? short(from) : figurePagesWords[locale].period(short(from), short(to));
}
