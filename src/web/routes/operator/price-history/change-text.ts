import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import type { OfferChangeRow } from '#database/offering.ts';
import type { OfferValue } from '#domain/catalogue/offer-subject.ts';
import type { PackageTerms, ServiceTerms } from '#domain/catalogue/offer-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney, formatPercent } from '#domain/money.ts';
import { priceWords } from '#web/operator/price-words.ts';
import { subjectName } from '#web/operator/subject-name.ts';

/** What a change was, value by value: "cena: 1.999 Kč → 1.799 Kč". */
export function changeTexts(locale: Locale, { before, after }: OfferChangeRow): string[] {
  const [was, is] = [valuesOf(locale, before), valuesOf(locale, after)];
  return Object.entries(is)
    .filter(([name, value]) => was[name] !== value)
    .map(([name, value]) => `${name}: ${was[name] ?? '–'} → ${value}`);
}

/** A stored value by the names of its parts. */
function valuesOf(locale: Locale, value: OfferValue): Record<string, string> {
  const { ladder, changes: m } = priceWords[locale];
  if ('ladder' in value) {
    const rungs = value.ladder.rungs.map(({ items, percent, popular }) => {
      const rung = m.rung(items, formatPercent(locale, percent));
      return popular ? `${rung} ★` : rung;
    });
    return {
      [ladder]: rungs.join(', '),
      [m.countsFrom]: formatMoney(locale, value.ladder.countsFrom),
    };
  }
  if ('popular' in value) {
    return {
      [m.popular]: value.popular === '' ? '–' : subjectName(locale, value.popular),
      [m.gains]: gainsText(locale, value, m.usualWords),
    };
  }
  return {
    [m.price]: formatMoney(locale, value.price),
    [m.bonus]: formatCount(locale, value.bonus),
    [m.delivery]: formatSpan(locale, value.delivery),
    [m.guarantee]: formatDays(locale, value.guaranteeDays),
    [m.onSale]: value.onSale ? m.yes : m.no,
    [m.gains]: gainsText(locale, value, m.asService),
  };
}

function gainsText(
  locale: Locale,
  { gains }: Pick<ServiceTerms, 'gains'> | Pick<PackageTerms, 'gains'>,
  usual: string,
): string {
  const { ownWords } = priceWords[locale].changes;
  return gains ? `${ownWords} (${gains[locale].join('; ')})` : usual;
}
