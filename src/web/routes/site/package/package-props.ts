import type { Popular } from '#domain/catalogue/popularity.ts';
import type { Catalogue, Package } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';

/** What every part of the page is told. */
export interface PackageProps {
  locale: Locale;
  catalogue: Catalogue;
  sold: Package;
  popular: Popular;
}
