import { afterEach, beforeEach, expect, it } from 'vitest';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { emailsOf, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { oneWish, pay, placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let shop: TestShop;
let time: TestClock;
let isAway = false;
beforeEach(async () => {
  isAway = false;
  time = createClock();
  const { clock } = time;
  const network =
    (checkout: typeof fetch): typeof fetch =>
    (...call) =>
      isAway ? Promise.reject(new TypeError('fetch failed')) : checkout(...call);
  shop = await createTestShop({ clock, testCheckout: { ...heldBack, clock, network } });
});
afterEach(() => shop.close());

const reminders = () => emailsOf(shop, 'order-unpaid-customer');

it('who leaves the checkout gets one e-mail half an hour later, with the way back', async () => {
  const visitor = shop.visitor();
  const url = await placeOrder(visitor);
  await time.pass(shop, 29);
  expect(await reminders()).toEqual([]);
  await time.pass(shop, 2);
  const [email, ...others] = await reminders();
  const { token } = await onlyOrder(shop);
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to_address: 'zofie@example.com', locale: 'cs' });
  expect(email?.text).toContain(`http://localhost:3000/objednavky/${token}`);
  expect(email?.text).toContain('Nic jsme vám neúčtovali');
  const back = await visitor.post(`/objednavky/${token}`, { intent: 'pay' });
  expect(back.location).toBe(url);
  for (const minutes of [60, 60, 12 * 60]) await time.pass(shop, minutes);
  expect(await reminders()).toHaveLength(1);
});

it('an English order is told of in English', async () => {
  await placeOrder(shop.visitor('en'));
  await time.pass(shop, 31);
  const [email] = await reminders();
  expect(email).toMatchObject({ locale: 'en' });
  expect(email?.subject).toContain('waiting to be paid');
});

it('who has paid gets none, though the notification has not come', async () => {
  const visitor = shop.visitor();
  await pressHosted(visitor, await placeOrder(visitor));
  await time.pass(shop, 31);
  expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  expect(await reminders()).toEqual([]);
});

it('who has canceled gets none', async () => {
  const visitor = shop.visitor();
  await placeOrder(visitor);
  const { token } = await onlyOrder(shop);
  await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
  await time.pass(shop, 31);
  expect(await reminders()).toEqual([]);
});

it('while money is on its way there is none, once it has failed there is one', async () => {
  const visitor = shop.visitor();
  const url = await placeOrder(visitor);
  await pressHosted(visitor, url, 'pay-later');
  await time.pass(shop, 31);
  expect(await reminders()).toEqual([]);
  await pressHosted(visitor, url, 'fail');
  await time.pass(shop, 61);
  expect(await reminders()).toHaveLength(1);
});

it('while the provider cannot be asked there is none', async () => {
  await placeOrder(shop.visitor());
  isAway = true;
  await time.pass(shop, 31);
  expect(await reminders()).toEqual([]);
  isAway = false;
  await time.pass(shop, 61);
  expect(await reminders()).toHaveLength(1);
});

it('who has paid for another order since gets none', async () => {
  await placeOrder(shop.visitor());
  const other = shop.visitor('en');
  await pay(other, await placeOrder(other, oneWish, { email: 'ZOFIE@example.com' }));
  await time.pass(shop, 31);
  expect((await listOrders(shop)).map(({ state }) => state)).toEqual(['pending', 'paid']);
  expect(await reminders()).toEqual([]);
});

it('one mailbox gets one a day, however many orders anybody makes in its name', async () => {
  for (const email of ['zofie@example.com', 'ZOFIE@example.com', 'zofie+2@example.com']) {
    await placeOrder(shop.visitor(), oneWish, { email });
  }
  await placeOrder(shop.visitor(), oneWish, { email: 'jana@example.com' });
  for (const minutes of [31, 60, 60]) await time.pass(shop, minutes);
  expect((await reminders()).map(({ to_address: to }) => to).toSorted()).toEqual([
    'jana@example.com',
    expect.stringMatching(/^zofie/i),
  ]);
});

it('one that could not be sent until the checkout has ended is not sent', async () => {
  await placeOrder(shop.visitor());
  const { id } = await onlyOrder(shop);
  await query(
    shop,
    `insert into emails (id, order_id, kind) values (gen_random_uuid(), $1, 'order-unpaid-customer')`,
    [id],
  );
  await query(shop, `update checkouts set expires_at = now() - interval '1 minute'`);
  await enqueueMissingJobs(shop.database.db, time.clock());
  await shop.workOnce();
  expect(await reminders()).toEqual([]);
});

it('one that is still to be sent when the order is paid is not sent', async () => {
  const visitor = shop.visitor();
  const url = await placeOrder(visitor);
  const { id } = await onlyOrder(shop);
  await query(
    shop,
    `insert into emails (id, order_id, kind) values (gen_random_uuid(), $1, 'order-unpaid-customer')`,
    [id],
  );
  await pay(visitor, url);
  await enqueueMissingJobs(shop.database.db, time.clock());
  await shop.workOnce();
  expect(await reminders()).toEqual([]);
  expect(
    await query(shop, 'select from emails where sent_at is null and set_aside_at is null'),
  ).toEqual([]);
});
