import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, onlyOrder } from './books.ts';
import { type DatabaseProxy, createDatabaseProxy } from './database-proxy.ts';
import { heldBack, notify, onlyEvent } from './notifications.ts';
import {
  WIZARD,
  fillCart,
  oneWish,
  openDetails,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
} from './ordering.ts';
import { serveShop } from './serve-shop.ts';
import { type TestShop, createTestShop } from './shop.ts';

let shop: TestShop;
let database: DatabaseProxy;
beforeEach(async () => {
  shop = await createTestShop({
    testCheckout: heldBack,
    async throughDatabaseUrl(url) {
      database = await createDatabaseProxy(url);
      return database.url;
    },
  });
});
afterEach(async () => {
  database.mend();
  await shop.close();
  await database.close();
});

describe('while the database is away', () => {
  it('the public pages are served as they were kept', async () => {
    const { server, origin } = await serveShop(shop);
    const addresses = ['/', '/cenik', '/cenik/tiktok', '/instagram/sledujici/1000'];
    const read = () => Promise.all(addresses.map(async (a) => await fetch(origin + a)));
    const before = await Promise.all((await read()).map((page) => page.text()));
    database.cut();
    const after = await read();
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await Promise.all(after.map((page) => page.text()))).toEqual(before);
    server.close();
  });

  it('a notification is not acknowledged, and counts when it comes again', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const event = await onlyEvent(shop, 'checkout.session.completed');
    database.cut();
    expect(await notify(shop, event)).toBe(503);
    database.mend();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    expect(await notify(shop, event)).toBe(200);
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('the success page checks on and never says that anything failed', async () => {
    const visitor = shop.visitor('en');
    const paid = await pressHosted(visitor, await placeOrder(visitor));
    const cart = visitor.cookies.get('cart');
    database.cut();
    const page = await visitor.get(paid.location ?? '');
    expect(page.html).toContain('data-payment="checking"');
    expect(page.text).toContain('Checking your payment');
    expect(page.text).not.toMatch(/fail|not found|error/i);
    expect(visitor.cookies.get('cart')).toBe(cart);
    database.mend();
    const again = await visitor.get(paid.location ?? '');
    expect(again.html).toContain('data-payment="paid"');
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('an order is refused for the moment, and placed once afterwards', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    database.cut();
    const refused = await pressDetails(visitor, details, someone);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('10');
    expect(refused.headers.get('Cache-Control') ?? '').not.toMatch(/public/);
    expect((await visitor.get(WIZARD)).status).toBe(503);
    database.mend();
    expect((await pressDetails(visitor, details, someone)).status).toBe(303);
    await onlyOrder(shop);
  });

  it('a transaction that loses its connection fails, and nothing else does', async () => {
    const broken = shop.services.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      database.cut();
      await delay(50);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    database.mend();
    expect((await shop.visitor().get(WIZARD)).status).toBe(200);
  });

  it('a transaction that cannot even begin gives its connection back', async () => {
    const { db } = shop.services;
    const { pool } = shop.database;
    for (let i = 0; i < 3; i += 1) {
      await db.execute(sql`select 1`);
      database.cut();
      await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
      database.mend();
    }
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});
