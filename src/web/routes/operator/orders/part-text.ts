import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import { formatShortDay } from '#content/moment-text.ts';
import { noonOf } from '#domain/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { FilterPart, OrderFilter } from '#domain/operator/order-filter.ts';
import { pillWords } from '#web/operator/pills.tsx';
import { ordersWords } from './words.ts';

/** A part of a filter in words: „Platba: Zaplaceno“. */
export function partText(filter: OrderFilter, part: FilterPart, locale: Locale): string {
  const m = ordersWords[locale];
  return `${m.fields[part]}: ${valueText(filter, part, locale)}`;
}

function valueText(filter: OrderFilter, part: FilterPart, locale: Locale): string {
  const pills = pillWords[locale];
  const { pay, work, late, network, edition } = filter;
  switch (part) {
    case 'pay':
      return pay ? pills.payment[pay] : '';
    case 'work':
      return work ? pills.work[work] : '';
    case 'late':
      return late ? ordersWords[locale].late[late] : '';
    case 'network':
      return network ? catalogueTexts[locale].platforms[network].name : '';
    case 'edition':
      return edition ? ordersWords[locale].editions[edition] : '';
    case 'package':
      return packageName(filter.package ?? '', locale);
    case 'min':
    case 'max':
      return formatCount(locale, filter[part] ?? 0);
    case 'q':
    case 'code':
      return filter[part] ?? '';
    case 'from':
    case 'to':
    case 'paidFrom':
    case 'paidTo':
      return formatShortDay(locale, noonOf(filter[part] ?? ''));
  }
}
