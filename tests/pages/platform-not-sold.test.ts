import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { href } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { crawl } from '#tests/stage/crawl.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const { priceList, volumeDiscounts } = defaultOffering;
const platforms = priceList.platforms.filter(({ id }) => id !== 'facebook');

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    offered: { priceList: { ...priceList, platforms }, volumeDiscounts },
  });
});
afterAll(() => shop.close());

it.each(locales)('a platform that is sold no longer is missed by no page: %s', async (locale) => {
  const { pages, dead } = await crawl(shop, locale, [href('home', locale)]);
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(60);
  const named = [...pages.keys()].filter((path) => path.includes('/facebook'));
  // Reviews of it were written all the same.
  expect(named.filter((path) => !path.startsWith(href('references', locale)))).toEqual([]);
});
