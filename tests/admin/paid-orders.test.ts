import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminHref } from '#domain/addresses.ts';
import { query } from '#tests/stage/books.ts';
import { sumOf } from '#tests/stage/figure-page.ts';
import { textOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { figuresOf } from '#tests/stage/start-page.ts';
import { storeOrder, storeRefund } from '#tests/stage/waiting-orders.ts';

const NOON = new Date('2026-11-23T11:00:00Z');
let shop: TestShop;
let owner: SignedIn;

beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOON });
  owner = await signIn(shop);
});
afterAll(() => shop.close());

const pageOf = async (address: string) => (await owner.visitor.get(address)).html;

it('paid orders are counted alike on the start page, in the figures and in the list', async () => {
  const canceled = await storeOrder(shop, { createdAt: NOON, state: 'canceled' });
  await storeRefund(shop, canceled, { amount: 199_00, createdAt: NOON });
  await storeOrder(shop, { createdAt: NOON, state: 'refunded' });
  await storeOrder(shop, { createdAt: NOON, paidHow: 'transfer' });
  await storeOrder(shop, { createdAt: NOON, total: 0, paidHow: 'free' });
  await storeOrder(shop, { createdAt: NOON, total: 0, paidHow: 'free' });
  await query(
    shop,
    `update orders set discount_source = 'code', discount_code = 'ZDARMA'
     where id = (select id from orders where paid_how = 'free' limit 1)`,
  );
  await storeOrder(shop, { createdAt: NOON, state: 'pending', paidAt: null });
  await storeOrder(shop, { createdAt: NOON, state: 'expired', paidAt: null });
  const html = await pageOf(adminHref('operator'));
  const shown = figuresOf(html).find(({ name }) => name === 'takings-orders-month');
  expect(shown?.value).toBe(5);
  expect((await pageOf(shown?.href ?? '')).match(/ data-order="/g)).toHaveLength(5);
  const said = 'z toho zdarma 2, zadané ručně 2';
  expect(textOf(html)).toContain(said);
  // The way to the payment leaves out what was entered by hand, and says so.
  expect(figuresOf(html).find(({ name }) => name === 'funnel-paid-month')?.value).toBe(3);
  expect(textOf(html)).toContain('Zadané ručně tudy nešly: 2.');
  const page = await pageOf(
    `${adminHref('operatorFigures')}?subject=orders&from=2026-11-01&to=2026-11-23`,
  );
  expect(sumOf(page, 'orders')?.value).toBe(5);
  expect(textOf(page)).toContain(said);
});
