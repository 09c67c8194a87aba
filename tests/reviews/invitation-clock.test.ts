import { afterEach, beforeEach, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { DAY_MINUTES, completeAnOrder } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let shop: TestShop;
let time: TestClock;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
});
afterEach(() => shop.close());

it('an invitation waits for a clock that is behind the one of the database, and does not try without end', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await completeAnOrder(shop, { at: minutesAgo(6 * DAY_MINUTES + 5) });
  // To the queue its moment has come, to the program it comes in 55 minutes.
  await time.pass(shop, -60);
  expect(await emailsOf(shop, 'order-review-customer')).toEqual([]);
  const [next] = await query<{ waits: number }>(
    shop,
    `select extract(epoch from run_at - now())::integer as waits
     from graphile_worker.jobs where key like 'invite-%'`,
  );
  expect(next?.waits).toBeGreaterThan(54 * 60);
  await time.pass(shop, 60);
  await query(shop, 'update graphile_worker._private_jobs set run_at = now()');
  await shop.workOnce();
  expect(await emailsOf(shop, 'order-review-customer')).toHaveLength(1);
});
