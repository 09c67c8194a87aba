import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressName, addresses } from '#domain/addresses.ts';
import { type Address, isForEveryone } from '#domain/addresses/address-row.ts';
import { locales } from '#domain/locale.ts';
import { signIn } from '#tests/stage/operator.ts';
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

/** Pictures are kept in ways of their own, and stored ones are none in an empty shop. */
const otherwiseKept = new Set<AddressName>(['picture', 'takenPicture', 'articlePicture']);

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
  it.each(named(isForEveryone).filter((name) => !otherwiseKept.has(name)))(
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
    expect(named(({ needs }) => needs !== undefined)).toEqual(below);
    expect(named(({ needs }) => needs === 'nothing')).toEqual([
      'operatorSignIn',
      'operatorCode',
      'operatorEnrolment',
      'operatorLink',
      'operatorPasskey',
    ]);
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
  ])('leads who is not signed in to the door, and shows nothing: %s', async (path) => {
    for (const answer of [await shop.get(path), await shop.post(path, { intent: 'refund' })]) {
      expect([303, 308]).toContain(answer.status);
      // An address with an end of a line in it is none to be led back to.
      const door = /%0|%E2%80%A8/.test(path) ? /^\/ad\/sign-in$/ : /^\/ad\/sign-in\?to=/;
      if (answer.status === 303) expect(answer.headers.get('Location')).toMatch(door);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(await answer.text()).toBe('');
    }
  });

  it('lives on the Czech origin alone', async () => {
    const { cs } = shop.services.shop.origins;
    const read = await shop.get('/ad/orders?work=paid', 'en');
    expect([read.status, read.headers.get('Location')]).toEqual([308, `${cs}/ad/orders?work=paid`]);
    expect((await shop.post('/ad/orders/bulk', {}, 'en')).status).toBe(403);
  });

  it('opens to who is signed in, in the language of that person', async () => {
    const { visitor } = await signIn(shop, { language: 'en' });
    const { status, html } = await visitor.get('/ad');
    expect(status).toBe(200);
    expect(html).toContain('lang="en"');
    expect(html).toContain('Sign out');
  });
});
