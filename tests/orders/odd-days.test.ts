import { afterEach, describe, expect, it } from 'vitest';
import { expectSales, listEmails, listOrders, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { oneWish, pay, placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let now: Date;
let shop: TestShop;
afterEach(() => shop.close());

async function openAt(moment: string, testCheckout = {}): Promise<void> {
  now = new Date(moment);
  shop = await createTestShop({ clock: () => now, testCheckout });
}

async function sell(): Promise<void> {
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, oneWish));
  await shop.workOnce();
}

const numbers = async () => (await listOrders(shop)).map(({ invoice_number: n }) => n);

// Far ahead, because signatures older than five minutes of real time are refused.
describe('a shop on an odd day', () => {
  it('sells on the 29th of February as on any other day', async () => {
    await openAt('2048-02-29T22:30:00Z');
    await sell();
    await expectSales(shop, 1);
    const [invoice] = await query<{ snapshot: { issuedAt: string } }>(
      shop,
      'select snapshot from invoices',
    );
    expect(JSON.stringify(invoice?.snapshot)).toContain('2048-02-29');
  });

  it('begins a new series of invoices when the year turns in Prague', async () => {
    await openAt('2047-12-31T22:59:00Z');
    await sell();
    now = new Date('2047-12-31T23:01:00Z');
    await sell();
    await sell();
    expect(await numbers()).toEqual(['204700001', '204800001', '204800002']);
    expect(await listEmails(shop)).toHaveLength(6);
  });

  it('names the year of Prague in its footer', async () => {
    await openAt('2047-12-31T23:01:00Z');
    expect(await (await shop.get('/')).text()).toContain('© 2048');
    now = new Date('2047-12-31T22:59:00Z');
    expect(await (await shop.get('/')).text()).toContain('© 2047');
  });

  it('puts a payment of the old year that it hears of in the new one into the old one', async () => {
    await openAt('2047-12-31T22:50:00Z', heldBack);
    const visitor = shop.visitor();
    const hosted = await placeOrder(visitor, oneWish);
    now = new Date('2047-12-31T22:59:00Z');
    await pressHosted(visitor, hosted);
    const paid = now.toISOString();
    now = new Date('2047-12-31T23:20:00Z');
    await query(shop, 'update graphile_worker._private_jobs set run_at = now()');
    await shop.workOnce();
    const [order] = await listOrders(shop);
    expect(order).toMatchObject({ paid_at: new Date(paid), invoice_number: '204800001' });
    const [invoice] = await query(shop, 'select snapshot from invoices');
    expect(invoice?.['snapshot']).toMatchObject({ suppliedAt: paid, issuedAt: now.toISOString() });
  });

  it.each([
    ['an hour that is left out', '2048-03-29T00:30:00Z', '2048-03-29T01:30:00Z'],
    ['an hour that comes twice', '2048-10-25T00:30:00Z', '2048-10-25T01:30:00Z'],
  ])('settles a payment made across %s', async (_, ordered, paid) => {
    await openAt(ordered);
    const visitor = shop.visitor();
    const hosted = await placeOrder(visitor, oneWish);
    now = new Date(paid);
    await pressHosted(visitor, hosted);
    await shop.workOnce();
    await expectSales(shop, 1);
    const [order] = await listOrders(shop);
    expect(order?.paid_at?.toISOString()).toBe(now.toISOString());
  });
});
