import { afterEach, beforeEach, expect, it } from 'vitest';
import { listOrders, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import {
  cartOf,
  fillCart,
  oneWish,
  openDetails,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { order } from '#tests/stage/wire/limited.ts';

let shop: TestShop;
/** Done once, when the shop is about to close a checkout at the provider. */
let beforeClosing: (() => Promise<unknown>) | undefined;

const network =
  (checkout: typeof fetch) => async (input: RequestInfo | URL, init?: RequestInit) => {
    if (new Request(input, init).url.endsWith('/expire')) {
      const action = beforeClosing;
      beforeClosing = undefined;
      await action?.();
    }
    return checkout(input, init);
  };

beforeEach(async () => {
  const testCheckout = { ...heldBack, network };
  shop = await createTestShop({ testCheckout, env: { ORDERS_PER_EMAIL: '3' } });
});
afterEach(() => shop.close());

/** Waits until so many wait for the lock of a cart. */
async function lineUp(count: number): Promise<void> {
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(() => query(shop, waiting)).toHaveLength(count);
}

it('an order that another tab takes away while it is pressed again counts once more', async () => {
  const visitor = shop.visitor();
  expect((await order(visitor, {})).status).toBe(303);
  fillCart(visitor, oneWish);
  const details = await openDetails(visitor);
  const press = (note: string) => pressDetails(visitor, details, { ...someone, note });
  expect((await press('the one')).status).toBe(303);
  const lock = await shop.database.pool.connect();
  const { id } = cartOf(visitor);
  try {
    beforeClosing = () => lock.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
    const another = press('another');
    await lineUp(1);
    const again = press('the one');
    await lineUp(2);
    await lock.query('select pg_advisory_unlock_all()');
    expect((await another).status).toBe(303);
    expect((await again).status).toBe(429);
  } finally {
    await lock.query('select pg_advisory_unlock_all()');
    lock.release();
  }
  const states = (await listOrders(shop)).map(({ state }) => state);
  expect(states).toEqual(['pending', 'canceled', 'pending']);
});
