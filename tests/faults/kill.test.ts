import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { expectSales, listLetters, listOrders, query } from '#tests/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/database.ts';
import { fillCart, oneWish, openDetails, pressDetails, someone } from '#tests/ordering.ts';
import { type Page, type Visitor, createVisitor } from '#tests/visitor.ts';
import { type ChildShop, keepShopRunning } from './child-shop.ts';

let database: TestDatabase;
let shop: ChildShop;
/** The books, read behind the shop's back. */
let books: { database: DatabaseClient };
let watch: Client;

beforeEach(async () => {
  database = await createTestDatabase();
  books = { database: openDatabase(database.url, () => {}) };
  watch = new Client(database.url);
  await watch.connect();
  shop = await keepShopRunning(database.url);
  await shop.ready();
});
afterEach(async () => {
  await shop.stop();
  await watch.end();
  await books.database.close();
  await database.drop();
});

/** Somebody who tries again when nobody answers, as people do. */
function patient(): Visitor {
  return createVisitor({ send: insist, origin: shop.origin });
}

async function insist(request: Request): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(request.clone());
      const body = await response.arrayBuffer();
      if (response.status < 500) return withBody(response, body);
    } catch (error) {
      if (tries > 500) throw error;
    }
    await delay(50);
  }
}

function withBody({ status, headers }: Response, body: ArrayBuffer): Response {
  const kept = new Headers(headers);
  kept.delete('Content-Encoding');
  return new Response(status === 304 || status === 204 ? null : body, { status, headers: kept });
}

async function buy(visitor: Visitor): Promise<Page> {
  fillCart(visitor, oneWish);
  const details = await openDetails(visitor);
  let ordered = await pressDetails(visitor, details, someone);
  while (ordered.status === 422) ordered = await pressDetails(visitor, details, someone);
  return visitor.follow(await visitor.post(ordered.location ?? '', { action: 'pay' }));
}

/** Kills the shop. Minutes pass in no time: what the killed one held is free for the next. */
async function strike(): Promise<void> {
  await shop.kill();
  await query(
    books,
    `update graphile_worker._private_jobs
     set locked_at = locked_at - interval '10 minutes', run_at = least(run_at, now())`,
  );
}

async function expectSoldOnce(customers: number): Promise<void> {
  await vi.waitFor(() => expectSales(books, customers), { timeout: 20_000, interval: 200 });
  expect(await listOrders(books)).toHaveLength(customers);
  expect(await query(books, 'select id from test_checkout.session')).toHaveLength(customers);
  const ids = (await listLetters(books)).map(({ message_id: id }) => id);
  expect(new Set(ids).size).toBe(2 * customers);
}

/** Where the power fails: the moment after this row was written for good. */
const moments = {
  'after the order is stored': ['public.orders', 'insert'],
  'after the provider has made the session': ['test_checkout.session', 'insert'],
  'after the checkout is noted with its order': ['public.orders', 'update of checkout_id'],
  'after the provider has the money': ['test_checkout.session', 'update of payment_state'],
  'after the notification is dealt with': ['public.payment_events', 'insert'],
  'after a letter is sent and not yet noted': ['outbox.letter', 'insert'],
  'after a letter is noted': ['public.letters', 'update of sent_at'],
} as const;

async function killWhen(table: string, event: string): Promise<void> {
  await watch.query(`
    create function tell() returns trigger language plpgsql as
      $$ begin perform pg_notify('written', ''); return null; end $$;
    create trigger tell after ${event} on ${table} for each row execute function tell();
    listen written`);
  watch.once('notification', () => void strike());
}

describe('a shop that is killed', { timeout: 240_000 }, () => {
  it.each(Object.entries(moments))('%s sells once', async (_, [table, event]) => {
    await killWhen(table, event);
    const page = await buy(patient());
    expect(page.html).toMatch(/data-payment="(paid|checking)"/);
    await vi.waitFor(() => expect(shop.kills()).toBe(1), { timeout: 10_000 });
    await expectSoldOnce(1);
  });

  it('again and again, at any moment, sells to everybody once', async () => {
    const customers = 8;
    const buying = Promise.all(Array.from({ length: customers }, () => buy(patient())));
    for (let i = 0; i < 5; i += 1) {
      await shop.ready();
      await delay(50 + Math.random() * 500);
      await strike();
    }
    await buying;
    await expectSoldOnce(customers);
  });
});
