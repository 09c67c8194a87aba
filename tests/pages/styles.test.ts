import { globSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminHref, href } from '#domain/addresses.ts';
import { linksOf } from '#tests/stage/html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** The sheets of a page in the order in which they count. */
async function sheetsOf(path: string, init?: RequestInit): Promise<string[]> {
  const answer = await shop.app(new Request(new URL(path, 'http://localhost:3000'), init));
  return linksOf(await answer.text(), 'stylesheet');
}

function namesOf(sheets: string[]): string[] {
  return sheets.map((sheet) => /^\/assets\/([\w-]+)-[\w-]{8}\.css$/.exec(sheet)?.[1] ?? sheet);
}

describe('the styles of a page', () => {
  it.each([
    ['the home page', href('home', 'cs'), 'site'],
    ['the price list', href('priceList', 'cs'), 'site'],
    ['the blog', href('blog', 'cs'), 'blog'],
    ['what is not there', '/nothing/here', 'site'],
    ['the order wizard', href('wizard', 'cs'), 'order'],
    ['the success page', href('paymentSuccess', 'cs'), 'order'],
    ["the operator's door", adminHref('operatorSignIn'), 'operator'],
  ])(
    'on %s are those of every page and of its section, and no others',
    async (_, path, section) => {
      expect(namesOf(await sheetsOf(path))).toEqual(['every-page', section]);
    },
  );

  it('need no section on a refusal', async () => {
    const refused = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect(namesOf(await sheetsOf(href('wizard', 'cs'), refused))).toEqual(['every-page']);
  });

  it('of a public page stay under 15.3 kB, compressed, and its fonts under 50 kB', async () => {
    for (const page of ['home', 'blog'] as const) {
      const sheets = await sheetsOf(href(page, 'cs'));
      const sizes = await Promise.all(sheets.map((sheet) => stat(`build/client${sheet}.br`)));
      expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(15_300);
    }
    const fonts = await Promise.all(
      globSync('build/client/assets/*.woff2').map((font) => stat(font)),
    );
    expect(fonts).toHaveLength(4);
    expect(fonts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(50_000);
  });

  it('lie in the build, compressed as well', async () => {
    const pages = [
      href('home', 'cs'),
      href('blog', 'cs'),
      href('wizard', 'cs'),
      adminHref('operatorSignIn'),
    ];
    const sheets = (await Promise.all(pages.map((path) => sheetsOf(path)))).flat();
    expect(new Set(sheets).size).toBe(5);
    for (const sheet of sheets) {
      for (const end of ['', '.br', '.gz']) await access(`build/client${sheet}${end}`);
    }
  });
});
