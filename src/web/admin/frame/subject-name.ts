import { formatCountOf, serviceText } from '#content/catalogue/catalogue-text.ts';
import { VOLUME_DISCOUNTS_SUBJECT } from '#domain/catalogue/offer-terms.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { priceWords } from '#web/admin/offer/price-words.ts';

/** What a subject of the offer is called: a package, a service, or the volume discounts. */
export function subjectName(locale: Locale, subject: string): string {
  if (subject === VOLUME_DISCOUNTS_SUBJECT) return priceWords[locale].volumeDiscounts;
  const named = readPackageId(subject);
  // The key of a service is the beginning of its packages' ids.
  const of = named ?? readPackageId(`${subject}-1`);
  if (!of) return subject;
  const text = serviceText(catalogueTexts[locale], of.platform, of.service);
  return named ? formatCountOf(locale, named.amount, text.fullNoun) : text.name;
}
