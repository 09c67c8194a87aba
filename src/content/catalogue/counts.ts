import { type Locale, type PluralForms, plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { Span } from '#domain/catalogue/price-list.ts';

const spanUnits: { [In in Locale]: Record<Span['unit'], PluralForms[In]> } = {
  cs: {
    hour: { one: 'hodina', few: 'hodiny', other: 'hodin' },
    day: { one: 'den', few: 'dny', other: 'dní' },
  },
  en: {
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
  },
};

/** A count with its noun, glued together: 10.000 sledujících, 1 položka, 10,000 followers. */
export function formatCountOf(locale: Locale, count: number, forms: PluralForms[Locale]): string {
  return `${formatCount(locale, count)}\u00a0${plural(locale, count, forms)}`;
}

/** A span of time as the shop promises it: 48 hodin, 3 dny, 3–7 dní; 48 hours, 3–7 days. */
export function formatSpan(locale: Locale, span: Span): string {
  const end = formatCountOf(locale, span.to, spanUnits[locale][span.unit]);
  return span.from === span.to ? end : `${formatCount(locale, span.from)}–${end}`;
}

/** A number of days: 90 dní, 90 days. */
export function formatDays(locale: Locale, days: number): string {
  return formatSpan(locale, { from: days, to: days, unit: 'day' });
}
