import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { titleParts } from '#domain/content/articles/sources.ts';
import { addressAt } from '#domain/addresses.ts';
import { type Locale, type PerLocale, locales, otherLocale } from '#domain/locale.ts';
import { type Crawl, type CrawledPage, crawl, isPage } from '#tests/stage/crawl.ts';
import { alternatesOf, linksOf, metaOf, titleOf } from '#tests/stage/html.ts';
import { foreignWords } from '#tests/stage/language.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { structuredDataOf } from '#tests/stage/structured-data.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

const shops: [string, Record<string, string>][] = [
  ['local', {}],
  ['public', publicShop],
];
/** Pages that have been looked at, as they are at any origin: most are the same on a public shop. */
const lookedAt = new Set<string>();
const editions = { cs: 'Czech', en: 'English' };

/** The paths that a sitemap lists, all of them of one host. */
function pathsIn(sitemap: string, origin: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(`${origin}/`), address).toBe(true);
    return address.slice(origin.length);
  });
}

function withoutOrigins(html: string, origins: PerLocale<string>): string {
  return locales.reduce((left, locale) => left.replaceAll(origins[locale], locale), html);
}

/** Whether search engines shall find a page: it is public, and answers under the address that it names itself. */
function isPublic({ path }: CrawledPage): boolean {
  return addressAt(new URL(path, 'http://x').pathname)?.kind === 'public';
}

