import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { listOrders } from '#tests/stage/books.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { ask } from '#tests/stage/wire/raw.ts';

let shop: ShopOnPort;
let origins: string[];
beforeAll(async () => {
  shop = await openShop();
  origins = Object.values(shop.services.shop.origins);
});
afterAll(() => shop.close());

const evil = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '/\\/evil.example/',
  '\\\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/%09/evil.example/',
  '/.//evil.example/',
  '/x/..//evil.example/',
  '//evil.example/%2e%2e/',
  '/https://evil.example/',
  '/https:evil.example/',
  '//user@evil.example/cenik/',
  '//evil.example/cenik',
  '//evil.example/pricelist/tiktok/',
];

/** Where the links of a page lead that are not within the shop. */
function foreignLinks(html: string, base: string): string[] {
  return [...html.matchAll(/(?:href|action|src)="([^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .map((address) => new URL(address, base).href)
    .filter((address) => /^[a-z]+:\/\/[^/]*evil/.test(address));
}

describe('the way elsewhere', () => {
  it.each(evil)('is not opened by an address that looks like ours: %s', async (path) => {
    for (const origin of origins) {
      const { host } = new URL(origin);
      const answer = await ask(shop.port, path, [`Host: ${host}`]);
      expect([200, 302, 308, 400, 404]).toContain(answer.status);
      const { location, refresh } = answer.headers;
      if (location) expect(new URL(location, origin).origin).toBe(origin);
      if (refresh) expect(refresh).toBe('2; url=/');
      expect(foreignLinks(answer.body, origin)).toEqual([]);
    }
  });

  it.each(['next', 'url', 'return', 'returnTo', 'redirect', 'redirect_uri', 'continue', 'order'])(
    'is not opened by a parameter: %s',
    async (name) => {
      for (const path of ['/', '/objednavka', '/payment-success', '/payment-canceled', '/404']) {
        for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
          const query = `?${name}=${encodeURIComponent(to)}`;
          const { host, origin } = new URL(origins[0] ?? '');
          const answer = await ask(shop.port, path + query, [`Host: ${host}`]);
          expect(answer.headers).not.toHaveProperty('location');
          expect(foreignLinks(answer.body, origin)).toEqual([]);
        }
      }
    },
  );

  it('leads from the order to the checkout and back to our own origins alone', async () => {
    const visitor = shop.visitor('en');
    const more = {
      success_url: 'https://evil.example/',
      cancelUrl: '//evil.example',
      next: '//evil',
    };
    const checkout = await placeOrder(visitor, oneWish, more);
    expect(origins).toContain(new URL(checkout).origin);
    const canceled = await visitor.post(checkout, { action: 'cancel' });
    expect(new URL(canceled.location ?? '').origin).toBe(shop.services.shop.origins.en);
    const paid = await visitor.post(checkout, { action: 'pay' });
    expect(new URL(paid.location ?? '').origin).toBe(shop.services.shop.origins.en);
  });

  it('leads from an order that is paid to its own page', async () => {
    const visitor = shop.visitor();
    const checkout = await placeOrder(visitor);
    const { cookies } = visitor;
    const cart = cookies.get('cart') ?? '';
    const details = await openDetails(visitor);
    await visitor.post(checkout, { action: 'pay' });
    cookies.set('cart', cart);
    await shop.workOnce();
    const again = await pressDetails(visitor, details, someone);
    const tokens = (await listOrders(shop)).map(({ token }) => token);
    if (again.status === 303)
      expect(tokens.some((token) => again.location?.endsWith(token))).toBe(true);
    fillCart(visitor, oneWish);
  });
});

describe('the link to the other edition', () => {
  it.each(['//evil.example', '/\\evil.example/x', '/x?//evil.example', '/neni//evil.example'])(
    'leads to the other origin, wherever it stands: %s',
    async (path) => {
      const [cs = '', en = ''] = origins;
      const answer = await ask(shop.port, path, [`Host: ${new URL(cs).host}`]);
      const links = [...answer.body.matchAll(/<a[^>]*data-language-switch[^>]*>/g)];
      for (const [link] of links) {
        const to = /href="([^"]*)"/.exec(link)?.[1] ?? '';
        expect(new URL(to, cs).origin).toBe(en);
      }
    },
  );
});
