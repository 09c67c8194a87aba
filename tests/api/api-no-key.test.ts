import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, onlyOrder } from '#tests/stage/books.ts';
import {
  CHECKOUT,
  EMAIL,
  bodyOf,
  checkout,
  form,
  listLines,
  listOpenSessions,
  specified,
} from '#tests/stage/called-orders.ts';
import { type Client, createClient } from '#tests/stage/calling.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop();
  client = createClient(shop);
});
afterEach(() => shop.close());

describe('a call without a key', () => {
  it('places an order of its own each time it comes, also at once', async () => {
    const answers = [
      await client.call(CHECKOUT, checkout),
      ...(await Promise.all([client.call(CHECKOUT, checkout), client.call(CHECKOUT, checkout)])),
    ].map(bodyOf);
    for (const field of ['url', 'orderUrl', 'orderNumber', 'idempotencyKey']) {
      expect(new Set(answers.map((answer) => answer[field])).size, field).toBe(3);
    }
    expect(await listOrders(shop)).toHaveLength(3);
    expect(await listOpenSessions(shop)).toHaveLength(3);
  });

  it('leaves an order with the same name, mailbox and packages alone', async () => {
    bodyOf(await client.call(EMAIL, { ...form, expressConsent: true }));
    const theirs = await onlyOrder(shop);
    const lines = await listLines(shop);
    for (const caller of [client, createClient(shop)]) {
      const met = bodyOf(await caller.call(CHECKOUT, { ...specified, phone: '602 000 000' }));
      expect(met['orderNumber']).not.toBe(100_001);
      expect(JSON.stringify(met)).not.toContain(theirs.token);
    }
    expect((await listOrders(shop))[0]).toEqual(theirs);
    expect((await listLines(shop)).filter((line) => line['order_id'] === theirs.id)).toEqual(lines);
  });

  it('answers with a key, under which the same call opens the same checkout', async () => {
    const first = bodyOf(await client.call(CHECKOUT, checkout));
    const key = { idempotencyKey: first['idempotencyKey'] };
    expect(bodyOf(await client.call(CHECKOUT, { ...checkout, ...key }))).toEqual(first);
    await onlyOrder(shop);
  });
});
