import { afterEach, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

/** Where a link leads to within the shop, and which part of that page it names. */
interface Link {
  path: string;
  hash: string;
}

function linksOn(html: string, origin: string, from: string): Link[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), origin + from))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search, hash }) => ({ path: pathname + search, hash }));
}

/** The page behind an address, also where the address leads on, as an order button's does. */
async function open(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.get(path);
  return page.location ? visitor.follow(page) : page;
}

/** Follows every link from the home page on; what does not answer with 200 or lacks the part that is named. */
async function findDeadLinks(shop: TestShop, locale: Locale): Promise<string[]> {
  const origin = shop.services.shop.origins[locale];
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const waiting: (Link & { from: string })[] = [{ path: '/', hash: '', from: 'nowhere' }];
  for (let link = waiting.pop(); link; link = waiting.pop()) {
    const { path, hash, from } = link;
    if (!pages.has(path)) {
      // Every order button puts its own package into a cart: one of them stands for all.
      const { status, html } = await open(shop.visitor(locale), path);
      pages.set(path, html);
      if (status !== 200) dead.push(`${from} -> ${path}: ${status}`);
      else if (!path.includes('package=')) {
        waiting.push(...linksOn(html, origin, path).map((next) => ({ ...next, from: path })));
      }
    }
    const id = hash.slice(1);
    if (id && !pages.get(path)?.includes(` id="${id}"`)) dead.push(`${from} -> ${path}${hash}`);
  }
  expect(pages.size).toBeGreaterThan(70);
  return dead;
}

const shops: [string, Record<string, string>][] = [
  ['local', {}],
  ['public', publicShop],
];

let shop: TestShop | undefined;
afterEach(() => shop?.close());

it.each(shops)('every link of every page of a %s shop leads somewhere', async (_, env) => {
  shop = await createTestShop({ env });
  for (const locale of locales) expect(await findDeadLinks(shop, locale), locale).toEqual([]);
});
