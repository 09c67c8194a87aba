import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';
import { locales, otherLocale } from './locale.ts';
import { addressAt, addresses, adminHref, href, rootOf, twinPath, withQuery } from './addresses.ts';
import { type Address } from './addresses/address-row.ts';
import { readAddresses } from './addresses/read-addresses.ts';

const table: Record<string, Address> = addresses;

describe('addresses', () => {
  it('are the ones that are linked from elsewhere', () => {
    expect(href('priceList', 'cs')).toBe('/cenik');
    expect(href('priceList', 'en')).toBe('/pricelist');
    expect(href('howItWorks', 'cs')).toBe('/jak-to-funguje');
    expect(href('howItWorks', 'en')).toBe('/how-it-works');
    expect(
      href('package', 'en', { platform: 'instagram', service: 'sledujici', amount: '1000' }),
    ).toBe('/instagram/sledujici/1000');
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

  it.each(addressNames)('%s is found by its address in both editions', (name) => {
    for (const locale of locales) expect(addressAt(sampleAddress(name, locale))?.name).toBe(name);
  });

  it.each(['/nic/nic', '/a/b/c/d', '//', '/nic.html', '/a/b/c.d', '/blog/page'])(
    '%s is none of ours',
    (path) => {
      expect(addressAt(path)).toBeUndefined();
    },
  );

  it.each([
    ['/functions/v1/x', 'functions'],
    ['/functions/v1', 'functions'],
    ['/rest/v1/testimonials', 'tables'],
    ['/ad/orders/100001', 'operatorOrder'],
    ['/ad', 'operator'],
    ['/outbox/1', 'outbox'],
    ['/cenik/tiktok/lajky', 'priceListService'],
  ])('%s, which looks like a package, is %s', (path, name) => {
    expect(addressAt(path)?.name).toBe(name);
  });

  it.each([
    ['/%61d/orders/1', 'operatorOrder'],
    ['/ad/orders/1/emails/x', 'operatorEmail'],
    ['/ad/nowhere/1/emails/x', 'operatorPage'],
    ['/%61d', 'operator'],
    ['/%6fbjednavka', 'wizard'],
    ['/objednavk%79/abc', 'order'],
    ['/ad/%70eople', 'operatorPeople'],
    ['/ad/orders%2ecsv', 'operatorOrdersFile'],
    ['/ad/orders/ne%77', 'operatorNewOrder'],
    ['/ad/orders/1/money%2dback', 'operatorMoneyBack'],
    ['/ad/orders/1%2fmoney-back', 'operatorOrder'],
    ['/ad%2fpeople', 'operatorPeople'],
    ['/%63enik', undefined],
    ['/instagram/sledujici/%31000', undefined],
    ['/%66unctions/v1/x', undefined],
    ['/%6futbox', undefined],
    ['/%25%36%31d', undefined],
    ['/ad%', undefined],
  ])('%s, which is written in needless codes, is %s', (path, name) => {
    expect(addressAt(path)?.name).toBe(name);
  });

  it('cannot be made with a parameter that is missing, misspelt or too much', () => {
    // @ts-expect-error a parameter is missing
    href('order', 'cs');
    // @ts-expect-error one is misspelt
    href('invoice', 'en', { tokn: 'x', file: '1.pdf' });
    // @ts-expect-error there is none
    href('wizard', 'cs', { token: 'x' });
    // @ts-expect-error no link leads to an address for programs
    href('notification', 'cs');
    // @ts-expect-error it is not a single page
    adminHref('operatorPage');
    expect(href('order', 'cs', { token: 'x' })).toBe('/objednavky/x');
  });

  it('that lie below one another begin with it', () => {
    expect(rootOf('outbox')).toBe('/outbox');
    expect(rootOf('tables')).toBe('/rest/v1');
    // @ts-expect-error nothing lies below it
    rootOf('notification');
  });

  it('adds a query to one that is there', () => {
    expect(withQuery('/ad/list?page=2', { saved: 'yes' })).toBe('/ad/list?page=2&saved=yes');
  });

  it('carry a query that is written so that it can be read', () => {
    const address = withQuery('/objednavka', { package: 'a&b=c', step: 'č' });
    expect(new URL(address, 'http://localhost').searchParams.get('package')).toBe('a&b=c');
  });
});

describe('the twin of an address (rules 2)', () => {
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
    ['/blog/tema/site', 'en', '/blog/topic/site'],
    ['/blog/search', 'cs', '/blog/hledat'],
  ] as const)('%s on the %s host is %s', (path, locale, twin) => {
    expect(twinPath(path, locale)).toBe(twin);
  });

  /** Their words are translated by what lies there. */
  const inWords: ReadonlySet<string> = new Set(['article', 'blogTopic', 'blogTopicPage']);

  it.each(addressNames.filter((name) => table[name]?.kind !== 'machine' && !inWords.has(name)))(
    'of %s leads there and back',
    (name) => {
      for (const locale of locales) {
        const own = sampleAddress(name, locale);
        const twin = twinPath(own, otherLocale(locale)) ?? own;
        expect(twin).toBe(sampleAddress(name, otherLocale(locale)));
        expect(twinPath(twin, locale) ?? twin).toBe(own);
        expect(twinPath(own, locale)).toBeUndefined();
      }
    },
  );

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

describe('a row of the table', () => {
  it.each([
    '/objednavka',
    '/objednavka/firma',
    '/objednavky/abc',
    '/orders/abc',
    '/payment-success',
    '/payment-canceled',
    '/ad',
    '/ad/orders/1',
    '/outbox',
    '/test-checkout/pay/cs_test_1',
    '/webhooks/payments',
  ])('makes nothing public by its shape: %s', (path) => {
    expect(addressAt(path)?.kind).not.toBe('public');
  });

  it('is all that a new address needs to be found', () => {
    const path = { cs: '/blog/clanek/:slug', en: '/blog/article/:slug' };
    const read = readAddresses({ ...table, article: { path, kind: 'public', requests: 'page' } });
    for (const slug of ['/blog/clanek/jak-rust', '/blog/article/how-to-grow']) {
      expect(read(slug)).toMatchObject({ name: 'article', kind: 'public', requests: 'page' });
    }
    expect(read('/blog/clanek/a.b')).toBeUndefined();
  });
});
