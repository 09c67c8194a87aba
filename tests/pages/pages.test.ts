import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';
import { linksOf, textOf, titleOf } from '#tests/stage/html.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/stage/shop.ts';
import { catalogue } from '#tests/stage/offering.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const services = catalogue.platforms.flatMap((platform) => platform.services);
const cs = 'http://localhost:3000';
const en = 'http://en.localhost:3000';

async function htmlOf(path: string, locale: Locale = 'cs'): Promise<string> {
  const response = await shop.get(path, locale);
  expect(response.status, path).toBe(200);
  return response.text();
}

describe('what is nowhere', () => {
  it.each(['/404', '/neco/jineho', '/a/b/c/d', '/blog/tema/site/x'])(
    'is answered with 404 and leads home after two seconds: %s',
    async (path) => {
      const response = await shop.get(path);
      expect(response.status).toBe(404);
      // For those without scripts; a script can be stopped (rules 45).
      expect(response.headers.has('Refresh')).toBe(false);
      const html = await response.text();
      expect(html).toContain(
        '<noscript><meta http-equiv="refresh" content="2; url=/"/></noscript>',
      );
      expect(textOf(html)).toContain('Stránka nenalezena');
    },
  );

  it.each(['/neco', '/CENIK', '/cenik.html', '/favicon.ico', '/Neco', '/--', '/a%20b'])(
    'is an article that is not there where it has one part, and leads to /404: %s',
    async (path) => {
      for (const locale of locales) {
        const { status, headers } = await shop.get(path, locale);
        expect([status, headers.get('Location')]).toEqual([302, '/404']);
        expect(headers.get('Cache-Control')).toBe('no-store');
      }
    },
  );

  it('is answered in the language of the edition', async () => {
    expect(textOf(await (await shop.get('/404', 'en')).text())).toContain('Page not found');
    expect(textOf(await (await shop.get('/x%0A', 'en')).text())).toContain('Page not found');
  });
});

describe('a page that cannot be made', () => {
  it('says so in the language of the edition, with a reference and without the error', async () => {
    for (const [locale, title] of [
      ['cs', 'Něco se pokazilo'],
      ['en', 'Something went wrong'],
    ] as const) {
      const response = await shop.post('/obchodni-podminky', {}, locale);
      const html = await response.text();
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(titleOf(html)).toContain(title);
      expect(html).not.toMatch(/\bat .*\.js:|action/);
    }
  });

  it('asks for patience while the database is away', async () => {
    const shut = await createTestShop();
    await shut.database.close();
    const response = await shut.get(`/orders/${'a'.repeat(32)}`, 'en');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('10');
    expect(textOf(await response.text())).toContain('The shop is briefly unavailable');
  });

  it('does not call the shop away where only this page could not be made in time', async () => {
    const threads = new (await importBuilt()).Threads();
    await threads.close();
    const busy = await createTestShop({ threads });
    const article = builtInArticles.find(({ language }) => language === 'en');
    const response = await busy.get(`/${article?.id}`, 'en');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    const text = textOf(await response.text());
    expect(text).toContain('We cannot get this page ready right now');
    expect(text).not.toContain('The shop is briefly unavailable');
    await busy.close();
  });
});

const pages = ['/', '/instagram/lajky/50000', '/obchodni-podminky', '/404'];

describe('the words of a page', () => {
  it('are Czech in the Czech edition', async () => {
    for (const path of ['/', '/cenik', '/youtube/odberatele/250', '/obchodni-podminky', '/404']) {
      const text = textOf(await (await shop.get(path)).text());
      expect(text, path).not.toMatch(/\b(?:the|followers|order|price|free|per|and|€)\b/i);
    }
  });

  it('are English in the English edition, but for the names of the Czech world', async () => {
    const { operator } = shop.services.shop;
    const names = ['Čeština', 'IČO', 'DIČ', 'ČOI', operator.register, operator.address];
    for (const path of ['/', '/pricelist', '/youtube/odberatele/250', '/404']) {
      let text = textOf(await (await shop.get(path, 'en')).text());
      for (const name of [...names, operator.name]) text = text.replaceAll(name, '');
      expect(text, path).not.toMatch(/[ěščřžýůťďň]|\b(?:Kč|Objednat|zdarma)\b/i);
    }
  });
});

describe('a public page', () => {
  it('may be kept by the server and names itself in both editions', async () => {
    for (const path of ['/', '/cenik', '/facebook/lajky/5000', '/obchodni-podminky']) {
      const response = await shop.get(path);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      expect(response.headers.has('Set-Cookie')).toBe(false);
      const html = await response.text();
      expect(linksOf(html, 'canonical')).toEqual([cs + path]);
      expect(linksOf(html, 'alternate')).toHaveLength(3);
    }
  });

  it('brings one script and nothing inline', async () => {
    for (const locale of locales) {
      for (const path of [...pages, locale === 'cs' ? '/cenik' : '/pricelist']) {
        const html = await (await shop.get(path, locale)).text();
        const scripts = html.match(/<script(?![^>]*ld\+json)[^>]*>/g) ?? [];
        expect(scripts, path).toHaveLength(1);
        expect(scripts[0]).toMatch(/src="\/assets\/entry\.client-/);
        expect(html, path).not.toMatch(/<style|\sstyle="|\son\w+="/);
      }
    }
  });

  it('stays under 15 kB once compressed', async () => {
    const addresses = [
      ...services.map((service) => priceListAddress(catalogue, 'en', service)),
      ...listPackages(catalogue).map((sold) => packageAddress('en', sold)),
    ];
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    for (const path of addresses) {
      const html = await htmlOf(path, 'en');
      expect(brotliCompressSync(html, { params }).length, path).toBeLessThan(15_000);
    }
  });

  it('leads to the same page of the other edition, and keeps no reader’s query for the next', async () => {
    const html = await htmlOf('/cenik/tiktok/lajky?from=mail');
    expect(html).toContain(`href="${en}/pricelist/tiktok/lajky"`);
    expect(html).not.toContain('from=mail');
  });

  it('leads from the order to its other edition by a post, which takes the order along', async () => {
    const html = await htmlOf('/objednavka?platform=tiktok');
    expect(html).toContain(`action="${en}/objednavka/jazyk"`);
  });
});
