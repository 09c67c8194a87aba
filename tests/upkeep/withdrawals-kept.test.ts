import { expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { listWithdrawals, useWithdrawing, withdraw } from '#tests/stage/withdrawing.ts';

const stage = useWithdrawing();

async function keep(): Promise<void> {
  await query(
    stage.shop,
    `insert into reconciliations select 'checkouts of thirty days', '2100-01-01' on conflict do nothing`,
  );
  await query(stage.shop, `select graphile_worker.add_job('keep-retention')`);
  await stage.shop.workOnce();
}

const emails = () => query(stage.shop, 'select from emails where withdrawal_id is not null');

it('a declaration outlives its unpaid order, and goes ten years after the end of its year', async () => {
  const { shop } = stage;
  await placeOrder(stage.visitor);
  await withdraw(stage);
  expect(await emails()).toHaveLength(2);
  await query(
    shop,
    `with ended as (update checkouts set expires_at = '2010-01-01') update orders set created_at = '2010-01-01'`,
  );
  await keep();
  expect(await query(shop, 'select from orders')).toEqual([]);
  expect(await listWithdrawals(shop)).toMatchObject([{ order_id: null, outcome: 'canceled' }]);
  const kept = stage.time.clock().getUTCFullYear() - 10;
  await query(shop, 'update withdrawals set declared_at = $1', [`${kept}-01-01T00:00:00Z`]);
  await keep();
  expect(await listWithdrawals(shop)).toHaveLength(1);
  await query(shop, 'update withdrawals set declared_at = $1', [`${kept - 1}-12-31T20:00:00Z`]);
  await keep();
  expect(await listWithdrawals(shop)).toEqual([]);
  expect(await emails()).toEqual([]);
});
