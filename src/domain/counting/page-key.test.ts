import { describe, expect, it } from 'vitest';
import { addresses, href } from '#domain/addresses.ts';
import type { Address } from '#domain/addresses/address-row.ts';
import { locales } from '#domain/locale.ts';
import { catalogue } from '#tests/stage/offering.ts';
import { sampleAddress, addressNames } from '#tests/stage/sample-address.ts';
import { pageKey } from './page-key.ts';

const keyOf = (path: string) => pageKey(catalogue, path);
const table: Record<string, Address> = addresses;

describe('the name under which a page is counted', () => {
  it.each([
    ['/', 'home'],
    ['/cenik', 'priceList'],
    ['/pricelist', 'priceList'],
    ['/cenik/tiktok', 'priceListTab:tiktok'],
    ['/pricelist/spotify', 'priceListTab:spotify'],
    ['/cenik/tiktok/lajky', 'priceListService:tt-likes'],
    ['/instagram/sledujici/1000', 'ig-followers-1000'],
    ['/faq', 'faq'],
    ['/blog', 'blog'],
    ['/blog/tema/site', 'blogTopic:networks'],
    ['/blog/topic/networks/page/2', 'blogTopicPage:networks'],
    ['/blog/hledat', 'blogSearch'],
    ['/objednavka', 'wizard'],
  ])('of %s is %s', (path, key) => {
    expect(keyOf(path)).toBe(key);
  });

  it('is that of the row in both editions', () => {
    for (const name of addressNames) {
      const { kind } = table[name] ?? {};
      const isPage = kind === 'public' || kind === 'private';
      const keys = locales.map((locale) => keyOf(sampleAddress(name, locale)));
      expect([name, keys[0] === undefined]).toEqual([name, !isPage]);
      expect(keys[1]).toBe(keys[0]);
    }
  });

  it('never has a word of the address in it that we do not have ourselves', () => {
    const secret = 'secret-of-a-customer';
    expect(keyOf(href('order', 'cs', { token: secret }))).toBe('order');
    expect(keyOf(`/cenik/${secret}`)).toBe('priceListTab');
    expect(keyOf(`/cenik/${secret}/${secret}`)).toBe('priceListService');
    expect(keyOf(`/instagram/sledujici/${secret}`)).toBe('package');
    expect(keyOf(`/blog/tema/${secret}`)).toBe('blogTopic');
    expect(keyOf(`/${secret}`)).toBe('article');
    expect(pageKey(catalogue, '/an-article-that-is-there', true)).toBe(
      'article:an-article-that-is-there',
    );
  });
});
