import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeJsonCookie } from '#web/cookies/json-cookie.ts';
import { type OrderFacts, query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import {
  WIZARD,
  addToCart,
  cartOf,
  fillCart,
  oneWish,
  oneRequestTotal,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  setCookie,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  visitor = shop.visitor();
});
afterAll(() => shop.close());

/** The order that was made from the visitor's cart. */
async function orderOf(cartId: string): Promise<OrderFacts | undefined> {
  const [order, ...others] = await query<OrderFacts>(
    shop,
    'select * from orders where cart_id = $1',
    [cartId],
  );
  expect(others).toEqual([]);
  return order;
}

function storeCart(rows: unknown[]): void {
  setCookie(
    visitor,
    writeJsonCookie({ name: 'cart', path: '/' }, ['cart1234', rows], 'plain') ?? '',
  );
}

describe('the price', () => {
  it.each(['1', '0', '-1', '19899', '19900.5', '1e3', 'NaN', 'Infinity', '', ' ', '199,00', '[]'])(
    'is never what a browser says it saw: %j',
    async (seenTotal) => {
      fillCart(visitor, oneWish);
      const asked = await pressDetails(visitor, await openDetails(visitor), {
        ...someone,
        seenTotal,
      });
      expect(asked.status).toBe(200);
      expect(asked.text).toContain('Celková cena se změnila na 199 Kč');
      expect(readForm(asked.html, 'order').fields).toMatchObject({
        ...someone,
        seenTotal: String(oneRequestTotal),
      });
      expect(await orderOf(cartOf(visitor).id)).toBeUndefined();
    },
  );

  it('is the one of the price list, whatever else is posted', async () => {
    const url = await placeOrder(visitor, oneWish, {
      price: '1',
      total: '1',
      subtotal: '1',
      discount: '0.99',
      discountPercent: '99',
      unitPrice: '1',
      currency: 'jpy',
      quantity: '0',
      amount: '1',
      state: 'paid',
      paid: 'true',
      paidAt: '2026-01-01',
      role: 'operator',
      orderId: '1',
      locale: 'en',
    });
    expect(await orderOf(cartOf(visitor).id)).toMatchObject({
      state: 'pending',
      total: String(oneRequestTotal),
      paid_at: null,
      locale: 'cs',
      discount: '0',
      discount_percent: 0,
    });
    expect((await visitor.get(url)).text).toContain('199 Kč');
  });

  it('is counted from what the rows really are, not from what the cookie says of them', async () => {
    storeCart([
      ['row1', 'ig-likes-100', 1, 'https://www.instagram.com/zofie/', { price: 1 }, 0.99],
      ['row2', 'ig-likes-100', -5, 'https://www.instagram.com/zofie/'],
    ]);
    await pressDetails(visitor, await openDetails(visitor), someone);
    expect(await orderOf('cart1234')).toMatchObject({ total: String(oneRequestTotal) });
  });
});

