import { afterEach, beforeEach, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let now: Date;
let shop: TestShop;

beforeEach(async () => {
  now = new Date('2028-03-10T22:59:59.999Z');
  shop = await createTestShop({ clock: () => now });
});
afterEach(() => shop.close());

async function keep(): Promise<void> {
  await query(shop, `select graphile_worker.add_job('keep-retention')`);
  await shop.workOnce();
}

it.each([
  ['pages', `insert into page_counts values ('2026-02-10', 'cs', 'home', 'direct', 1)`],
  ['orders', `insert into funnel_counts values ('2026-02-10', 'cs', 'order', 1)`],
])('counts of %s go after 25 months, when their day in Prague is over', async (_, insert) => {
  await query(shop, insert);
  const left = () => query(shop, 'select day from page_counts union select day from funnel_counts');
  await keep();
  expect(await left()).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  await keep();
  expect(await left()).toEqual([]);
});
