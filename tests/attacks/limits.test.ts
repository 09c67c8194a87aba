import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import {
  WIZARD,
  fillCart,
  oneWish,
  openDetails,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';
import { expectAskedToWait, freshEmail, order } from '#tests/stage/wire/limited.ts';

const limited = { ORDERS_PER_ADDRESS: '4', ORDERS_PER_EMAIL: '2' };

let shop: TestShop;
/** A second replica on the database of the first. */
let replica: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: limited });
  replica = await createTestShop({
    env: limited,
    throughDatabaseUrl: () => Promise.resolve(shop.databaseUrl),
  });
});
afterAll(async () => {
  await replica.close();
  await shop.close();
});

describe('orders', () => {
  it('of one address are limited, over all replicas, and the cart stays', async () => {
    const visitor = shop.visitor('en');
    const there = replica.visitor('en');
    for (const at of [visitor, there, visitor, there]) {
      expect((await orderFrom(at, '192.0.2.77')).status).toBe(303);
    }
    for (const at of [visitor, there]) {
      const { cookies } = at;
      const refused = await orderFrom(at, '192.0.2.77');
      expectAskedToWait(refused, [50, 60], /too many attempts in a row.* minutes\./);
      expect(cookies.get('cart')).toBeTruthy();
    }
    expect((await orderFrom(visitor, '192.0.2.78')).status).toBe(303);
  });

  it('of one IPv6 network are the orders of one client', async () => {
    const visitor = shop.visitor();
    for (const host of ['1', '2:3', 'ffff:1:1', 'a']) {
      expect((await orderFrom(visitor, `2001:db8:5:5:${host}::`)).status).toBe(303);
    }
    expect((await orderFrom(visitor, '2001:db8:5:5:9::')).status).toBe(429);
    expect((await orderFrom(visitor, '2001:db8:5:6:9::')).status).toBe(303);
  });

  it('that are pressed again are the same order and count once', async () => {
    const visitor = shop.visitor();
    const email = freshEmail();
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    for (let i = 0; i < 6; i += 1) {
      expect((await pressDetails(visitor, details, { ...someone, email })).status).toBe(303);
    }
    expect((await order(visitor, { email })).status).toBe(303);
    expect((await order(visitor, { email })).status).toBe(429);
  });

  it('that were never good enough to be made do not count', async () => {
    const visitor = shop.visitor();
    const email = freshEmail();
    for (let i = 0; i < 6; i += 1) {
      expect((await order(visitor, { email, seenTotal: '1' })).status).toBe(200);
      expect((await order(visitor, { email, name: '' })).status).toBe(200);
    }
    expect((await order(visitor, { email })).status).toBe(303);
  });
});

function orderFrom(visitor: Visitor, address: string): Promise<Page> {
  return order(visitor, { email: freshEmail() }, { 'X-Client-Address': address });
}

describe('posts', () => {
  it('of one client are limited over all replicas, and what was typed stays', async () => {
    const visitor = shop.visitor();
    const there = replica.visitor();
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    const from = { 'X-Client-Address': '198.51.100.1' };
    for (let i = 0; i < 60; i += 1) {
      const at = i % 2 ? visitor : there;
      expect((await at.post(WIZARD, { intent: 'choose' }, from)).status).toBe(200);
    }
    // Others behind this address may have done so: each cart may go on for a while.
    for (let i = 0; i < 20; i += 1) {
      expect((await visitor.post(WIZARD, { intent: 'choose' }, from)).status).toBe(200);
    }
    for (const at of [shop, replica]) {
      const { action, fields } = readForm(details.html, 'order');
      const other = at.visitor();
      for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
      const input = { ...fields, ...someone, intent: 'order', discountCode: 'GUESS' };
      const refused = await other.post(action, input, from);
      expectAskedToWait(refused, [0, 1], /Zkoušíte to příliš často/);
      expect(readForm(refused.html, 'order').fields).toMatchObject(someone);
      // It is no way to go on guessing codes either.
      expect(refused.text).not.toContain('Tento kód není platný');
      const add = { intent: 'add', platform: 'tiktok', service: 'likes', target: '@zofie' };
      const first = await other.post(WIZARD, add, from);
      expect(first.status).toBe(429);
      expect(readForm(first.html, 'add').fields).toMatchObject({ target: '@zofie' });
    }
    const elsewhere = await shop.visitor().post('/objednavky/x', { intent: 'cancel' }, from);
    expectAskedToWait(elsewhere, [0, 1], /Příliš mnoho pokusů/);
  });
});

describe('questions to the register', () => {
  it('are limited, with a word at the field; wrong numbers never reach it', async () => {
    const visitor = shop.visitor();
    const ask = (companyId: string) => visitor.post('/objednavka/firma', { companyId });
    for (let i = 0; i < 25; i += 1) expect((await ask('12345678')).status).toBe(200);
    for (let i = 0; i < 30; i += 1) expect((await ask('45274649')).status).toBe(200);
    const refused = await ask('45274649');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(JSON.parse(refused.html)).toMatchObject({ ok: false, problem: 'too-many-look-ups' });
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    const input = { companyInvoice: 'on', companyId: '45274649' };
    const page = await pressDetails(visitor, details, input, 'lookup');
    expect(page.text).toContain('Vyplňte prosím údaje ručně');
  });
});

describe('the page of an order', () => {
  it('takes thirty payments in ten minutes, and a cancellation all the same', async () => {
    const visitor = shop.visitor();
    await placeOrder(visitor, oneWish, { email: freshEmail() });
    const [last] = await query<{ token: string }>(
      shop,
      'select token from orders order by number desc limit 1',
    );
    const address = `/objednavky/${last?.token}`;
    for (let i = 0; i < 30; i += 1) {
      expect((await visitor.post(address, { intent: 'pay' })).status).toBe(303);
    }
    const refused = await visitor.post(address, { intent: 'pay' });
    expectAskedToWait(refused, [1, 10], /Zkoušíte to příliš často/);
    expect((await visitor.get(address)).status).toBe(200);
    const state = () => query(shop, 'select state from orders order by number desc limit 1');
    expect(await state()).toEqual([{ state: 'pending' }]);
    expect((await visitor.post(address, { intent: 'cancel' })).status).toBe(303);
    expect(await state()).toEqual([{ state: 'canceled' }]);
  });
});

describe('the limits', () => {
  it('know nobody by name', async () => {
    const rows = await query<{ key: string }>(shop, 'select key from rate_limits');
    expect(rows.length).toBeGreaterThan(5);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+ [\w-]{43}$/);
  });

  it('refuse nobody who comes for the first time while the database counts nothing', async () => {
    const lone = await createTestShop({ env: limited });
    try {
      await lone.database.pool.query('drop table rate_limits');
      const visitor = lone.visitor();
      expect((await order(visitor, {})).status).toBe(303);
      expect((await order(visitor, {})).status).toBe(303);
      // The replica still counts what it sees itself.
      expect((await order(visitor, {})).status).toBe(429);
    } finally {
      await lone.close();
    }
  });

  it('do not wait for a database that hangs', async () => {
    const lone = await createTestShop({ env: limited });
    const blocker = await lone.database.pool.connect();
    try {
      await blocker.query('begin; lock table rate_limits in access exclusive mode');
      const visitor = lone.visitor();
      const began = performance.now();
      expect((await order(visitor, {})).status).toBe(303);
      // A statement that waits for the lock is given up after fifteen seconds.
      expect(performance.now() - began).toBeLessThan(12_000);
    } finally {
      await blocker.query('rollback');
      blocker.release();
      await lone.close();
    }
  });
});
