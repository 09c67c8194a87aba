import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainText } from '#domain/text/plain-text.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

it('the database and the program search the same, letter by letter', async () => {
  // Latin with all that Unicode has of it, Greek, Cyrillic, signs and wide letters.
  const signs = [
    ...range(0x20, 0x24f),
    ...range(0x386, 0x3a1),
    ...range(0x3a3, 0x52f),
    ...range(0x1e00, 0x1eff),
    ...range(0x2000, 0x206f),
    ...range(0xfb00, 0xfb06),
    ...range(0xff01, 0xff5e),
    '\u1680',
    '\u3000',
    '\ufeff',
  ];
  // Where it ends nothing, so that a Greek sigma is the one within words.
  const texts = signs.map((sign) => `a${sign}b`);
  const rows = await query<{ text: string; plain: string }>(
    shop,
    'select text, derived.plain_text(text) as plain from unnest($1::text[]) text',
    [texts],
  );
  const different = rows.filter(({ text, plain }) => plain !== plainText(text));
  expect(different).toEqual([]);
});
