import { catalogueTexts } from './catalogue.ts';
import { serviceText } from './catalogue-text.ts';
import { formatCountOf } from './counts.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';

/**
 * "10.000 sledujících na Instagramu": what a package is called wherever it is bought or paid, also where
 * it is no longer sold; orders are kept for years.
 */
export function packageName(packageId: string, locale: Locale): string {
  const named = readPackageId(packageId);
  if (!named) return packageId;
  const text = serviceText(catalogueTexts[locale], named.platform, named.service);
  return formatCountOf(locale, named.amount, text.fullNoun);
}

/** An ordered row as it is named elsewhere. */
interface NamedLine {
  packageId: string;
  targetLabel: string | null;
  /** Pieces that come with it free of charge, where that is known. */
  bonus?: number | null;
}

const free: PerLocale<(count: string) => string> = {
  cs: (count) => `+${count}\u00a0zdarma`,
  en: (count) => `+${count}\u00a0free`,
};

/** What an ordered row is called at the checkout and on the invoice: package, bonus, target. */
export function lineName({ packageId, targetLabel, bonus }: NamedLine, locale: Locale): string {
  const sold = packageName(packageId, locale);
  const name = bonus ? `${sold} ${free[locale](formatCount(locale, bonus))}` : sold;
  return targetLabel === null ? name : `${name} (${targetLabel})`;
}
