import { packageName } from '#content/catalogue/package-name.ts';
import { addresses } from '#domain/addresses.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { PACKAGE_PAGES } from '#domain/counting/arrival.ts';
import type { Locale } from '#domain/locale.ts';
import { figurePagesWords } from './words.ts';

/**
 * What a counted page is called: a package by its name, everything else by its Czech address, where what is
 * not counted stands as dots.
 */
export function pageLabel(key: string, locale: Locale): string {
  if (key === PACKAGE_PAGES) return figurePagesWords[locale].packagePages;
  if (readPackageId(key)) return packageName(key, locale);
  const [name = '', found = '…'] = key.split(':');
  const row = Object.entries(addresses).find(([known]) => known === name)?.[1];
  if (!row) return key;
  const parts = found.split('-');
  const params = (row.path.cs.match(/:\w+/g) ?? []).length;
  // A service is named by its package's ids: ig-followers of :platform/:service.
  const values = params === parts.length ? parts : [found];
  return row.path.cs.replaceAll(/:\w+/g, () => values.shift() ?? '…');
}
