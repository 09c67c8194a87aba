import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { type PlainPage, type PublicPage, href } from '#domain/addresses.ts';
import {
  findPackageAt,
  findPlatform,
  findService,
  serviceOf,
} from '#domain/catalogue/catalogue.ts';
import {
  type Catalogue,
  type Service,
  platformIds,
  upcomingPlatformIds,
} from '#domain/catalogue/price-list.ts';
import { readTopic } from '#domain/content/articles/slugs.ts';
import type { Locale } from '#domain/locale.ts';
import { listAddress } from '#web/blog/addresses.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';
import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import type { Words } from '#messages/words.ts';
import { wordsOf } from '#messages/words.ts';

/** A page on the way to another one. */
export interface Step {
  name: string;
  /** Within its edition. */
  address: string;
}

interface Asked {
  locale: Locale;
  catalogue: Catalogue;
  params: Readonly<Record<string, string | undefined>>;
}

type Titled = PublicPage & PlainPage & keyof Omit<Words['sharing'], 'home' | 'manifest'>;

/** The way to a page that stands by itself, and to what is a part of it. */
function trailOfPage(page: Exclude<Titled, 'priceList'>): (asked: Asked) => Step[] {
  return ({ locale }) => [
    { name: wordsOf(locale).sharing[page].title, address: href(page, locale) },
  ];
}

/** The steps behind the home page. */
const trails: Record<Exclude<PublicPage, 'home'>, (asked: Asked) => Step[]> = {
  howItWorks: trailOfPage('howItWorks'),
  priceList: tabTrail,
  priceListTab: tabTrail,
  priceListService: tabTrail,
  package: packageTrail,
  references: trailOfPage('references'),
  referencesPage: trailOfPage('references'),
  referencesNetwork: trailOfPage('references'),
  referencesNetworkPage: trailOfPage('references'),
  howReviews: trailOfPage('howReviews'),
  faq: trailOfPage('faq'),
  blog: trailOfPage('blog'),
  blogPage: trailOfPage('blog'),
  blogTopic: topicTrail,
  blogTopicPage: topicTrail,
  // Its own step is among its data.
  article: trailOfPage('blog'),
  terms: trailOfPage('terms'),
  termsVersion: trailOfPage('terms'),
  privacy: trailOfPage('privacy'),
  privacyVersion: trailOfPage('privacy'),
  accessibility: trailOfPage('accessibility'),
  howWeCount: trailOfPage('howWeCount'),
};

function isPublic(page: string): page is keyof typeof trails {
  return Object.hasOwn(trails, page);
}

/** The way from the home page to a page; empty for what search engines do not list, and for the home page. */
export function trailTo(
  locale: Locale,
  catalogue: Catalogue,
  page: string,
  params: Asked['params'],
): Step[] {
  if (!isPublic(page)) return [];
  const home = { name: wordsOf(locale).sharing.homeName, address: href('home', locale) };
  return [home, ...trails[page]({ locale, catalogue, params })];
}

function priceList(locale: Locale): Step {
  return { name: wordsOf(locale).sharing.priceList, address: href('priceList', locale) };
}

function tabTrail({ locale, catalogue, params }: Asked): Step[] {
  const { platform = platformIds[0], service } = params;
  const upcoming = upcomingPlatformIds.find((id) => id === platform);
  if (upcoming) {
    const { name } = catalogueTexts[locale].upcoming[upcoming];
    return [priceList(locale), { name, address: href('priceListTab', locale, { platform }) }];
  }
  const shown =
    service === undefined
      ? findPlatform(catalogue, platform)?.services[0]
      : findService(catalogue, platform, service);
  return shown ? serviceTrail(locale, catalogue, shown) : [priceList(locale)];
}

function topicTrail({ locale, params }: Asked): Step[] {
  const { title } = wordsOf(locale).sharing.blog;
  const blog = { name: title, address: href('blog', locale) };
  const topic = readTopic(params['topic'] ?? '');
  if (!topic) return [blog];
  return [
    blog,
    { name: wordsOf(locale).blog.topics[topic], address: listAddress(locale, { topic }) },
  ];
}

/** The price list opens with the first service, which has no page of its own. */
function serviceTrail(locale: Locale, catalogue: Catalogue, service: Service): Step[] {
  const list = priceList(locale);
  const address = priceListAddress(catalogue, locale, service);
  if (address === list.address) return [list];
  return [list, { name: textOf(locale, service).name, address }];
}

function packageTrail({ locale, catalogue, params }: Asked): Step[] {
  const { platform = '', service = '', amount = '' } = params;
  const sold = findPackageAt(catalogue, { platform, service, amount });
  if (!sold) return [priceList(locale)];
  return [
    ...serviceTrail(locale, catalogue, serviceOf(catalogue, sold)),
    { name: describeOffer(locale, sold).full, address: packageAddress(locale, sold) },
  ];
}
