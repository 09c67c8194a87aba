import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatCount, formatTimes } from '#domain/money.ts';
import { type CatalogueText, formatCountOf, serviceText } from './catalogue-text.ts';
import { catalogue as cs } from './catalogue.cs.ts';
import { catalogue as en } from './catalogue.en.ts';

/** The words of the price list of both editions, for the server, which chooses; see catalogue-text.ts. */
export const catalogueTexts: PerLocale<CatalogueText> = { cs, en };

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
  bonus?: number | null | undefined;
}

const free: PerLocale<(count: string) => string> = {
  cs: (count) => `+${count}\u00a0zdarma`,
  en: (count) => `+${count}\u00a0free`,
};

/** A package with what comes with it free of charge. */
export function nameWithBonus(
  { packageId, bonus }: Pick<NamedLine, 'packageId' | 'bonus'>,
  locale: Locale,
): string {
  const name = packageName(packageId, locale);
  return bonus ? `${name} ${free[locale](formatCount(locale, bonus))}` : name;
}

/** The same, with how many of it were ordered where that is more than one. */
export function countedName(
  { quantity, ...sold }: Pick<NamedLine, 'packageId' | 'bonus'> & { quantity: number },
  locale: Locale,
): string {
  return countName(locale, quantity, nameWithBonus(sold, locale));
}

/** The same with its target, as customers tell their packages from each other. */
export function countedLineName(line: NamedLine & { quantity: number }, locale: Locale): string {
  return countName(locale, line.quantity, lineName(line, locale));
}

function countName(locale: Locale, quantity: number, name: string): string {
  return quantity > 1 ? formatTimes(locale, quantity, name) : name;
}

/** What an ordered row is called at the checkout and on the invoice: package, bonus, target. */
export function lineName({ targetLabel, ...sold }: NamedLine, locale: Locale): string {
  const name = nameWithBonus(sold, locale);
  return targetLabel === null ? name : `${name} (${targetLabel})`;
}
