import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, otherLocale } from './locale.ts';
import {
  type Page,
  href,
  isPublicPath,
  pageOf,
  paths,
  publicPages,
  twinPath,
  withQuery,
} from './addresses.ts';

const pages = Object.keys(paths).filter((name): name is Page => name in paths);

/** Parameters that are known of the pages that have any. */
const params = {
  platform: 'instagram',
  service: 'sledujici',
  amount: '1000',
  token: 'abc',
  file: '1.pdf',
};

describe('addresses', () => {
  it.each(pages)('%s has one in both editions', (page) => {
    for (const locale of locales) expect(href(page, locale, params)).toMatch(/^\/[^:]*$/);
  });

  it('are the ones of the specification', () => {
    expect(href('priceList', 'cs')).toBe('/cenik');
    expect(href('priceList', 'en')).toBe('/pricelist');
    expect(href('howItWorks', 'cs')).toBe('/jak-to-funguje');
    expect(href('howItWorks', 'en')).toBe('/how-it-works');
    expect(href('package', 'en', params)).toBe('/instagram/sledujici/1000');
    for (const locale of locales) {
      expect(href('wizard', locale)).toBe('/objednavka');
      expect(href('paymentSuccess', locale)).toBe('/payment-success');
      expect(href('paymentCanceled', locale)).toBe('/payment-canceled');
      expect(href('terms', locale)).toBe('/obchodni-podminky');
    }
  });

  it('never leave their place, whatever a parameter holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (token) => {
        expect(href('order', 'cs', { token })).toMatch(/^\/objednavky\/[^/?#\s]*$/);
      }),
    );
  });

  it.each(pages)('%s is found by its address in both editions', (page) => {
    for (const locale of locales) expect(pageOf(href(page, locale, params))).toBe(page);
  });

  it.each(['/nic', '/nic/nic', '/a/b/c/d', '/functions/v1/x', '//'])(
    '%s belongs to no page',
    (path) => {
      expect(pageOf(path)).toBeUndefined();
    },
  );

  it('cannot be made without their parameters', () => {
    expect(() => href('order', 'cs')).toThrow('token');
  });

  it('carry a query that is written so that it can be read', () => {
    const address = withQuery('/objednavka', { package: 'a&b=c', step: 'č' });
    expect(new URL(address, 'http://localhost').searchParams.get('package')).toBe('a&b=c');
  });
});

describe('the twin of an address (decision 2)', () => {
  it.each([
    ['/cenik', 'en', '/pricelist'],
    ['/pricelist', 'cs', '/cenik'],
    ['/jak-to-funguje', 'en', '/how-it-works'],
    ['/cenik/tiktok', 'en', '/pricelist/tiktok'],
    ['/pricelist/tiktok/lajky', 'cs', '/cenik/tiktok/lajky'],
    ['/objednavky/abc', 'en', '/orders/abc'],
    ['/cenik', 'cs', undefined],
    ['/objednavka', 'en', undefined],
    ['/', 'en', undefined],
    ['/nic', 'cs', undefined],
    ['/cenik/', 'en', undefined],
  ] as const)('%s on the %s host is %s', (path, locale, twin) => {
    expect(twinPath(path, locale)).toBe(twin);
  });

  it.each(pages)('of %s leads there and back', (page) => {
    for (const locale of locales) {
      const own = href(page, locale, params);
      const twin = twinPath(own, otherLocale(locale)) ?? own;
      expect(twin).toBe(href(page, otherLocale(locale), params));
      expect(twinPath(twin, locale) ?? twin).toBe(own);
      expect(twinPath(own, locale)).toBeUndefined();
    }
  });

  it('leads to this shop whatever stands in the path', () => {
    for (const path of [
      '/cenik//evil.example',
      '//evil.example/cenik',
      '/cenik/%2F%2Fevil.example',
    ]) {
      const twin = twinPath(path, 'en') ?? '/';
      expect(new URL(twin, 'http://en.localhost').host).toBe('en.localhost');
    }
  });
});

describe('what may be kept for everyone', () => {
  it.each(pages)('%s, if it is a public page', (page) => {
    for (const locale of locales) {
      if (publicPages.has(page)) expect(isPublicPath(href(page, locale, params))).toBe(true);
    }
  });

  it.each([
    '/objednavka',
    '/objednavka/firma',
    '/objednavky/abc',
    '/orders/abc',
    '/payment-success',
    '/payment-canceled',
    '/ad',
    '/outbox',
    '/test-checkout/pay/cs_test_1',
  ])('never %s', (path) => {
    // A path may have the shape of a package; then its own headers forbid it.
    const hasShape = isPublicPath(path);
    expect(hasShape && path.split('/').length !== 4).toBe(false);
  });
});
