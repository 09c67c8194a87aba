import { type PlainPage, type PublicPage, href } from '#domain/addresses.ts';
import { type ArticleHead, articleTopics } from '#domain/content/articles/article.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { upcomingPlatformIds } from '#domain/catalogue/price-list.ts';
import { type Locale, type PerLocale, locales, otherLocale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import { keysOf } from '#domain/records.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { termsVersion } from '#content/legal/legal-text.ts';
import { articleAddresses, listAddress } from '#web/blog/addresses.ts';
import { changedOn } from '#web/blog/changed-on.ts';
import type { BuiltPages } from '#web/frame/pages.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';

/** A page that search engines shall find. */
export interface ListedPage {
  /** Within each edition that has it. */
  addresses: Partial<PerLocale<string>>;
  /** The day on which its wording was last changed, YYYY-MM-DD; undefined where nobody notes it. */
  changedOn?: string;
}

/** What pages are made of. */
export interface ListedFacts {
  /** The edition whose sitemap it is. */
  locale: Locale;
  offering: Offering;
  shop: Pick<Shop, 'legalDay'>;
  /** All of both editions. */
  articles: readonly ArticleHead[];
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
const pagesAt: Record<PublicPage, (facts: ListedFacts) => ListedPage[]> = {
  home: one('home'),
  howItWorks: one('howItWorks'),
  priceList: tabs,
  // Tabs and services of the price list are listed with it, each at the one address that it has.
  priceListTab: () =>
    upcomingPlatformIds.map((platform) => ({
      addresses: perEdition((locale) => href('priceListTab', locale, { platform })),
    })),
  priceListService: none,
  package: ({ offering: { catalogue } }) =>
    listPackages(catalogue).map((sold) => ({
      addresses: perEdition((locale) => packageAddress(locale, sold)),
    })),
  references: one('references'),
  referencesPage: none,
  referencesNetwork: none,
  referencesNetworkPage: none,
  howReviews: one('howReviews'),
  faq: one('faq'),
  blog: ({ articles }) => [
    ...one('blog', newest(articles))(),
    ...articleTopics.map((topic) => ({
      addresses: perEdition((locale) => listAddress(locale, { topic })),
      changedOn: newest(articles.filter((head) => head.topic === topic)),
    })),
  ],
  blogPage: none,
  // Listed with the blog.
  blogTopic: none,
  blogTopicPage: none,
  article: eachArticle,
  terms: ({ shop }) => one('terms', termsVersion(shop))(),
  termsVersion: none,
  privacy: one('privacy'),
  privacyVersion: none,
  accessibility: one('accessibility'),
  howWeCount: one('howWeCount'),
};

/** Every page that search engines shall find, as far as it is built. */
export function listPages(facts: ListedFacts, built: BuiltPages): ListedPage[] {
  return keysOf(pagesAt)
    .filter((page) => built.has(page))
    .flatMap((page) => pagesAt[page](facts));
}

function tabs({ offering: { catalogue } }: ListedFacts): ListedPage[] {
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  return services.map((service) => ({
    addresses: perEdition((locale) => priceListAddress(catalogue, locale, service)),
  }));
}

/** A translation that is not there is not named. */
function eachArticle({ locale, articles }: ListedFacts): ListedPage[] {
  const ids = new Set(articles.map(({ language, id }) => `${language} ${id}`));
  const own = articles.filter(({ language }) => language === locale);
  return own.map((head) => {
    const { language, id, translation } = head;
    const isThere = ids.has(`${otherLocale(language)} ${translation}`);
    return {
      addresses: articleAddresses(isThere ? head : { language, id }),
      changedOn: changedOn(head),
    };
  });
}

function newest(articles: readonly ArticleHead[]): string | undefined {
  return articles.map(changedOn).toSorted().at(-1);
}

function perEdition(addressIn: (locale: 'cs' | 'en') => string): PerLocale<string> {
  const [cs = '', en = ''] = locales.map(addressIn);
  return { cs, en };
}
