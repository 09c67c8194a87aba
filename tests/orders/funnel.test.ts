import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import { readFunnel } from '#database/figures/funnel.ts';
import { query } from '#tests/stage/books.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { addToCart, oneWish, pay, placeOrder, WIZARD } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const ALWAYS = { from: '2000-01-01', to: '2100-01-01' };

let now: Date;
let shop: TestShop;

beforeEach(async () => {
  // Later than today by any clock: what is due then does not begin by itself.
  now = new Date('2040-11-22T10:00:00Z');
  shop = await createTestShop({ clock: () => now });
});
afterEach(() => shop.close());

async function funnel(days = ALWAYS) {
  await shop.counts.write();
  return readFunnel(shop.database.db, days);
}

async function keepDaily(): Promise<void> {
  await query(shop, 'delete from reconciliations');
  await query(shop, `insert into reconciliations values ('checkouts of thirty days', $1)`, [now]);
  await query(shop, `select graphile_worker.add_job('keep-retention')`);
  await shop.workOnce();
}

const [wish] = oneWish;
const packageQuery = { platform: 'instagram', service: 'lajky', package: 'ig-likes-100' };

it('counts a cart once, by whichever way its first package came', async () => {
  const byForm = shop.visitor();
  for (let times = 0; times < 2; times += 1) {
    if (wish) await addToCart(byForm, wish);
  }
  await byForm.post(WIZARD, { intent: 'add' });
  const byAddress = shop.visitor();
  const address = withQuery(WIZARD, packageQuery);
  for (let times = 0; times < 2; times += 1) await byAddress.follow(await byAddress.get(address));
  // In the browser the cart changes without the server, which is told.
  const told = await shop.post(href('cartBegun', 'en'), { intent: 'begun' }, 'en');
  expect([told.status, await told.text()]).toEqual([204, '']);
  expect(await funnel()).toEqual([
    { day: '2040-11-22', edition: 'cs', carts: 2, orders: 0, checkouts: 0, paid: 0 },
    { day: '2040-11-22', edition: 'en', carts: 1, orders: 0, checkouts: 0, paid: 0 },
  ]);
});

it('follows the orders of a day to their money, whenever that comes', async () => {
  now = new Date('2040-11-22T22:30:00Z');
  await placeOrder(shop.visitor());
  const later = await placeOrder(shop.visitor());
  now = new Date('2040-11-22T23:30:00Z');
  await placeOrder(shop.visitor());
  await pay(shop.visitor(), later);
  await shop.workOnce();
  await query(
    shop,
    `update checkouts set checkout_id = null where order_id = (
    select id from orders where paid_at is null order by number limit 1)`,
  );
  expect(await funnel()).toMatchObject([
    { day: '2040-11-22', edition: 'cs', orders: 2, checkouts: 1, paid: 1 },
    { day: '2040-11-23', edition: 'cs', orders: 1, checkouts: 1, paid: 0 },
  ]);
  expect(await funnel({ from: '2040-11-23', to: '2040-11-23' })).toHaveLength(1);
});

it('leaves out orders that an operator has entered: they never came this way', async () => {
  for (const how of ['checkout', 'transfer', 'free']) {
    await pay(shop.visitor(), await placeOrder(shop.visitor()));
    await query(
      shop,
      'update orders set paid_how = $1 where number = (select max(number) from orders)',
      [how],
    );
  }
  expect(await funnel()).toMatchObject([{ orders: 1, checkouts: 1, paid: 1 }]);
});

it('keeps how many orders there were when those that nobody paid are deleted', async () => {
  await placeOrder(shop.visitor());
  await pay(shop.visitor(), await placeOrder(shop.visitor()));
  await shop.workOnce();
  await query(shop, `update checkouts set expires_at = $1`, [now]);
  const before = await funnel();
  expect(before).toMatchObject([{ orders: 2, checkouts: 2, paid: 1 }]);
  now = new Date(now.getTime() + 31 * DAY_MS);
  await keepDaily();
  expect(await query(shop, 'select from orders')).toHaveLength(1);
  expect(await funnel()).toEqual(before);
  await keepDaily();
  expect(await funnel()).toEqual(before);
});
