import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';
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

const named = (isWanted: (kind: string) => boolean) =>
  addressNames.filter((name) => isWanted(addresses[name].kind));

describe('what the table of addresses says of a page', () => {
  it.each(named((kind) => kind === 'public'))(
    '%s: everyone may keep it and search engines may list it',
    async (name) => {
      for (const locale of locales) {
        routes.length = 0;
        const { status, headers } = await shop.get(sampleAddress(name, locale), locale);
        const expected = status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store';
        expect(headers.get('Cache-Control')).toBe(expected);
        expect(headers.get('X-Robots-Tag')).toBeNull();
        expect(routes).toEqual([name]);
      }
    },
  );

  it.each(named((kind) => kind !== 'public'))(
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
