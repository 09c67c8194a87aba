import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listDiscountTiers } from '#domain/catalogue/pricing.ts';
import { findFavourite } from '#domain/catalogue/catalogue.ts';
import { href } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { orderAddress } from '#web/offers/addresses.ts';
import { homeSections } from '#web/frame/pages.ts';
import { textOf } from '#tests/stage/html.ts';
import { offering } from '#tests/stage/offering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

const { catalogue, volumeDiscounts } = offering;

const shops: [string, Record<string, string>][] = [
  ['local', {}],
  ['public', publicShop],
];

describe.each(shops)('the home page of a %s shop', (_, env) => {
  let shop: TestShop;
  const pages: Record<string, string> = {};
  beforeEach(async () => {
    shop = await createTestShop({ env });
    for (const locale of locales) pages[locale] = await (await shop.get('/', locale)).text();
  });
  afterEach(() => shop.close());

  it('has every section that links lead to, once, in the order of the page', () => {
    const order = ['#sluzby', '#cenik', '#faq', '#objednat', '#kontakt'];
    for (const locale of locales) {
      const ids = [...(pages[locale] ?? '').matchAll(/<section[^>]* id="([^"]+)"/g)].map(
        ([, id]) => `#${id}`,
      );
      expect(ids.filter((id) => order.includes(id))).toEqual(order);
      expect([...homeSections].toSorted()).toEqual(order.toSorted());
    }
  });

  it('leads to the six tabs of the price list by path and hash', () => {
    const tabs = ['/tiktok#tiktok', '/youtube#youtube', '/twitter#twitter', '/facebook#facebook'];
    for (const locale of locales) {
      const start = href('priceList', locale);
      const found = [...(pages[locale] ?? '').matchAll(/class="departure" href="([^"]+)"/g)];
      expect(found.map(([, address]) => address)).toEqual([
        `${start}#instagram`,
        ...tabs.map((tab) => start + tab),
        `${start}/spotify#spotify`,
      ]);
    }
  });

  it('offers one package of each platform, with at most four benefits and three ways on', () => {
    for (const locale of locales) {
      const html = pages[locale] ?? '';
      const tickets = html.split('class="ticket"').slice(1);
      expect(tickets).toHaveLength(catalogue.platforms.length);
      for (const [index, { id, services }] of catalogue.platforms.entries()) {
        const ticket = tickets[index]?.split('</ul></div></section>')[0] ?? '';
        const [first] = services;
        if (!first) throw new Error(`${id} sells nothing.`);
        const order = orderAddress(locale, findFavourite(first)).replaceAll('&', '&amp;');
        expect(ticket).toContain(`href="${order}"`);
        expect(ticket).toContain(`#${id}"`);
        const benefits = /ticket__benefits">(.*?)<\/ul>/s.exec(ticket)?.[1]?.match(/<li>/g);
        expect(benefits?.length).toBeGreaterThan(0);
        expect(benefits?.length).toBeLessThanOrEqual(4);
      }
    }
  });

  it('says of what the figure at the top of its curve is a number', () => {
    expect(pages['cs']).toMatch(/growth-curve__unit"[^>]*>[^<]*sledujících</);
    expect(pages['en']).toMatch(/growth-curve__unit"[^>]*>[^<]*followers</);
  });

  it('draws the whole ladder of the discount', () => {
    const said = textOf(pages['cs'] ?? '');
    for (const { percent } of listDiscountTiers(volumeDiscounts))
      expect(said).toContain(`−${percent} %`);
  });

  it('stays under 20 kB once compressed', () => {
    for (const locale of locales) {
      expect(brotliCompressSync(pages[locale] ?? '').length).toBeLessThan(20_000);
    }
  });
});
