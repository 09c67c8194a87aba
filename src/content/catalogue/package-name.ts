import { catalogueTexts } from './catalogue.ts';
import { serviceText } from './catalogue-text.ts';
import { formatCountOf } from './counts.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';

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

/** What an ordered row is called at the checkout and on the invoice: package and target, where it has one. */
export function lineName(
  { packageId, targetLabel }: { packageId: string; targetLabel: string | null },
  locale: Locale,
): string {
  const name = packageName(packageId, locale);
  return targetLabel === null ? name : `${name} (${targetLabel})`;
}