describe('the cart', () => {
  it.each(['0', '-1', '1.5', '1e9', '1000000000', 'NaN', '1e3', '0x10', '100', '', ' 1 2'])(
    'takes no quantity %j, neither new nor changed',
    async (quantity) => {
      await addToCart(visitor, { packageId: 'ig-likes-100', target: '@zofie' });
      const { fields } = readForm((await visitor.get(WIZARD)).html, 'remove');
      const before = cartOf(visitor);
      const added = await visitor.post(WIZARD, {
        intent: 'add',
        platform: 'instagram',
        service: 'views',
        package: 'ig-views-500',
        target: '@zofie',
        quantity,
      });
      const changed = await visitor.post(WIZARD, { ...fields, intent: 'quantity', quantity });
      for (const answer of [added, changed]) {
        expect(answer.status).toBe(422);
        expect(answer.text).toMatch(/Počet balíčků (musí být alespoň 1|může být nejvýše 99)/);
      }
      expect(cartOf(visitor)).toEqual(before);
    },
  );

  it.each([
    ['an unknown platform', { platform: 'myspace' }],
    ['a platform that is not sold yet', { platform: 'twitter' }],
    ['an unknown service', { service: 'friends' }],
    ['an unknown package', { package: 'ig-likes-101' }],
    ['a package of another platform', { package: 'tt-likes-500' }],
    ['a package of another service', { package: 'ig-views-500' }],
  ])('takes nothing of %s', async (_, change) => {
    const fields = { platform: 'instagram', service: 'likes', package: 'ig-likes-100' };
    const answer = await visitor.post(WIZARD, {
      intent: 'add',
      target: '@zofie',
      quantity: '1',
      ...fields,
      ...change,
    });
    expect(answer.status).toBe(422);
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it.each([
    'platform=instagram&service=lajky&package=tt-likes-500',
    'platform=tiktok&service=lajky&package=ig-likes-100',
    'platform=instagram&service=sledujici&package=ig-likes-100',
    'platform=instagram&service=lajky&package=ig-likes-101',
    'package=ig-likes-100',
    'platform=%00&service=%ff&package=../../etc/passwd',
  ])('is not filled by an address whose parts do not fit: %s', async (address) => {
    const page = await visitor.get(`${WIZARD}?${address}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Tento balíček neprodáváme');
    expect(cartOf(visitor).lines).toEqual([]);
  });

  it('of another day loses what is no longer sold, and says so once', async () => {
    const profile = 'https://www.instagram.com/zofie/';
    storeCart([
      ['row1', 'ig-likes-100', 1, profile],
      ['row2', 'ig-likes-150', 1, profile],
      ['row3', 'xx-likes-150', 1, profile],
    ]);
    const page = await visitor.get(WIZARD);
    expect(page.text).toContain('2 balíčky z vašeho košíku už neprodáváme');
    expect(cartOf(visitor).lines).toMatchObject([{ packageId: 'ig-likes-100' }]);
    expect((await visitor.get(WIZARD)).text).not.toContain('už neprodáváme');
  });

  it('too large for a cookie is refused and stays as it was', async () => {
    const wish = (i: number) => ({
      packageId: 'fb-likes-1000',
      target: `https://www.facebook.com/zofie/posts/pfbid${'a'.repeat(110)}${i}`,
    });
    for (let i = 0; i < 20; i += 1) {
      const before = visitor.cookies.get('cart');
      const answer = await addToCart(visitor, wish(i));
      if (answer.status === 303) continue;
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('nejvýše');
      expect(visitor.cookies.get('cart')).toBe(before);
      const address = `${WIZARD}?platform=facebook&service=lajky&package=fb-likes-5000`;
      const filled = await visitor.follow(await visitor.get(address));
      expect(filled.text).not.toContain('Balíček přidán do košíku');
      expect(filled.text).toContain('Do jedné objednávky se vejde');
      return;
    }
    throw new Error('The cart held everything.');
  });

  it.each(['notice', 'draft', 'cart'])('believes nothing in the cookie "%s"', async (name) => {
    for (const value of [
      { key: 'added', packageId: '<svg onload=1>' },
      [{ key: 'x' }],
      'x',
      null,
    ]) {
      setCookie(visitor, writeJsonCookie({ name, path: '/' }, value, 'plain') ?? '');
      const page = await visitor.get(WIZARD);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('<svg onload=1>');
    }
  });
});

describe('the host', () => {
  it('that is unknown gives the Czech edition, and appears in no address', async () => {
    const send = (path: string, init?: RequestInit) =>
      shop.app(new Request(new URL(path, 'http://evil.example'), init));
    for (const path of ['/', '/cenik', WIZARD, '/instagram/sledujici/1000']) {
      const html = await (await send(path)).text();
      expect(html).toContain('<html lang="cs"');
      expect(html).not.toContain('evil.example');
    }
    fillCart(visitor, oneWish);
    const { fields } = readForm((await openDetails(visitor)).html, 'order');
    const ordered = await send(WIZARD, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...someone, intent: 'order' }),
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-Host': 'evil.example',
        Cookie: `cart=${visitor.cookies.get('cart')}`,
      },
    });
    expect(ordered.headers.get('Location')).toMatch(/^http:\/\/localhost:3000\/test-checkout\//);
    await pay(visitor, ordered.headers.get('Location') ?? '');
    await shop.workOnce();
    const written = await query(shop, 'select html, text from outbox.email');
    expect(written).toHaveLength(2);
    expect(JSON.stringify(written)).not.toContain('evil.example');
  });
});
