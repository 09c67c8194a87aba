import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { listAnomalies, listEmails, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { alike, listEvents, notify } from '#tests/stage/notifications.ts';
import {
  fillCart,
  openDetails,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
  threePackages,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';
import { createClock } from '#tests/stage/time.ts';

const COMPLETED = 'checkout.session.completed';
const company = {
  companyInvoice: 'on',
  companyName: 'Řeznictví & uzeniny „U Řehoře“, s. r. o.',
  companyId: '27082440',
  address: 'Žitná 1, 110 00 Praha 1',
};

let provider: SurvivingProvider;
let shop: TestShop;
let shops: TestShop[];
let time: ReturnType<typeof createClock>;

/** A shop with empty books and the same provider: what a restore of an old backup leaves. */
async function openShop(): Promise<TestShop> {
  const { testCheckout } = provider;
  const opened = await createTestShop({ testCheckout, clock: time.clock });
  shops.push(opened);
  return opened;
}

beforeEach(async () => {
  shops = [];
  time = createClock();
  provider = await createSurvivingProvider();
  shop = await openShop();
});
afterEach(async () => {
  for (const opened of shops) await opened.close();
  await provider.close();
});

const linesOf = (of: TestShop) =>
  query(
    of,
    'select order_id, position, package_id, quantity, unit_price, subtotal, discount, total, target_kind, target_label, target_url, bonus, delivery, guarantee_days from order_lines order by order_id, position',
  );
/** What an order was placed with, beside what became of it. */
async function ordersMade(of: TestShop) {
  const rows = await listOrders(of);
  const later = { state: '', checkout_url: '', checkout_expires_at: '', paid_at: null };
  // Whoever opened it, the provider that told of the payment knows it. The record does not say whether its
  // customer may be asked for a review, so nobody is.
  const unsaid = { checkout_provider: null, may_invite: false };
  return rows.map((row) => ({ ...row, ...later, ...unsaid, checks_done: 0 }));
}

async function buyFully(): Promise<void> {
  const input = { ...company, note: 'Prosím <b>pomalu</b>\n& "hezky" – 🙂', discountCode: 'jaro' };
  await query(shop, `insert into discount_codes (code, percent) values ('JARO', 30)`);
  const visitor = shop.visitor();
  fillCart(visitor, threePackages);
  const details = await openDetails(visitor);
  // The code changes the total, which is shown and asked for again.
  const asked = await pressDetails(visitor, details, { ...someone, ...input });
  const ordered = await pressDetails(visitor, asked, { ...someone, ...input });
  expect(ordered.status).toBe(303);
  await pressHosted(visitor, ordered.location ?? '');
}

describe('an order that was lost with the books', () => {
  it('is rebuilt from its payment as it was, and settled', async () => {
    await buyFully();
    await reconcile(shop);
    const before = await ordersMade(shop);
    expect(before).toHaveLength(1);
    const lost = await onlyOrder(shop);

    const next = await openShop();
    await reconcile(next);
    await next.workOnce();
    expect(await ordersMade(next)).toEqual(before);
    expect(await linesOf(next)).toEqual(await linesOf(shop));
    expect(await onlyOrder(next)).toMatchObject({ state: 'paid', token: lost.token });
    expect(await listEmails(next)).toHaveLength(2);
    expect(await listAnomalies(next)).toEqual(['order-rebuilt']);
    const page = await next.visitor().get(`/objednavky/${lost.token}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('@zofie.rihova');

    await reconcile(next);
    await next.workOnce();
    expect(await listEmails(next)).toHaveLength(2);
    expect(await listAnomalies(next)).toEqual(['order-rebuilt']);
  });

  it('is rebuilt with a note where its money went back, which a person has to see', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    const { token } = await onlyOrder(shop);
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    await shop.workOnce();
    await reconcile(shop);
    expect(await listAnomalies(shop)).toEqual([]);

    const next = await openShop();
    await reconcile(next);
    await reconcile(next);
    expect(await listAnomalies(next)).toEqual(['order-rebuilt', 'refunded-elsewhere']);
    expect(await onlyOrder(next)).toMatchObject({ state: 'canceled', invoice_number: null });
    // What it was paid by may be told late; and at a start nothing is owed.
    for (const event of await listEvents(provider)) await notify(next, event);
    await enqueueMissingJobs(next.database.db, time.clock());
    await next.workOnce();
    expect(await onlyOrder(next)).toMatchObject({ state: 'canceled' });
    expect(await listEmails(next)).toEqual([]);
    expect(await query(next, 'select from invoices')).toEqual([]);
  });

  it('is rebuilt once, by ten messages at once and the comparison', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const [event] = await listEvents(provider, COMPLETED);
    if (!event) throw new Error('There is no event.');
    const next = await openShop();
    // On a machine that has much to do a message may be told to come again, and then it does.
    const tell = async () => {
      while ((await notify(next, alike(event, COMPLETED))) !== 200);
    };
    await Promise.all([...Array.from({ length: 10 }, tell), reconcile(next)]);
    await next.workOnce();
    expect(await onlyOrder(next)).toMatchObject({
      state: 'paid',
      invoice_number: expect.anything(),
    });
    expect(await listEmails(next)).toHaveLength(2);
    expect(await listAnomalies(next)).toEqual(['order-rebuilt']);
  });

  it('has another number where its own was given away, and new orders go on behind it', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await query(shop, `select setval('orders_number_seq', 100500)`);
    await pressHosted(visitor, await placeOrder(shop.visitor()));
    const lost = await listOrders(shop);
    expect(lost.map(({ number }) => number)).toEqual([100_001, 100_501]);

    const next = await openShop();
    await placeOrder(next.visitor());
    await reconcile(next);
    await placeOrder(next.visitor());
    const numbers = new Map((await listOrders(next)).map(({ id, number }) => [id, number]));
    expect(numbers.get(lost[0]?.id ?? '')).toBe(100_002);
    expect(numbers.get(lost[1]?.id ?? '')).toBe(100_501);
    expect([...numbers.values()]).toEqual([100_001, 100_002, 100_501, 100_502]);
  });

  it('comes back although another cannot', async () => {
    for (let i = 0; i < 3; i += 1) {
      await pressHosted(shop.visitor(), await placeOrder(shop.visitor()));
    }
    const [, middle] = await listOrders(shop);
    const next = await openShop();
    await placeOrder(next.visitor());
    await query(next, 'update orders set token = $1', [middle?.token]);
    await reconcile(next);
    expect((await listOrders(next)).filter(({ state }) => state === 'paid')).toHaveLength(2);
    expect(await query(next, 'select from reconciliations')).toEqual([]);
    await query(next, 'update orders set token = id where state = $1', ['pending']);
    await reconcile(next);
    expect((await listOrders(next)).filter(({ state }) => state === 'paid')).toHaveLength(3);
    expect(await query(next, 'select from reconciliations')).toHaveLength(2);
  });

  it('comes back while its money is on its way, and is watched until it is here', async () => {
    const visitor = shop.visitor();
    const url = await placeOrder(visitor);
    await pressHosted(visitor, url, 'pay-later');
    const next = await openShop();
    await reconcile(next);
    expect(await onlyOrder(next)).toMatchObject({
      state: 'pending',
      checkout_outcome: 'processing',
    });
    await pressHosted(visitor, url, 'arrive');
    await time.pass(next, 61);
    expect(await onlyOrder(next)).toMatchObject({ state: 'paid' });
  });

  it('comes back beside an unpaid order that an old backup has of the same cart', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const { cart_id: cart } = await onlyOrder(shop);
    const next = await openShop();
    await placeOrder(next.visitor());
    await query(next, 'update orders set cart_id = $1', [cart]);
    const [event] = await listEvents(provider, COMPLETED);
    expect(event && (await notify(next, event))).toBe(200);
    const states = (await listOrders(next)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['paid', 'pending']);
  });

  it.each([
    ['nobody paid', `payment_state = null, payment_id = null, status = 'open'`, []],
    [
      'another shop at the same account made',
      `fields = replace(fields::text, 'http://localhost:3000', 'http://localhost:4000')::jsonb`,
      ['unknown-order'],
    ],
    [
      'was charged differently than recorded',
      `fields = jsonb_set(fields, '{line_items,0,price_data,unit_amount}', '"100"')`,
      ['unknown-order'],
    ],
    [
      'bears the record of another',
      `fields = jsonb_set(fields, '{client_reference_id}', '"${randomUUID()}"')`,
      ['unknown-order'],
    ],
    [
      'has no record',
      `fields = fields #- '{metadata,record_00}' #- '{metadata,record_01}'`,
      ['unknown-order'],
    ],
  ])('stays lost where it is one that %s', async (_, change, anomalies) => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await query(provider, `update test_checkout.session set ${change}`);
    const next = await openShop();
    await reconcile(next);
    await reconcile(next);
    expect(await listOrders(next)).toEqual([]);
    expect(await listAnomalies(next)).toEqual(anomalies);
  });
});
