import { catalogueTexts } from './catalogue.ts';
import { serviceText } from './catalogue-text.ts';
import { formatCountOf } from './counts.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * "10.000 sledujících na Instagramu": what a package is called wherever it is bought or paid. Orders are
 * kept for years; a package that is no longer sold goes by its id.
 */
export function packageName(catalogue: Catalogue, packageId: string, locale: Locale): string {
  const sold = findPackage(catalogue, packageId);
  if (!sold) return packageId;
  const text = serviceText(catalogueTexts[locale], sold.platform, sold.service);
  return formatCountOf(locale, sold.amount, text.fullNoun);
}

/** What an ordered row is called at the checkout and on the invoice: package and target, where it has one. */
export function lineName(
  catalogue: Catalogue,
  { packageId, targetLabel }: { packageId: string; targetLabel: string | null },
  locale: Locale,
): string {
  const name = packageName(catalogue, packageId, locale);
  return targetLabel === null ? name : `${name} (${targetLabel})`;
}
