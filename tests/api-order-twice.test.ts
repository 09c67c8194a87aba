import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, onlyOrder } from './books.ts';
import {
  CHECKOUT,
  bodyOf,
  checkout,
  followers,
  listOpenSessions,
  two,
  urlOf,
} from './called-orders.ts';
import { type Client, createClient, errorOf } from './calling.ts';
import { pay } from './ordering.ts';
import { type TestShop, createTestShop } from './shop.ts';
import { createClock } from './time.ts';

const time = createClock();

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop({ clock: time.clock });
  client = createClient(shop);
});
afterEach(() => shop.close());

describe('the same call again', () => {
  it('is the same order and checkout, one after the other and at once', async () => {
    const first = bodyOf(await client.call(CHECKOUT, two));
    const { url, orderNumber } = first;
    expect(bodyOf(await client.call(CHECKOUT, two))).toEqual({ url, orderNumber });
    const other = createClient(shop);
    const both = await Promise.all([other.call(CHECKOUT, two), other.call(CHECKOUT, two)]);
    expect(new Set(both.map(urlOf)).size).toBe(1);
    expect(await listOrders(shop)).toHaveLength(2);
    expect(await listOpenSessions(shop)).toHaveLength(2);
  });

  it('is the same from anywhere with the same key, in body or header', async () => {
    const idempotencyKey = 'cart-0123456789abcdef';
    const first = bodyOf(await client.call(CHECKOUT, { ...two, idempotencyKey }));
    const headers = { 'Idempotency-Key': idempotencyKey };
    expect(bodyOf(await createClient(shop).call(CHECKOUT, two, { headers }))).toEqual(first);
    const other = await client.call(
      CHECKOUT,
      { ...two, idempotencyKey },
      {
        headers: { 'Idempotency-Key': 'cart-ffffffffffffffff' },
      },
    );
    expect(errorOf(other).code).toBe('key-differs');
    await onlyOrder(shop);
  });

  it('is another order from another client, another mailbox or for another target', async () => {
    const targets = [{ ...followers, target: '@jina' }];
    urlOf(await client.call(CHECKOUT, checkout));
    urlOf(await createClient(shop).call(CHECKOUT, checkout));
    urlOf(await client.call(CHECKOUT, { ...checkout, customerEmail: 'jina@example.com' }));
    urlOf(await client.call(CHECKOUT, { ...checkout, orderItems: targets }));
    expect(await listOrders(shop)).toHaveLength(4);
    expect(await listOpenSessions(shop)).toHaveLength(4);
  });

  it('never shows somebody else’s order to who guesses a key without its mailbox', async () => {
    const idempotencyKey = 'cart-0123456789abcdef';
    const first = bodyOf(await client.call(CHECKOUT, { ...two, idempotencyKey }));
    const customerEmail = 'mallory@example.com';
    const other = bodyOf(await client.call(CHECKOUT, { ...two, idempotencyKey, customerEmail }));
    expect(other['orderUrl']).not.toBe(first['orderUrl']);
    expect(await listOrders(shop)).toHaveLength(2);
  });

  it('is told apart after it was paid: at once by a key of its own, else after an hour', async () => {
    await pay(shop.visitor(), urlOf(await client.call(CHECKOUT, checkout)));
    const again = await client.call(CHECKOUT, checkout);
    expect(again.status).toBe(409);
    expect(errorOf(again).code).toBe('already-paid');
    const key = { idempotencyKey: 'cart-0123456789abcdef' };
    urlOf(await client.call(CHECKOUT, { ...checkout, ...key }));
    await time.pass(shop, 61);
    urlOf(await client.call(CHECKOUT, checkout));
    expect(await listOrders(shop)).toHaveLength(3);
  });

  it('that asks for an early start only now is dated by itself, and said again keeps its time', async () => {
    const key = { idempotencyKey: 'cart-0123456789abcdef' };
    const asks = { ...checkout, ...key, expressConsent: true };
    urlOf(await client.call(CHECKOUT, { ...checkout, ...key }));
    const { created_at: created, consent_at: refused } = await onlyOrder(shop);
    expect(refused).toEqual(created);
    await time.pass(shop, 3);
    urlOf(await client.call(CHECKOUT, asks));
    const asked = await onlyOrder(shop);
    expect(asked).toMatchObject({ express_consent: true, created_at: created });
    expect(Number(asked['consent_at']) - Number(created)).toBeGreaterThanOrEqual(3 * 60_000);
    await time.pass(shop, 3);
    urlOf(await client.call(CHECKOUT, { ...asks, phone: '777 123 456' }));
    const again = await onlyOrder(shop);
    expect(again).toMatchObject({ phone: '+420777123456', consent_at: asked['consent_at'] });
  });

  it('with other items under the same key takes the place of the unpaid order', async () => {
    const key = { idempotencyKey: 'cart-0123456789abcdef' };
    urlOf(await client.call(CHECKOUT, { ...checkout, ...key }));
    urlOf(await client.call(CHECKOUT, { ...two, ...key }));
    const states = (await listOrders(shop)).map(({ state }) => state);
    expect(states).toEqual(['canceled', 'pending']);
    expect(await listOpenSessions(shop)).toHaveLength(1);
  });
});
