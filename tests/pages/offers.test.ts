import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';
import { describeOffer } from '#web/offers/describe-offer.ts';
import { linksOf, textOf, titleOf } from '#tests/stage/html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { structuredDataOf } from '#tests/stage/structured-data.ts';
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

async function redirectOf(path: string, locale: Locale = 'cs') {
  const response = await shop.get(path, locale);
  return [response.status, response.headers.get('Location')];
}

/** As `textOf` gives it: one plain space between words. */
function plain(words: string): string {
  return words.replaceAll(/\s/g, ' ');
}

describe.each(locales)('the package pages of the %s edition', (locale) => {
  it('answer for all 60 packages, each with its price, a title and a description of its own', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const sold of listPackages(catalogue)) {
      const html = await htmlOf(packageAddress(locale, sold), locale);
      expect(textOf(html), sold.id).toContain(plain(describeOffer(locale, sold).price));
      expect(html, sold.id).toContain(`package=${sold.id}`);
      titles.add(titleOf(html));
      descriptions.add(/name="description" content="(.*?)"/.exec(html)?.[1] ?? '');
    }
    expect(titles.size).toBe(60);
    expect(descriptions.size).toBe(60);
  });

  it('say what is delivered, when, and what the terms say about it', async () => {
    const text = textOf(await htmlOf('/instagram/sledujici/10000', locale));
    const expected = {
      cs: ['72 hodin', '90 dní', 'nemusí být skuteční aktivní uživatelé', 'Bez hesla', 'GDPR'],
      en: ['72 hours', '90 days', 'may not be real, active users', 'No password', 'GDPR'],
    };
    for (const words of expected[locale]) expect(text).toContain(words);
    // The start has a limit; a span would say that nothing happens before its first hour.
    expect(text).toContain({ cs: 'Začátek do 48 hodin', en: 'Start within 48 hours' }[locale]);
    expect(text).not.toContain('24–48');
  });
});

describe('an address of a package', () => {
  it.each([
    '/linkedin/sledujici/1000',
    '/instagram/odberatele/1000',
    '/instagram/sledujici/1001',
    '/instagram/sledujici/01000',
    '/instagram/sledujici/1.000',
    '/instagram/sledujici/1000%2e',
    '/instagram/sledujici/1%20000',
    '/instagram/sledujici/-1000',
    '/instagram/sledujici/1e3',
    '/Instagram/sledujici/1000',
    '/instagram/SLEDUJICI/1000',
    '/instagram/constructor/1000',
    '/cenik/linkedin',
    '/cenik/spotify/sledujici',
    '/cenik/instagram/odberatele',
    '/cenik/Instagram',
  ])('that names nothing leads to the not-found page: %s', async (path) => {
    expect(await redirectOf(path)).toEqual([302, '/404']);
  });

  it('with the id of the service leads to the one with its slug, for good', async () => {
    for (const sold of listPackages(catalogue)) {
      const path = `/${sold.platform}/${sold.service}/${sold.amount}`;
      expect(await redirectOf(path, 'en')).toEqual([308, packageAddress('en', sold)]);
    }
    expect(await redirectOf('/cenik/tiktok/likes')).toEqual([308, '/cenik/tiktok/lajky']);
    expect(await redirectOf('/pricelist/tiktok/likes', 'en')).toEqual([
      308,
      '/pricelist/tiktok/lajky',
    ]);
  });
});

describe('an address of the other edition', () => {
  it('leads to its twin, with the query', async () => {
    expect(await redirectOf('/pricelist?from=mail')).toEqual([308, '/cenik?from=mail']);
    expect(await redirectOf('/cenik/youtube/lajky', 'en')).toEqual([
      308,
      '/pricelist/youtube/lajky',
    ]);
  });
});

describe.each(locales)('the price list of the %s edition', (locale) => {
  it('lists every package of every service with its two links', async () => {
    for (const service of services) {
      const html = await htmlOf(priceListAddress(catalogue, locale, service), locale);
      for (const sold of service.packages) {
        expect(html).toContain(`href="${packageAddress(locale, sold)}"`);
        expect(html).toContain(
          `href="/objednavka?platform=${sold.platform}&amp;service=${service.slug}&amp;package=${sold.id}"`,
        );
        expect(textOf(html)).toContain(plain(describeOffer(locale, sold).price));
      }
    }
  });

  it('has six tabs in the order of rules 47, two of them for later', async () => {
    const start = locale === 'cs' ? '/cenik' : '/pricelist';
    const html = await htmlOf(start, locale);
    const all = [...html.matchAll(/<a class="tab" id="(\w+)" href="([^"]+)"/g)];
    const tabs = all.slice(0, 6);
    // Below them those of the services of the open one, each with its anchor (rules 49).
    expect(all.slice(6).map(([, id]) => id)).toEqual(['sledujici', 'lajky', 'zhlednuti']);
    expect(tabs.map(([, id]) => id)).toEqual([
      'instagram',
      'tiktok',
      'youtube',
      'twitter',
      'facebook',
      'spotify',
    ]);
    for (const [, , path = ''] of tabs) expect((await shop.get(path, locale)).status).toBe(200);
    const later = await htmlOf(`${start}/spotify`, locale);
    expect(later).toContain(`href="mailto:${shop.services.shop.supportMail}"`);
    expect(later).not.toContain('/objednavka?');
  });

  it('has one address for search engines where several show the same', async () => {
    const start = locale === 'cs' ? '/cenik' : '/pricelist';
    const origin = locale === 'cs' ? cs : en;
    for (const path of [start, `${start}/instagram`, `${start}/instagram/sledujici`]) {
      expect(linksOf(await htmlOf(path, locale), 'canonical')).toEqual([origin + start]);
    }
    for (const path of [`${start}/tiktok`, `${start}/tiktok/sledujici`]) {
      const html = await htmlOf(path, locale);
      expect(linksOf(html, 'canonical')).toEqual([`${origin}${start}/tiktok`]);
      // The last one is for readers of any other language.
      const czech = `${cs}/cenik/tiktok`;
      expect(linksOf(html, 'alternate')).toEqual([czech, `${en}/pricelist/tiktok`, czech]);
    }
  });

  it('gives offers and no reviews as structured data', async () => {
    const html = await htmlOf(locale === 'cs' ? '/cenik' : '/pricelist', locale);
    const told = structuredDataOf(html);
    const list = told.find((data) => data['@type'] === 'OfferCatalog');
    expect(list?.itemListElement).toHaveLength(6);
    expect(JSON.stringify(told)).not.toMatch(/rating|review/i);
  });
});
