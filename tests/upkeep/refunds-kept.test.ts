import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeOrderPages, deleteAccounts, listOldAccounts } from '#database/people/retention.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { type PaidShop, openPaidShop } from '#tests/stage/paid-shop.ts';

let open: PaidShop;
beforeEach(async () => {
  open = await openPaidShop();
});
afterEach(() => open.close());

it('an order is kept as long as its last refund, and goes with all of them', async () => {
  const { shop, refund } = open;
  await refund(5_000);
  await shop.workOnce();
  const { id } = await onlyOrder(shop);
  await query(shop, 'alter table invoices disable trigger user');
  await query(shop, `update invoices set issued_at = '2015-03-01'`);
  await query(shop, `update orders set created_at = '2015-03-01', paid_at = '2015-03-01'`);
  await query(shop, `update refunds set done_at = '2016-01-02'`);
  await query(shop, 'alter table invoices enable trigger user');
  const old = (before: string) => listOldAccounts(shop.database.db, new Date(before), 10);
  expect(await old('2016-01-01')).toEqual([]);
  expect(await old('2016-01-03')).toEqual([id]);
  await closeOrderPages(shop.database.db, new Date('2020-01-01'), 10);
  expect(await query(shop, 'select url from checkouts')).toEqual([{ url: null }]);
  await deleteAccounts(shop.database.db, [id]);
  for (const table of ['orders', 'checkouts', 'refunds', 'invoices']) {
    expect(await query(shop, `select from ${table}`), table).toEqual([]);
  }
});
