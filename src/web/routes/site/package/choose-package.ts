import { redirect } from 'react-router';
import { findPackageAt } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { type Catalogue, type Package, serviceSlugs } from '#domain/catalogue/price-list.ts';
import { packageAddress } from '#web/offers/addresses.ts';
import { href } from '#domain/addresses.ts';

/**
 * The package of an address; a service may be named by its id as well (rules 3), and what is not
 * sold is answered by the not-found page (rules 7).
 * @throws {Response} a redirect.
 */
export function choosePackage(
  catalogue: Catalogue,
  locale: Locale,
  asked: { platform?: string; service?: string; amount?: string },
): Package {
  const { platform = '', service = '', amount = '' } = asked;
  const found = findPackageAt(catalogue, { platform, service, amount });
  if (!found) throw redirect(href('notFound', locale));
  if (service !== serviceSlugs[found.service]) throw redirect(packageAddress(locale, found), 308);
  return found;
}
