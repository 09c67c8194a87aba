import { type Locale, type PerLocale, type PluralForms, plural } from '#domain/locale.ts';

export type PeriodUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

type Units<In extends Locale> = Record<PeriodUnit, PluralForms[In]>;

const english: Units<'en'> = {
  second: { one: 'second', other: 'seconds' },
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'hour', other: 'hours' },
  day: { one: 'day', other: 'days' },
  month: { one: 'month', other: 'months' },
  year: { one: 'year', other: 'years' },
};

const limits: { [In in Locale]: Units<In> } = {
  cs: {
    second: { one: 'sekundy', few: 'sekund', other: 'sekund' },
    minute: { one: 'minuty', few: 'minut', other: 'minut' },
    hour: { one: 'hodiny', few: 'hodin', other: 'hodin' },
    day: { one: 'dne', few: 'dnů', other: 'dnů' },
    month: { one: 'měsíce', few: 'měsíců', other: 'měsíců' },
    year: { one: 'roku', few: 'let', other: 'let' },
  },
  en: english,
};

const lengths: typeof limits = {
  cs: {
    second: { one: 'sekundu', few: 'sekundy', other: 'sekund' },
    minute: { one: 'minutu', few: 'minuty', other: 'minut' },
    hour: { one: 'hodinu', few: 'hodiny', other: 'hodin' },
    day: { one: 'den', few: 'dny', other: 'dní' },
    month: { one: 'měsíc', few: 'měsíce', other: 'měsíců' },
    year: { one: 'rok', few: 'roky', other: 'let' },
  },
  en: english,
};

/** What stands between a number and its noun; English sentences wrap there. */
const gaps: PerLocale<string> = { cs: '\u00a0', en: ' ' };

/** Two ends of a period; one number where they are the same. */
export interface PeriodRange {
  from: number;
  to: number;
}

/** A period behind "do" or "within": 24 hodin, 14 dnů, 3–7 dnů; 24 hours, 14 days, 3–7 days. */
export function formatWithin(
  locale: Locale,
  count: number | PeriodRange,
  unit: PeriodUnit,
): string {
  return write(locale, count, limits[locale][unit]);
}

/** How long something lasts: 30–180 dní, 2 roky, 10 let; 30–180 days, 2 years. */
export function formatDuration(
  locale: Locale,
  count: number | PeriodRange,
  unit: PeriodUnit,
): string {
  return write(locale, count, lengths[locale][unit]);
}

/** How long something lasts, between two ends in words: 30 až 180 dní, 30 to 180 days. */
export function formatDurationRange(locale: Locale, range: PeriodRange, unit: PeriodUnit): string {
  const to = locale === 'cs' ? '\u00a0až ' : ' to ';
  return write(locale, range, lengths[locale][unit], to);
}

function write(
  locale: Locale,
  count: number | PeriodRange,
  forms: PluralForms[Locale],
  between?: string,
): string {
  const range = typeof count === 'number' ? { from: count, to: count } : count;
  return formatRange(range, between) + gaps[locale] + plural(locale, range.to, forms);
}

/** The ends of a range: 30–180, or 90 where they are the same. */
export function formatRange({ from, to }: PeriodRange, between = '–'): string {
  return from === to ? String(to) : `${from}${between}${to}`;
}
