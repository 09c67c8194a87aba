import type { MeasuredTime } from '#domain/catalogue/measured.ts';
import type { Popular } from '#domain/catalogue/popularity.ts';
import type { Catalogue, Package } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';

/** What every part of the page is told. */
export interface PackageProps {
  locale: Locale;
  catalogue: Catalogue;
  sold: Package;
  popular: Popular;
  /** How long the shop's own orders of its service took, where enough of them bear it out. */
  measured?: MeasuredTime | undefined;
}
