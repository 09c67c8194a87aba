import { type PlainPage, type PublicPage, href } from '#domain/addresses.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { upcomingPlatformIds } from '#domain/catalogue/price-list.ts';
import { type PerLocale, locales } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import { keysOf } from '#domain/records.ts';
import { termsVersion } from '#content/legal/terms-text.ts';
import type { BuiltPages } from '#web/frame/pages.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';

/** A page that search engines shall find. */
export interface ListedPage {
  /** Within each edition. */
  addresses: PerLocale<string>;
  /** The day on which its wording was last changed, YYYY-MM-DD; undefined where nobody notes it. */
  changedOn?: string;
}

type PlainPublicPage = PublicPage & PlainPage;

function one(page: PlainPublicPage, changedOn?: string): () => ListedPage[] {
  return () => [{ addresses: { cs: href(page, 'cs'), en: href(page, 'en') }, changedOn }];
}

/** For what is a part or an earlier wording of another page: that one is found. */
function none(): ListedPage[] {
  return [];
}

/** What lies at each public row of the table of addresses, every page at its one address. */
const pagesAt: Record<PublicPage, (offering: Offering) => ListedPage[]> = {
  home: one('home'),
  howItWorks: one('howItWorks'),
  priceList: tabs,
  // Tabs and services of the price list are listed with it, each at the one address that it has.
  priceListTab: () =>
    upcomingPlatformIds.map((platform) => ({
      addresses: perEdition((locale) => href('priceListTab', locale, { platform })),
    })),
  priceListService: none,
  package: ({ catalogue }) =>
    listPackages(catalogue).map((sold) => ({
      addresses: perEdition((locale) => packageAddress(locale, sold)),
    })),
  references: one('references'),
  referencesPage: none,
  referencesNetwork: none,
  referencesNetworkPage: none,
  howReviews: one('howReviews'),
  faq: one('faq'),
  blog: one('blog'),
  terms: one('terms', termsVersion),
  termsVersion: none,
  privacy: one('privacy'),
  privacyVersion: none,
  accessibility: one('accessibility'),
  howWeCount: one('howWeCount'),
};

/** Every page that search engines shall find, as far as it is built. */
export function listPages(offering: Offering, built: BuiltPages): ListedPage[] {
  return keysOf(pagesAt)
    .filter((page) => built.has(page))
    .flatMap((page) => pagesAt[page](offering));
}

function tabs({ catalogue }: Offering): ListedPage[] {
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  return services.map((service) => ({
    addresses: perEdition((locale) => priceListAddress(catalogue, locale, service)),
  }));
}

function perEdition(addressIn: (locale: 'cs' | 'en') => string): PerLocale<string> {
  const [cs = '', en = ''] = locales.map(addressIn);
  return { cs, en };
}
