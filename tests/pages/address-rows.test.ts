import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressName, addresses, href, withQuery } from '#domain/addresses.ts';
import { type Address, isForEveryone } from '#domain/address-row.ts';
import { locales } from '#domain/locale.ts';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
/** Under which names the answers went into the log. */
const routes: string[] = [];
beforeAll(async () => {
  shop = await createTestShop({ onAnswered: ({ route }) => void routes.push(route) });
});
afterAll(() => shop.close());

const table: Record<AddressName, Address> = addresses;
const named = (isWanted: (row: Address) => boolean) =>
  addressNames.filter((name) => isWanted(table[name]));

/** No topic has so many articles yet. */
const beyondTheLast = new Set<AddressName>(['blogTopicPage']);

/** Pictures have their version in their address, so they never change under it. */
it('picture: everyone may keep it for ever, under the address of its present version', async () => {
  for (const locale of locales) {
    routes.length = 0;
    const earlier = await shop.get(sampleAddress('picture', locale), locale);
    expect([earlier.status, earlier.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
    const { status, headers } = await shop.get(earlier.headers.get('Location') ?? '', locale);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('X-Robots-Tag')).toBeNull();
    expect(routes).toEqual(['picture', 'picture']);
  }
});

describe('what the table of addresses says of a page', () => {
  it.each(named(isForEveryone).filter((name) => name !== 'picture'))(
    '%s: everyone may keep it and search engines may list it',
    async (name) => {
      const isThere = !beyondTheLast.has(name);
      for (const locale of locales) {
        routes.length = 0;
        const { status, headers } = await shop.get(sampleAddress(name, locale), locale);
        expect(status).toBe(isThere ? 200 : 302);
        const keeping = isThere ? 'public, max-age=0, must-revalidate' : 'no-store';
        expect(headers.get('Cache-Control')).toBe(keeping);
        expect(headers.get('X-Robots-Tag')).toBeNull();
        expect(routes).toEqual([name]);
      }
    },
  );

  it.each(named((row) => !isForEveryone(row)))(
    '%s: nobody keeps it and no search engine lists it',
    async (name) => {
      for (const locale of locales) {
        routes.length = 0;
        const { headers } = await shop.get(sampleAddress(name, locale), locale);
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(headers.get('X-Robots-Tag')).toBe('noindex');
        expect(routes).toEqual([name]);
      }
    },
  );
});

describe("the operator's section", () => {
  it('is all that lies at its door and below', () => {
    const below = named(({ path }) => /^\/ad(?:\/|$)/.test(path.cs));
    expect(below).toEqual(named(({ kind }) => kind === 'operator'));
    expect(named(({ opensBy }) => opensBy === 'one-time-link')).toEqual(['operator']);
  });

  it.each([
    '/ad/below',
    '/ad/below/',
    '/ad/orders/100001',
    '/%61d/below',
    '/a%64/orders/1',
    '/ad%2Fbelow',
    '/ad/below%0A',
    '/%61d/below%0A',
    '/%61d/%0D',
    '/%61d/orders/1%E2%80%A8',
  ])('lets nobody in before somebody can sign in, with the key neither: %s', async (path) => {
    for (const locale of locales) {
      const answers = [
        await shop.get(path, locale),
        await shop.get(withQuery(path, { key: shop.operatorKey }), locale),
        await shop.post(path, { intent: 'refund' }, locale),
      ];
      for (const { status, headers } of answers) {
        expect(status).toBe(403);
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(headers.get('X-Robots-Tag')).toBe('noindex');
      }
      const html = await answers[0]?.text();
      expect(html).toContain(
        locale === 'cs' ? 'jen pro správce obchodu' : 'only for the operator of the shop',
      );
      // It is drawn once for every address.
      expect(html).not.toContain('aria-current');
      expect(html).toContain('data-language-switch="path"');
    }
  });

  it('opens its door to the one-time link, once', async () => {
    const door = withQuery(href('operator', 'cs'), { key: shop.operatorKey });
    const bare = await shop.get(href('operator', 'cs'));
    expect(bare.status).toBe(403);
    expect(await bare.text()).toContain('jen pro správce obchodu');
    const slashed = await shop.get(door.replace('?', '/?'));
    expect([slashed.status, slashed.headers.get('Location')]).toEqual([308, door]);
    const looked = new Request(shop.services.shop.origins.cs + door, { method: 'HEAD' });
    expect((await shop.app(looked)).status).toBe(403);
    const opened = await shop.get(door);
    expect(opened.status).toBe(200);
    expect(await opened.text()).not.toContain(shop.operatorKey);
    expect((await shop.get(door)).status).toBe(403);
  });
});