describe.each(shops)('a %s shop', (_, env) => {
  let shop: TestShop;
  const crawls = new Map<Locale, Crawl>();
  const listed = new Map<Locale, string[]>();
  const pagesOf = (locale: Locale) => [...(crawls.get(locale)?.pages.values() ?? [])];
  const publicPages = (locale: Locale) => pagesOf(locale).filter(isPublic);

  beforeAll(async () => {
    shop = await createTestShop({ env });
    for (const locale of locales) {
      const origin = shop.services.shop.origins[locale];
      const sitemap = await (await shop.get('/sitemap.xml', locale)).text();
      const paths = pathsIn(sitemap, origin);
      listed.set(locale, paths);
      crawls.set(locale, await crawl(shop, locale, [...paths, '/404', '/']));
    }
  });
  afterAll(() => shop.close());

  describe.each(locales)('in its edition "%s"', (locale) => {
    const other = otherLocale(locale);

    it('has no link that leads to nothing, nor to a part that is not there', () => {
      const { dead = [] } = crawls.get(locale) ?? {};
      const isNotFound = (line: string) => line.endsWith('/404: 404');
      expect(dead.filter((line) => !isNotFound(line))).toEqual([]);
      expect(pagesOf(locale).length).toBeGreaterThan(70);
    });

    it('has one heading of the first rank and a title on every page', () => {
      const wrong = pagesOf(locale)
        .filter(isPage)
        .filter(({ html }) => titleOf(html) === '' || html.match(/<h1[\s>]/g)?.length !== 1);
      expect(wrong.map(({ path }) => path)).toEqual([]);
    });

    it('has the way to the chat on every page', () => {
      const without = pagesOf(locale)
        .filter(isPage)
        .filter(({ html }) => !html.includes('class="chat-button"'));
      expect(without.map(({ path }) => path)).toEqual([]);
    });

    it('calls no two public pages the same', () => {
      const byTitle = Map.groupBy(publicPages(locale), ({ html }) => titleOf(html));
      const same = [...byTitle]
        .map(
          ([title, pages]) =>
            [title, new Set(pages.map(({ html }) => linksOf(html, 'canonical')[0]))] as const,
        )
        .filter(([, canonical]) => canonical.size > 1);
      expect(same).toEqual([]);
    });

    it('describes every public page, each by itself', () => {
      const described = Map.groupBy(publicPages(locale), ({ html }) => metaOf(html)['description']);
      for (const [description = '', pages] of described) {
        const where = pages.map(({ path }) => path).join(' ');
        expect(description.length, where).toBeGreaterThan(40);
        expect(description.length, where).toBeLessThan(220);
        const canonical = new Set(pages.map(({ html }) => linksOf(html, 'canonical')[0]));
        expect([...canonical], description).toHaveLength(1);
      }
    });

    it('names each public page in both editions, and is named by the other one', async () => {
      const { origins } = shop.services.shop;
      for (const { path, html } of publicPages(locale)) {
        const [canonical = '', ...more] = linksOf(html, 'canonical');
        expect(more, path).toEqual([]);
        expect(canonical.startsWith(origins[locale]), path).toBe(true);
        const alternates = alternatesOf(html);
        // An article may be there in one language alone, and the last page of a list.
        if (Object.keys(alternates).length === 0 && isOfBlog(path)) continue;
        expect(Object.keys(alternates).toSorted(), path).toEqual(['cs', 'en', 'x-default']);
        expect(alternates[locale], path).toBe(canonical);
        expect(alternates['x-default'], path).toBe(alternates['cs']);
        const twin = (alternates[other] ?? '').slice(origins[other].length);
        const known = crawls.get(other)?.pages.get(twin);
        expect(known && alternatesOf(known.html), `${path} -> ${twin}`).toEqual(alternates);
      }
    });

    it('lists in its sitemap exactly the public pages, each at its one address', () => {
      const { origins } = shop.services.shop;
      const canonical = publicPages(locale)
        .map(({ html }) => (linksOf(html, 'canonical')[0] ?? '').slice(origins[locale].length))
        .filter((path) => !isLeftOut(path));
      expect([...new Set(canonical)].toSorted()).toEqual((listed.get(locale) ?? []).toSorted());
    });

    it('shows every page by a picture of its own edition where it is shared', async () => {
      const { origins } = shop.services.shop;
      const seen = new Set<string>();
      for (const page of pagesOf(locale).filter(isPage)) {
        const { path, html } = page;
        const meta = metaOf(html);
        const own = isPublic(page) ? linksOf(html, 'canonical')[0] : undefined;
        if (own !== undefined) {
          expect(meta, path).toMatchObject({
            'og:title': titleOf(html),
            'og:description': meta['description'],
            'og:url': own,
            'og:type': nameOf(path) === 'article' ? 'article' : 'website',
            'og:locale': locale === 'cs' ? 'cs_CZ' : 'en_GB',
          });
          const alternate = locale === 'cs' ? 'en_GB' : 'cs_CZ';
          const isInBoth = Object.keys(alternatesOf(html)).length > 0;
          expect(meta['og:locale:alternate'], path).toBe(isInBoth ? alternate : undefined);
        }
        expect(meta, path).toMatchObject({
          'og:site_name': shop.services.shop.brand,
          'og:image:type': 'image/png',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': expect.stringMatching(/\S/),
          'twitter:card': 'summary_large_image',
        });
        const image = meta['og:image'] ?? '';
        expect(image.startsWith(`${origins[locale]}/`), path).toBe(true);
        expect(image.slice(origins[locale].length), path).toMatch(/^\/(?:pictures|covers)\//);
        seen.add(image.slice(origins[locale].length));
      }
      for (const address of seen) {
        const { status, headers } = await shop.get(address, locale);
        expect([status, headers.get('Content-Type')], address).toEqual([200, 'image/png']);
      }
      expect(seen.size).toBeGreaterThan(70);
    });

    it(`speaks ${editions[locale]}, and the other language only where it says so`, () => {
      const { operator, brand } = shop.services.shop;
      // What networks and papers are called stands in articles of either language.
      const read = builtInArticles.flatMap(({ sources }) => sources);
      const titles = read.map(({ title }) => titleParts(title).map(({ text }) => text));
      const publishers = titles.flatMap((parts) => parts.join('').split(':', 1));
      const terms = ['engaged views', ...publishers];
      const offices = ['IČO', 'DIČ', 'ČOI', 'Česká obchodní inspekce'];
      const names = [...Object.values(operator), brand, ...offices, ...terms].filter(Boolean);
      const foreign = new Map<string, string>();
      for (const { path, html } of pagesOf(locale).filter(isPage)) {
        for (const words of foreignWords(html, locale, names)) foreign.set(words, path);
      }
      expect([...foreign]).toEqual([]);
    });

    it('tells search engines of each page what it is, in shapes that they know', () => {
      for (const { path, html } of pagesOf(locale).filter(isPage)) {
        const known = structuredDataOf(html);
        const types = known.map((data) => data['@type']);
        const isHome = new URL(path, 'http://x').pathname === '/';
        const expected = isHome ? ['Organization', 'WebSite'] : ['BreadcrumbList'];
        if (addressAt(path)?.kind === 'public')
          expect(types, path).toEqual(expect.arrayContaining(expected));
        if (nameOf(path) === 'package') expect(types, path).toContain('Service');
        if (nameOf(path) === 'article') expect(types, path).toContain('BlogPosting');
        // Nobody may take what a sample says for a rating.
        const told = JSON.stringify(known);
        expect(told, path).not.toMatch(/"(?:aggregateRating|review|reviewRating|ratingValue)"/);
      }
    });

    it('is written in HTML without a fault', async () => {
      const { origins } = shop.services.shop;
      const pages = Map.groupBy(pagesOf(locale).filter(isPage), ({ html, path }) =>
        // The order of one package is written as that of any other.
        path.includes('package=') ? `an order, ${locale}` : withoutOrigins(html, origins),
      );
      const faults: string[] = [];
      for (const [html, [page]] of pages) {
        if (!page || lookedAt.has(html)) continue;
        faults.push(...(await faultsOfHtml(page.html)).map((fault) => `${page.path}: ${fault}`));
        lookedAt.add(html);
      }
      expect(faults).toEqual([]);
    });
  });
});

function nameOf(path: string): string {
  return addressAt(new URL(path, 'http://x').pathname)?.name ?? '';
}

function isOfBlog(path: string): boolean {
  return /^(?:article|blogPage|blogTopicPage)$/.test(nameOf(path));
}

/** Further pages of a list, and earlier wordings: search engines reach them from the page that they belong to. */
function isLeftOut(path: string): boolean {
  const { name = '' } = addressAt(path) ?? {};
  const isFurther = /^references.|^blog(?:Page|TopicPage)$/.test(name);
  return ['termsVersion', 'privacyVersion'].includes(name) || isFurther;
}
