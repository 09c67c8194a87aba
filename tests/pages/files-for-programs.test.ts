import { afterEach, describe, expect, it } from 'vitest';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { addressAt, addresses } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { STORE_ARTICLES } from '#tests/stage/articles.ts';
import { query } from '#tests/stage/books.ts';
import { metaOf } from '#tests/stage/html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

let shop: TestShop | undefined;
afterEach(() => shop?.close());

async function open(...given: Parameters<typeof createTestShop>): Promise<TestShop> {
  shop = await createTestShop(...given);
  return shop;
}

const { CS_ORIGIN, EN_ORIGIN } = publicShop;
const origins = { cs: CS_ORIGIN, en: EN_ORIGIN };

/** Whether a crawler that keeps to RFC 9309 may read an address; the longest rule that fits has it. */
function mayRead(robots: string, path: string): boolean {
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return !closed.some((rule) => {
    const [begins = '', isWhole] = rule.endsWith('$') ? [rule.slice(0, -1), true] : [rule];
    return isWhole ? path === begins : path.startsWith(begins);
  });
}

describe('robots.txt', () => {
  it('names the sitemap of its own host and keeps out of what is not for everyone', async () => {
    const here = await open({ env: publicShop });
    for (const locale of locales) {
      const answer = await here.get('/robots.txt', locale);
      expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      const robots = await answer.text();
      expect(robots).toContain(`\nSitemap: ${origins[locale]}/sitemap.xml\n`);
      expect(robots.match(/User-agent/g)).toHaveLength(1);
      for (const path of [
        addresses.wizard.path[locale],
        `${addresses.wizard.path[locale]}?platform=tiktok`,
        addresses.order.path[locale].replace(':token', 'abc'),
        addresses.withdrawal.path[locale],
        '/payment-success?order=abc',
        '/ad',
        '/ad/orders',
        '/functions/v1/x',
      ]) {
        expect(mayRead(robots, path), path).toBe(false);
      }
      for (const path of ['/', '/adresa', '/zpravy', '/order-linked', '/pictures/home/x', '/faq']) {
        expect(mayRead(robots, path), path).toBe(true);
      }
      // A public shop has neither, so it speaks of neither.
      expect(robots).not.toMatch(/(?<!\/ad)\/outbox|test-checkout/);
    }
  });
});

describe('security.txt', () => {
  it('says on both hosts where to write, and holds for less than a year', async () => {
    const now = new Date('2026-11-22T15:30:00Z');
    const here = await open({
      env: { ...publicShop, SUPPORT_MAIL: 'help@vzlet.example' },
      clock: () => now,
    });
    for (const locale of locales) {
      const answer = await here.get('/.well-known/security.txt', locale);
      expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      const other = locale === 'cs' ? 'en' : 'cs';
      expect((await answer.text()).split('\n')).toEqual([
        'Contact: mailto:help@vzlet.example',
        'Expires: 2027-05-21T00:00:00Z',
        `Preferred-Languages: ${locale}, ${other}`,
        `Canonical: ${CS_ORIGIN}/.well-known/security.txt`,
        `Canonical: ${EN_ORIGIN}/.well-known/security.txt`,
        '',
      ]);
    }
  });
});

describe('the sitemap', () => {
  it('has every article once, also where there are more than are asked for at once', async () => {
    const here = await open({ builtInArticles: [] });
    await query(here, STORE_ARTICLES.replace('$1', '1005'));
    const xml = await (await here.get('/sitemap.xml')).text();
    const found = [...xml.matchAll(/<loc>[^<]*\/(clanek-\d+)<\/loc>/g)].map(([, id]) => id);
    expect([found.length, new Set(found).size]).toEqual([1005, 1005]);
  });

  it('has every page once, with both editions and the one for all other languages', async () => {
    const here = await open({ env: publicShop });
    for (const locale of locales) {
      const answer = await here.get('/sitemap.xml', locale);
      expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
      expect(answer.headers.get('X-Page-Tags')).toBe('articles catalogue');
      const xml = await answer.text();
      const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeGreaterThan(70);
      for (const [, url = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
        const languages = [...url.matchAll(/hreflang="([^"]*)"/g)].map(([, name]) => name);
        // An article may be there in one language alone.
        const isAlone = languages.length === 0 && isArticle(url);
        if (!isAlone) expect(languages).toEqual(['cs', 'en', 'x-default']);
      }
      // A day stands only where somebody has noted it: at the terms and the blog.
      for (const [, day] of xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)) {
        expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
      }
    }
  });
});

