import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, onlyOrder, query } from '#tests/stage/books.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import { heldBack, notify, onlyEvent } from '#tests/stage/notifications.ts';
import {
  WIZARD,
  addToCart,
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
  threePackages,
} from '#tests/stage/ordering.ts';
import { readForm, readForms } from '#tests/stage/html.ts';
import { completeAnOrder, written } from '#tests/stage/reviewing.ts';
import { serveShop } from '#tests/stage/serve-shop.ts';
import type { TestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let database: DatabaseProxy;
beforeEach(async () => {
  ({ shop, database } = await createCuttableShop({
    testCheckout: heldBack,
  }));
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

  it('an invoice is asked for again later', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    const { token } = await onlyOrder(shop);
    const page = await (await shop.get(`/objednavky/${token}`)).text();
    const [invoice = ''] = /\/objednavky\/[\w-]+\/doklady\/[^"]+\.pdf/.exec(page) ?? [];
    expect((await shop.get(invoice)).status).toBe(200);
    database.cut();
    const answer = await shop.get(invoice);
    expect(answer.headers.get('Location')).toBe(`/objednavky/${token}`);
    const later = await shop.get(`/objednavky/${token}`);
    expect(later.status).toBe(503);
    expect(later.headers.get('Retry-After')).toBe('10');
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

  it('a withdrawal says that it was not stored, keeps what was typed and is taken afterwards', async () => {
    const visitor = shop.visitor();
    const input = { name: 'Jana', number: '100001', email: 'jana@example.com', reason: 'Protože.' };
    const asked = await visitor.post('/odstoupeni', { ...input, intent: 'declare' });
    const { fields } = readForm((await visitor.follow(asked)).html, 'confirm');
    database.cut();
    const refused = await visitor.post('/odstoupeni', { ...fields, intent: 'confirm' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(refused.text).toContain('nepodařilo uložit');
    const kept = readForm(refused.html, 'confirm').fields;
    expect(kept).toEqual(fields);
    expect((await visitor.get('/odstoupeni')).status).toBe(200);
    database.mend();
    expect((await visitor.post('/odstoupeni', { ...kept, intent: 'confirm' })).status).toBe(303);
    expect(await query(shop, 'select name, reason from withdrawals')).toEqual([
      { name: 'Jana', reason: 'Protože.' },
    ]);
  });

  it('a review says that it was not stored, keeps what was written and is taken afterwards', async () => {
    await completeAnOrder(shop, { wishes: threePackages });
    const token = 'r'.repeat(32);
    await query(
      shop,
      `insert into review_invitations (order_id, token, invited_at) select id, $1, now() from orders`,
      [token],
    );
    const visitor = shop.visitor();
    const line = /name="line"[^>]*value="(\d+)"/.exec(
      (await visitor.get(`/recenze/${token}`)).html,
    )?.[1];
    const input = { ...written, line: line ?? '' };
    database.cut();
    const refused = await visitor.post(`/recenze/${token}`, input);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(refused.text).toContain('nepodařilo uložit');
    const kept = readForms(refused.html).find(({ action }) => action.includes(token))?.fields ?? {};
    expect(kept).toMatchObject(input);
    expect((await visitor.get(`/recenze/${token}`)).status).toBe(503);
    database.mend();
    expect((await visitor.post(`/recenze/${token}`, kept)).status).toBe(303);
    expect(await query(shop, 'select text from reviews')).toEqual([{ text: written.text }]);
  });

  it.each([
    ['cs', 'objednávku teď nemůžeme přijmout', 'Vaše údaje'],
    ['en', 'cannot take your order', 'Your details'],
  ] as const)(
    'an order (%s) is refused for the moment with all that was typed, and placed once afterwards',
    async (locale, words, heading) => {
      const visitor = shop.visitor(locale);
      fillCart(visitor, oneWish);
      const details = await openDetails(visitor);
      const input = { ...someone, note: 'Prosím večer.', discountCode: 'LETO' };
      database.cut();
      const refused = await pressDetails(visitor, details, input);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('10');
      expect(refused.headers.get('Cache-Control') ?? '').not.toMatch(/public/);
      expect(refused.text).toContain(words);
      expect(refused.text).toContain(heading);
      expect(readForm(refused.html, 'order').fields).toMatchObject(input);
      // The draft keeps it as well, for whoever leaves the page.
      const later = await visitor.get(`${WIZARD}?step=details`);
      expect(later.status).toBe(503);
      expect(later.text).toContain(words);
      expect(readForm(later.html, 'order').fields).toMatchObject(input);
      database.mend();
      const again = await pressDetails(visitor, refused, { discountCode: '' });
      expect(again.status).toBe(303);
      expect(again.location).toContain('/test-checkout/pay/');
      await onlyOrder(shop);
    },
  );

  it.each(['code', 'lookup', 'back'])(
    '%s loses nothing of what was typed either',
    async (intent) => {
      const visitor = shop.visitor();
      fillCart(visitor, oneWish);
      const details = await openDetails(visitor);
      const input = {
        ...someone,
        discountCode: 'LETO',
        companyInvoice: 'on',
        companyId: '45274649',
      };
      database.cut();
      const answer = await visitor.follow(await pressDetails(visitor, details, input, intent));
      expect(answer.status).toBe(503);
      const shown = await visitor.get(`${WIZARD}?step=details`);
      expect(readForm(shown.html, 'order').fields).toMatchObject(input);
    },
  );

  it('packages are put into the cart and changed as ever', async () => {
    const visitor = shop.visitor();
    const packageId = 'ig-likes-100';
    database.cut();
    const added = await visitor.follow(
      await addToCart(visitor, { packageId, target: '@zofie.rihova' }),
    );
    expect(added.status).toBe(503);
    expect(added.text).toContain('zofie.rihova');
    const wrong = await addToCart(visitor, { packageId, target: 'https://x y' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('https://x y');
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
