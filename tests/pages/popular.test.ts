import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSold } from '#database/orders/measured-times.ts';
import { ENOUGH_ORDERS } from '#domain/catalogue/measured.ts';
import { query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { type Request, fillCart, pay, submitOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** A public shop that takes test money. */
const env = {
  CS_ORIGIN: 'https://vzlet.test',
  EN_ORIGIN: 'https://en.vzlet.test',
  ALLOW_TEST_CHECKOUT: 'true',
};
const followers: Request = { packageId: 'ig-followers-10000', target: '@zofie.rihova' };
const likes: Request = {
  packageId: 'ig-likes-100',
  target: 'https://www.instagram.com/p/Cabc123/',
};

/** Milliseconds: far less than three statements may take until they are given up. */
const LATE_MS = 8000;

let now = new Date();
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env, clock: () => now });
});
afterAll(() => shop.close());

async function wordsAt(path: string, of: TestShop = shop): Promise<string> {
  return textOf(await (await of.get(path)).text());
}

async function buy(wishes: readonly Request[]): Promise<void> {
  const visitor = shop.visitor();
  fillCart(visitor, wishes);
  await pay(visitor, await submitOrder(visitor));
}

describe('what is called most popular', () => {
  it('is whatever is marked on a local shop', async () => {
    const local = await createTestShop();
    const text = await wordsAt('/cenik', local);
    expect(text.match(/Nejoblíbenější/g)?.length).toBe(3);
    expect(text).not.toContain('Doporuč');
    await local.close();
  });

  it('keeps no page waiting while it cannot be counted', async () => {
    const waiting = await createTestShop({ env });
    const client = await waiting.database.pool.connect();
    await client.query('begin; lock table orders');
    const late = AbortSignal.timeout(LATE_MS);
    for (const path of ['/cenik', '/cenik/tiktok', '/instagram/sledujici/1000']) {
      expect(await wordsAt(path, waiting), path).toContain('Doporučujeme');
    }
    expect(late.aborted).toBe(false);
    await client.query('rollback');
    client.release();
    await waiting.close();
  });

  it('is nothing on a public shop that has sold nothing', async () => {
    for (const path of ['/cenik', '/instagram/sledujici/1000', '/objednavka']) {
      const text = await wordsAt(path);
      expect(text, path).toContain('Doporučujeme');
      expect(text, path).not.toContain('Nejoblíbenější');
    }
  });

  it('is what enough paid orders of the public shop bear out, and nothing else', async () => {
    for (let order = 1; order < ENOUGH_ORDERS; order += 1) await buy([followers]);
    await buy([followers]);
    await query(
      shop,
      `update orders set paid_how = 'free' where number = (select max(number) from orders)`,
    );
    // The counts are kept for some minutes, and the pages that this test asks for are not.
    now = new Date(now.getTime() + 3_600_000);
    expect(await wordsAt('/cenik'), 'one was free of charge').not.toContain('Nejoblíbenější');
    await buy([followers, likes, { ...likes, target: 'https://www.instagram.com/p/Cabc124/' }]);
    now = new Date(now.getTime() + 3_600_000);
    const prices = await wordsAt('/cenik');
    expect(prices.match(/Nejoblíbenější/g)?.length).toBe(2);
    expect(prices).toContain('Doporučujeme');
    expect(await wordsAt('/cenik/instagram/lajky')).not.toContain('Nejoblíbenější');
    const climbed = async (countsFrom: number) =>
      (await countSold(shop.services.db, { countsFrom })).discounted;
    expect(await climbed(0)).toEqual([{ items: 3, orders: 1 }]);
    expect(await climbed(100_000)).toEqual([{ items: 1, orders: 1 }]);
  });
});
