import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, onlyOrder } from '#tests/stage/books.ts';
import { REVIEWS } from '#tests/stage/called-orders.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { oneWish, placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let asked: number;
beforeEach(async () => {
  asked = 0;
  const network =
    (checkout: typeof fetch): typeof fetch =>
    (input, init) => {
      asked += 1;
      return checkout(input, init);
    };
  shop = await createTestShop({ testCheckout: { ...heldBack, network } });
});
afterEach(() => shop.close());

describe('who only reads', () => {
  it('asks the provider thirty times a minute by the page of a payment, and is told what we know', async () => {
    const visitor = shop.visitor();
    const hosted = await placeOrder(visitor, oneWish);
    const { token } = await onlyOrder(shop);
    const page = `/payment-success?order=${String(token)}`;
    const from = { 'X-Client-Address': '192.0.2.5' };
    asked = 0;
    for (let i = 0; i < 33; i += 1) expect((await visitor.get(page, from)).status).toBe(200);
    expect(asked).toBe(30);
    await pressHosted(visitor, hosted);
    expect(await listOrders(shop)).toMatchObject([{ state: 'pending' }]);
    await visitor.get(page, from);
    expect(await listOrders(shop)).toMatchObject([{ state: 'pending' }]);
    await visitor.get(page, { 'X-Client-Address': '192.0.2.6' });
    expect(await listOrders(shop)).toMatchObject([{ state: 'paid' }]);
  });

  it('reads tables 120 times a minute', async () => {
    const client = createClient(shop);
    for (let i = 0; i < 120; i += 1) expect((await client.read(REVIEWS)).status).toBe(200);
    const refused = await client.read(REVIEWS);
    expect(refused.status).toBe(429);
    expect(errorOf(refused).code).toBe('too-often');
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect((await createClient(shop).read(REVIEWS)).status).toBe(200);
  });
});
