import { listGenerated } from '#database/generators/generator-articles.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { findFavourite, listPackages } from '#domain/catalogue/catalogue.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import type { SeenArticle, SeenReduction } from '#domain/legal/judge-records.ts';
import type { VisitedPage, VisitedPages } from '#domain/legal/judge-pages.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import { sampleTargetOf } from '#domain/target/read-target.ts';
import type { Services } from '#flows/services.ts';
import { articleAddress } from '#web/blog/addresses.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { newId } from '#web/cookies/new-id.ts';
import { packageAddress } from '#web/offers/addresses.ts';

/** Looks at the public pages whose duties are judged, in both editions, and at the last step of an order. */
export async function visitPages(
  { visit, shop }: Pick<Services, 'visit' | 'shop'>,
  { catalogue }: Offering,
): Promise<VisitedPages> {
  const [service] = catalogue.platforms.flatMap(({ services }) => services);
  if (!service) throw new Error('Nothing is on sale.');
  const sold = findFavourite(service);
  const look = (page: (locale: Locale) => Promise<VisitedPage>) => inBoth(page);
  const plain = (page: Parameters<typeof href>[0] & PlainName) =>
    look((locale) => visit(locale, href(page, locale)));
  return {
    home: await plain('home'),
    package: await look((locale) => visit(locale, packageAddress(locale, sold))),
    details: await look((locale) => {
      const cookie = cartWith(sold, shop.origins[locale]);
      return visit(locale, withQuery(href('wizard', locale), { step: 'details' }), cookie);
    }),
    withdrawal: await plain('withdrawal'),
    terms: await plain('terms'),
    privacy: await plain('privacy'),
    accessibility: await plain('accessibility'),
    references: await plain('references'),
    howReviews: await plain('howReviews'),
  };
}

/** Looks at each package whose price is announced as reduced, in both editions. */
export async function visitReductions(
  { visit, shop }: Pick<Services, 'visit' | 'shop'>,
  { catalogue }: Offering,
): Promise<SeenReduction[]> {
  const seen: SeenReduction[] = [];
  for (const sold of listPackages(catalogue)) {
    const { lowestBefore } = sold;
    if (lowestBefore === undefined) continue;
    const pages = await inBoth((locale) => visit(locale, packageAddress(locale, sold)));
    const whole = (locale: Locale) => shop.origins[locale] + packageAddress(locale, sold);
    seen.push({ lowestBefore, addresses: { cs: whole('cs'), en: whole('en') }, pages });
  }
  return seen;
}

/** Looks at the newest article of each edition that a generator wrote. */
export async function visitGenerated({
  visit,
  shop,
  db,
}: Pick<Services, 'visit' | 'shop' | 'db'>): Promise<SeenArticle[]> {
  const newest = await listGenerated(db, { limit: 1 });
  const looks = newest.map(async (article) => {
    const { language } = article;
    const path = articleAddress(article);
    return { address: shop.origins[language] + path, language, page: await visit(language, path) };
  });
  return Promise.all(looks);
}

type PlainName =
  | 'home'
  | 'withdrawal'
  | 'terms'
  | 'privacy'
  | 'accessibility'
  | 'references'
  | 'howReviews';

async function inBoth(
  look: (locale: Locale) => Promise<VisitedPage>,
): Promise<PerLocale<VisitedPage>> {
  const [cs, en] = await Promise.all([look('cs'), look('en')]);
  return { cs, en };
}

/** A cart of one package with its target, as a browser has it before the last step. */
function cartWith({ id: packageId, platform, service }: Package, origin: string): string {
  const target = sampleTargetOf(platform, service);
  const line = { id: newId(16), packageId, quantity: 1, target };
  const written = writeCart({ id: newId(16), lines: [line] }, namingAt(origin)) ?? '';
  return written.slice(0, written.indexOf(';'));
}
