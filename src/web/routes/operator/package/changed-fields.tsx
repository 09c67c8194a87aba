import type { DeskPackage } from '#domain/catalogue/offer-terms.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { priceWords } from '#web/operator/price-words.ts';

interface ChangedFieldsProps {
  locale: Locale;
  before: DeskPackage;
  after: DeskPackage;
}

/** Each field of a package that differs, as it is and as it will be. */
export function ChangedFields({ locale, before, after }: ChangedFieldsProps) {
  const { plan: m, columns, form } = priceWords[locale];
  const said = (sold: DeskPackage): readonly (readonly [string, string])[] => [
    [m.price, formatMoney(locale, sold.price)],
    [form.bonus, formatCount(locale, sold.bonus)],
    [columns.delivery, formatSpan(locale, sold.delivery)],
    [columns.guarantee, formatDays(locale, sold.guaranteeDays)],
    [m.popular, sold.popular ? m.yes : m.no],
    [form.onSale, sold.onSale ? m.yes : m.no],
  ];
  const then = said(after);
  return said(before).map(([label, is], index) => {
    const willBe = then[index]?.[1] ?? '';
    if (is === willBe) return null;
    return (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>{m.fromTo(is, willBe)}</strong>
        </dd>
      </div>
    );
  });
}
