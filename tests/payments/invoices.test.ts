import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import { buyer as company, cancelAll } from '#tests/stage/invoicing.ts';
import {
  pay,
  placeOrder,
  someone,
  threePackages,
  threePackagesTotal,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let shop: TestShop;
let time: TestClock;
async function open(env: Record<string, string> = {}): Promise<void> {
  time = createClock();
  shop = await createTestShop({ env, clock: time.clock });
}
afterEach(() => shop.close());

async function buy(input: Record<string, string> = {}): Promise<void> {
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, threePackages, input));
}

describe('an invoice', () => {
  beforeEach(() => open());

  it('is issued by the payment, with everything that it prints', async () => {
    await buy(company);
    const order = await onlyOrder(shop);
    const [invoice] = await listIssued(shop, 'invoice');
    expect(invoice).toMatchObject({ number: order.invoice_number, order_id: order.id });
    expect(invoice?.snapshot).toMatchObject({
      kind: 'invoice',
      locale: 'cs',
      suppliedAt: order.paid_at?.toISOString(),
      checkoutId: order.checkout_id,
      seller: { name: 'Vzlet Demo s.r.o.', vatId: 'CZ12345679' },
      buyer: { name: company.companyName, vatId: company.vatId, email: someone.email },
      vatRate: 21,
      total: threePackagesTotal,
      vat: Math.round((threePackagesTotal * 21) / 121),
    });
    const texts = invoice?.snapshot.rows.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(texts).toEqual([
      '10.000 sledujících na Instagramu (@zofie.rihova)',
      '1.000 lajků na Instagramu +100 zdarma (p/Cabc123)',
      '5.000 sledujících na TikToku (@zofie)',
    ]);
  });

  it('has no address of a consumer, who was not asked for one', async () => {
    await buy();
    const [invoice] = await listIssued(shop, 'invoice');
    const { name, email } = someone;
    const nothing = { address: '', companyId: '', vatId: '' };
    expect(invoice?.snapshot.buyer).toEqual({ name, email, ...nothing });
  });

  it('stands in the same transaction as the payment', async () => {
    await query(shop, 'alter table invoices add constraint none check (false) not valid');
    await buy();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending', paid_at: null });
    expect(await query(shop, 'select * from series')).toEqual([]);
    await query(shop, 'alter table invoices drop constraint none');
    await time.pass(shop, 5);
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it.each([
    `update invoices set snapshot = jsonb_set(snapshot, '{total}', '1')`,
    `update invoices set number = '202600009'`,
    'delete from invoices',
    'delete from orders',
  ])('is never changed: %s', async (sql) => {
    await buy();
    const before = await listIssued(shop, 'invoice');
    await expect(query(shop, sql)).rejects.toThrow(/stays as it is|foreign key/);
    expect(await listIssued(shop, 'invoice')).toEqual(before);
  });
});

describe('a shop whose operator pays no VAT', () => {
  beforeEach(() => open({ OPERATOR_VAT_ID: 'none' }));

  it('issues invoices without VAT', async () => {
    await buy(company);
    const [invoice] = await listIssued(shop, 'invoice');
    expect(invoice?.snapshot).toMatchObject({
      seller: { vatId: '' },
      vatRate: null,
      vat: 0,
      base: threePackagesTotal,
      total: threePackagesTotal,
    });
  });
});

describe('a credit note', () => {
  beforeEach(() => open());

  it('takes the whole invoice back once the money has gone back', async () => {
    await buy(company);
    await shop.workOnce();
    await cancelAll(shop);
    expect(await listIssued(shop, 'credit-note')).toEqual([]);
    await shop.workOnce();
    const [invoice] = await listIssued(shop, 'invoice');
    const [note] = await listIssued(shop, 'credit-note');
    const order = await onlyOrder(shop);
    expect(note?.number).toMatch(/^9\d{4}00001$/);
    expect(note?.snapshot).toMatchObject({
      kind: 'credit-note',
      corrects: invoice?.number,
      issuedAt: order.refunded_at?.toISOString(),
      total: -threePackagesTotal,
      buyer: invoice?.snapshot.buyer,
    });
    await expectSales(shop, 1);
  });

  it('is one, however many workers give the money back', async () => {
    for (let i = 0; i < 3; i += 1) await buy();
    await shop.workOnce();
    await cancelAll(shop);
    await query(
      shop,
      `select graphile_worker.add_job('refund-order', json_build_object('orderId', id))
       from orders, generate_series(1, 4)`,
    );
    await Promise.all([shop.workOnce(), shop.workOnce(), shop.workOnce(), shop.workOnce()]);
    await shop.workOnce();
    expect(await listIssued(shop, 'credit-note')).toHaveLength(3);
    expect(await query(shop, 'select * from test_checkout.refund')).toHaveLength(3);
    await expectSales(shop, 3);
  });

  it('leaves no gap where the shop falls between the refund and its note', async () => {
    await buy();
    await shop.workOnce();
    await cancelAll(shop);
    await query(
      shop,
      `alter table invoices add constraint none check (kind = 'invoice') not valid`,
    );
    await shop.workOnce();
    expect(await query(shop, 'select * from test_checkout.refund')).toHaveLength(1);
    expect(await onlyOrder(shop)).toMatchObject({ refunded_at: null });
    await query(shop, 'alter table invoices drop constraint none');
    await time.pass(shop, 60);
    expect(await query(shop, 'select * from test_checkout.refund')).toHaveLength(1);
    expect(await listIssued(shop, 'credit-note')).toHaveLength(1);
    await expectSales(shop, 1);
  });
});