function isArticle(url: string): boolean {
  const address = /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '';
  return addressAt(new URL(address).pathname)?.name === 'article';
}

describe('the web manifest', () => {
  it('is in the language of its edition, with icons that are as large as it says', async () => {
    const here = await open();
    for (const locale of locales) {
      const answer = await here.get('/site.webmanifest', locale);
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
      const manifest = await answer.json();
      expect(manifest).toMatchObject({ name: 'Vzlet', lang: locale, start_url: '/' });
      for (const { src, sizes } of manifest.icons) {
        const icon = await here.get(src, locale);
        const view = new DataView(await icon.arrayBuffer());
        expect(`${view.getUint32(16)}x${view.getUint32(20)}`).toBe(sizes);
      }
      for (const { url } of manifest.shortcuts) {
        expect((await here.get(url, locale)).status, url).toBe(200);
      }
    }
  });
});

/** The address of a page's picture within its edition. */
async function pictureOf(here: TestShop, path: string, locale: 'cs' | 'en' = 'cs') {
  const image = metaOf(await (await here.get(path, locale)).text())['og:image'] ?? '';
  return new URL(image).pathname;
}

describe('pictures', () => {
  it('are painted for each edition in its own words', async () => {
    const here = await open();
    const bytes = async (locale: 'cs' | 'en') => {
      const answer = await here.get(await pictureOf(here, '/obchodni-podminky', locale), locale);
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(await bytes('cs')).not.toEqual(await bytes('en'));
    // The address of the other edition's picture leads to one's own.
    const strange = await here.get(await pictureOf(here, '/obchodni-podminky', 'cs'), 'en');
    expect(strange.status).toBe(302);
    expect(strange.headers.get('Location')).toBe(await pictureOf(here, '/obchodni-podminky', 'en'));
  });

  it('have another address as soon as a price is another', async () => {
    const path = '/instagram/sledujici/10000';
    const before = await pictureOf(await open(), path);
    await shop?.close();
    const { priceList } = defaultOffering;
    const dearer = structuredClone(priceList.platforms).map((platform) => ({
      ...platform,
      services: platform.services.map((service) => ({
        ...service,
        packages: service.packages.map(
          ([amount, price, more]) => [amount, price + 1, more] as const,
        ),
      })),
    }));
    const offered = { ...defaultOffering, priceList: { ...priceList, platforms: dearer } };
    const here = await open({ offered });
    const after = await pictureOf(here, path);
    expect(after).not.toBe(before);
    expect((await here.get(before)).headers.get('Location')).toBe(after);
  });

  it('are painted for no address that the shop does not name', async () => {
    const here = await open();
    for (const path of [
      '/pictures/nothing/x',
      '/pictures/ig-followers-1/x',
      '/pictures/faq.png/x',
    ]) {
      expect((await here.get(path)).status, path).toBe(404);
    }
    expect((await here.get('/pictures/home/x')).status).toBe(302);
  });

  it('answer a question for their head alone', async () => {
    const here = await open();
    const address = here.services.shop.origins.cs + (await pictureOf(here, '/'));
    const { status, headers } = await here.app(new Request(address, { method: 'HEAD' }));
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(headers.get('X-Page-Tags')).toBe('catalogue');
  });
});
