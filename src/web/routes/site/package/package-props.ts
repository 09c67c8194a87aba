import type { Package } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';

/** What every part of the page is told. */
export interface PackageProps {
  locale: Locale;
  sold: Package;
}
