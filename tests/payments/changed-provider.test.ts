import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAnomalies, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import {
  cartOf,
  fillCart,
  oneWish,
  placeOrder,
  pressHosted,
  submitOrder,
  threePackages,
} from '#tests/stage/ordering.ts';
import { type RunningProvider, startProvider } from '#tests/provider/start-provider.ts';
import { type TestShop, type TestShopOptions, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

const DAY = 24 * 60;
/** Minutes from an order to the end of its checkout. */
const CHECKOUT = DAY - 30;

let stripe: RunningProvider;
let stripeBooks: TestDatabase;
let former: SurvivingProvider;
let latter: SurvivingProvider;
let database: TestDatabase;
let time: TestClock;
let shop: TestShop;

beforeAll(async () => {
  stripeBooks = await createTestDatabase();
  stripe = await startProvider({ databaseUrl: stripeBooks.url });
  former = await createSurvivingProvider();
  latter = await createSurvivingProvider();
});
afterAll(async () => {
  await stripe.stop();
  await stripeBooks.drop();
  await former.close();
  await latter.close();
});

async function openShop(options: TestShopOptions): Promise<void> {
  shop = await createTestShop({ clock: time.clock, onDatabaseUrl: database.url, ...options });
}

/** The shop closes, and opens again on the same database with another provider. */
async function restart(options: TestShopOptions): Promise<void> {
  await shop.close();
  await openShop(options);
}

/** The same person, before the shop that is open now. */
function again(visitor: Visitor): Visitor {
  const same = shop.visitor();
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
  return same;
}

/** Pays on a page of the provider, which may stand at its own address. */
async function pay(visitor: Visitor, url: string): Promise<void> {
  if (!url.startsWith(stripe.origin)) return void (await pressHosted(visitor, url));
  const body = new URLSearchParams({ action: 'pay' });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

const orderOf = async (visitor: Visitor) => {
  const orders = await listOrders(shop);
  const order = orders.findLast(({ cart_id: id }) => id === cartOf(visitor).id);
  if (!order) throw new Error('Nobody ordered from this cart.');
  return order;
};
const press = async (visitor: Visitor, intent: 'cancel' | 'pay') =>
  visitor.post(`/objednavky/${(await orderOf(visitor)).token}`, { intent });

async function customers(count: number): Promise<Visitor[]> {
  const visitors = Array.from({ length: count }, () => shop.visitor());
  for (const visitor of visitors) await placeOrder(visitor);
  return visitors.map((visitor) => visitor);
}

beforeEach(async () => {
  database = await createTestDatabase();
  time = createClock();
});
afterEach(async () => {
  await shop.close();
  await database.drop();
});

describe.each([
  ['goes live from the test checkout', () => ({}), () => ({ env: stripe.env })],
  [
    'gets the key of another account',
    () => ({ testCheckout: former.testCheckout }),
    () => ({ testCheckout: latter.testCheckout }),
  ],
])('a shop that %s', (_, before, after) => {
  it('lets unpaid orders be canceled, ordered anew and paid, and ends those left alone', async () => {
    await openShop(before());
    const [first, second, third, fourth] = await customers(4);
    if (!first || !second || !third || !fourth) throw new Error('Somebody is missing.');
    await restart(after());

    expect((await press(again(first), 'cancel')).status).toBe(303);
    expect(await orderOf(first)).toMatchObject({ state: 'canceled' });

    const changed = again(second);
    fillCart(changed, threePackages, cartOf(second).id);
    await pay(changed, await submitOrder(changed));

    const same = await press(again(third), 'pay');
    expect(same.status).toBe(303);
    expect((await press(again(third), 'pay')).location).toBe(same.location);
    await pay(again(third), same.location ?? '');

    await time.pass(shop, 1);
    expect((await listOrders(shop)).map(({ state }) => state)).toEqual([
      'canceled',
      'canceled',
      'paid',
      'pending',
      'paid',
    ]);

    await time.pass(shop, CHECKOUT + DAY - 5);
    expect(await orderOf(fourth)).toMatchObject({ state: 'pending' });
    await time.pass(shop, 60);
    expect(await orderOf(fourth)).toMatchObject({ state: 'expired' });
    const ended = await query(shop, `select actor from order_events where state = 'expired'`);
    expect(ended).toEqual([{ actor: 'shop' }]);
    expect(await listAnomalies(shop)).toEqual([]);
  });

  it('neither cancels nor asks twice for money that was on its way, and tells the operator', async () => {
    await openShop(before());
    const [visitor] = await customers(1);
    if (!visitor) throw new Error('Somebody is missing.');
    const [{ url } = { url: '' }] = await query<{ url: string }>(shop, 'select url from checkouts');
    await pressHosted(visitor, url, 'pay-later');
    await time.pass(shop, 1);
    await restart(after());
    for (const intent of ['cancel', 'pay'] as const) {
      expect((await press(again(visitor), intent)).status).toBe(409);
    }
    await time.pass(shop, CHECKOUT + DAY + 60);
    expect(await orderOf(visitor)).toMatchObject({ state: 'expired' });
    expect(await listAnomalies(shop)).toEqual(['checkout-unknown']);
  });

  it('notes for a person that money paid before cannot be given back from here', async () => {
    await openShop(before());
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    await time.pass(shop, 1);
    const paidAt = (await onlyOrder(shop))['checkout_provider'];
    await restart(after());
    expect((await press(again(visitor), 'cancel')).status).toBe(303);
    await shop.workOnce();
    const { provider } = shop.services.payments;
    const [note, ...others] = await query(shop, 'select * from payment_anomalies');
    expect(others).toEqual([]);
    expect(note).toMatchObject({ kind: 'refund-refused' });
    expect(note?.['detail']).toContain(`${provider} refuses: No such payment_intent`);
    if (paidAt === provider) expect(note?.['detail']).not.toContain('paid at');
    else expect(note?.['detail']).toContain(`it was paid at ${String(paidAt)}`);
  });

  it('ends hourly what nobody looks at any more', async () => {
    await openShop(before());
    const [visitor] = await customers(1);
    if (!visitor) throw new Error('Somebody is missing.');
    await restart(after());
    await query(shop, 'delete from graphile_worker._private_jobs');
    await time.pass(shop, CHECKOUT + DAY - 5);
    await reconcile(shop);
    expect(await orderOf(visitor)).toMatchObject({ state: 'pending' });
    await time.pass(shop, 10);
    await reconcile(shop);
    expect(await orderOf(visitor)).toMatchObject({ state: 'expired' });
  });
});

describe('a provider that comes back', () => {
  it('still has the last word on an order that was ended without it', async () => {
    await openShop({ testCheckout: former.testCheckout });
    const visitor = shop.visitor();
    const url = await placeOrder(visitor, oneWish);
    await restart({ testCheckout: latter.testCheckout });
    expect((await press(again(visitor), 'cancel')).status).toBe(303);
    await restart({ testCheckout: former.testCheckout });
    await pay(again(visitor), url);
    await reconcile(shop);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
  });

  it('is not taken for another while it only does not let us in', async () => {
    const denied = Response.json(
      { error: { type: 'invalid_request_error', message: 'No.' } },
      { status: 401 },
    );
    await openShop({ testCheckout: former.testCheckout });
    const visitor = shop.visitor();
    await placeOrder(visitor);
    await restart({
      testCheckout: { ...former.testCheckout, network: () => async () => denied.clone() },
    });
    expect((await press(again(visitor), 'cancel')).status).toBe(409);
    await time.pass(shop, CHECKOUT + 2 * DAY);
    expect(await orderOf(visitor)).toMatchObject({ state: 'pending' });
  });
});
