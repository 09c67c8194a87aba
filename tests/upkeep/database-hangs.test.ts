import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { isDatabaseAway, waitWhileAway } from '#database/connection/database-away.ts';
import { listOrders, onlyOrder } from '#tests/stage/books.ts';
import { CHECKOUT, checkout } from '#tests/stage/called-orders.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { type FreezablePostgres, freezable } from '#tests/stage/freeze-postgres.ts';
import { readForm } from '#tests/stage/html.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
} from '#tests/stage/ordering.ts';
import { type ServedShop, serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestServer, startTestServer } from '#tests/stage/test-server.ts';

/** Milliseconds within which everybody is told, and some more for a machine that is busy. */
const PROMISED_MS = 11_000 + 3000;
/** Several answers that are waited for in vain, one after the other. */
const options = { timeout: 120_000 };

let postgres: TestServer;
let hanging: FreezablePostgres;
beforeAll(async () => {
  postgres = await startTestServer({ durable: false });
  hanging = await freezable(postgres.url);
});
afterAll(() => postgres.stop());

let shop: TestShop;
let served: ServedShop;
beforeEach(async () => {
  shop = await createTestShop({ postgresUrl: postgres.url });
  served = await serveShop(shop);
});
afterEach(async () => {
  hanging.thaw();
  served.server.closeAllConnections();
  served.server.close();
  await shop.close();
});

/** Has as many connections open as the shop ever has, so that none has to be made. */
async function warmUp(): Promise<void> {
  const { db } = shop.services;
  await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)));
}

/** What was answered, unless that took longer than promised. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('Nobody has answered.')), PROMISED_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

describe('while the database hangs', options, () => {
  it.each([
    ['every connection open', warmUp],
    ['few of them', async () => {}],
  ])('everybody is answered within eleven seconds, with %s', async (_, prepare) => {
    const buyer = shop.visitor();
    fillCart(buyer, oneWish);
    const details = await openDetails(buyer);
    const customer = shop.visitor();
    const paid = await pressHosted(customer, await placeOrder(customer));
    const [order] = await listOrders(shop);
    const kept = await fetch(`${served.origin}/cenik`);
    expect(kept.status).toBe(200);
    await prepare();
    hanging.freeze();
    const [orderPage, posted, called, priceList, success] = await Promise.all([
      inTime(customer.get(`/objednavky/${order?.token}`)),
      inTime(pressDetails(buyer, details, someone)),
      inTime(createClient(shop).call(CHECKOUT, checkout)),
      inTime(fetch(`${served.origin}/cenik`)),
      inTime(customer.get(paid.location ?? '')),
    ]);
    hanging.thaw();
    for (const answer of [orderPage, posted, called]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('10');
    }
    expect(readForm(posted.html, 'order').fields).toMatchObject(someone);
    expect(errorOf(called).code).toBe('later');
    expect(await priceList.text()).toBe(await kept.text());
    expect(success.html).toContain('data-payment="checking"');
    // Well again at once: the same order and the same call once more are one order each.
    expect((await pressDetails(buyer, details, someone)).status).toBe(303);
    expect((await createClient(shop).call(CHECKOUT, checkout)).status).toBe(200);
    expect((await customer.get(paid.location ?? '')).html).toContain('data-payment="paid"');
    expect(await listOrders(shop)).toHaveLength(3);
  });

  it('a crowd larger than the pool is told as soon as anybody', async () => {
    await warmUp();
    hanging.freeze();
    const page = `/objednavky/${'x'.repeat(32)}`;
    const answers = await Promise.all(Array.from({ length: 60 }, () => inTime(shop.get(page))));
    hanging.thaw();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // No connection that waits for an old answer is lent to the next reader.
    const after = await Promise.all(Array.from({ length: 20 }, () => inTime(shop.get(page))));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([302]));
    const { pool } = shop.database;
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  it('who asks several times waits no longer in all, however slow the first answer was', async () => {
    const visitor = shop.visitor();
    await placeOrder(visitor);
    const { token } = await onlyOrder(shop);
    const [slow, stuck] = await Promise.all([lock('orders'), lock('order_lines')]);
    try {
      const answer = inTime(shop.get(`/objednavky/${token}`));
      await slow.query('select pg_sleep(6)').finally(() => slow.release(true));
      expect((await answer).status).toBe(503);
    } finally {
      stuck.release(true);
    }
    expect((await shop.get(`/objednavky/${token}`)).status).toBe(200);
  });
});

describe('beside the requests, while the database hangs', options, () => {
  it('a transaction fails once and for all, and its connection is lent to nobody', async () => {
    const { pool } = shop.database;
    const told = shop.services.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      hanging.freeze();
      await tx.execute(sql`select 2`);
    });
    await expect(inTime(told)).rejects.toSatisfy(isDatabaseAway);
    expect(pool.totalCount).toBe(0);
  });

  it('the job queue takes it for passing', async () => {
    const queue = openDatabase(shop.databaseUrl, () => {}, 500);
    waitWhileAway(queue.pool, () => {});
    const client = await queue.pool.connect();
    hanging.freeze();
    await expect(inTime(client.query('select 1'))).rejects.toMatchObject({ code: '57P03' });
    client.release();
    expect(queue.pool.totalCount).toBe(0);
    hanging.thaw();
    expect(await queue.pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
    await queue.close();
  });
});

it('the job queue tries a statement that took too long again, and it is told of', async () => {
  const queue = openDatabase(shop.databaseUrl, () => {}, 200);
  const told: string[] = [];
  waitWhileAway(queue.pool, (_, query) => void told.push(query));
  const client = await queue.pool.connect();
  const slow = { text: 'select pg_sleep(5), $1::text', values: ['secret'] };
  await expect(client.query(slow)).rejects.toMatchObject({ code: '57P03' });
  expect(told).toEqual(['select pg_sleep(5), $1::text']);
  client.release();
  await queue.close();
});

/** Takes a table for itself, so that whoever reads it waits until the connection is released. */
async function lock(table: string): Promise<PoolClient> {
  const client = await shop.database.pool.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return client;
}
