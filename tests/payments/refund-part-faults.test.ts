import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueOwedJobs } from '#database/queue/owed-jobs.ts';
import { listAnomalies, onlyOrder, query } from '#tests/stage/books.ts';
import { listEvents, notify } from '#tests/stage/notifications.ts';
import { type PaidShop, openPaidShop } from '#tests/stage/paid-shop.ts';
import { reconcile } from '#tests/stage/surviving-provider.ts';

let open: PaidShop;
let shop: PaidShop['shop'];
let refund: PaidShop['refund'];
let made: PaidShop['made'];
let notes: PaidShop['notes'];

beforeEach(async () => {
  open = await openPaidShop();
  ({ shop, refund, made, notes } = open);
});
afterEach(() => open.close());

const again = () => query(shop, 'update graphile_worker._private_jobs set run_at = now()');

describe('a part that was decided', () => {
  it('goes back though the job is lost before the provider is asked', async () => {
    await refund(5_000);
    await query(shop, 'delete from graphile_worker._private_jobs');
    await queueOwedJobs(shop.database.db, open.time.clock());
    await shop.workOnce();
    expect(await made()).toEqual([5_000]);
  });

  it('goes back once though the shop falls before it is noted, and for days', async () => {
    await query(
      shop,
      `alter table invoices add constraint none check (kind = 'invoice') not valid`,
    );
    await refund(5_000);
    await shop.workOnce();
    expect(await made()).toEqual([5_000]);
    expect(await query(shop, 'select state from refunds')).toEqual([{ state: 'owed' }]);
    await query(shop, 'alter table invoices drop constraint none');
    // The provider has forgotten the key by then.
    await open.time.pass(shop, 3 * 24 * 60);
    expect(await made()).toEqual([5_000]);
    expect(await notes()).toEqual([-5_000]);
  });

  it('waits for a provider that is away', async () => {
    open.takeAway(true);
    await refund(5_000);
    await shop.workOnce();
    expect(await made()).toEqual([]);
    expect(await listAnomalies(shop)).toEqual([]);
    open.takeAway(false);
    await again();
    await shop.workOnce();
    expect(await made()).toEqual([5_000]);
    expect(await notes()).toEqual([-5_000]);
  });

  it('is noted for a person where the provider refuses it, each part once', async () => {
    const take = (state: string) =>
      query(open.provider, 'update test_checkout.session set payment_state = $1', [state]);
    await take('processing');
    await refund(5_000);
    await refund(6_000);
    for (let i = 0; i < 2; i += 1) {
      await shop.workOnce();
      await again();
    }
    expect(await query(shop, 'select kind, amount from payment_anomalies order by id')).toEqual([
      { kind: 'refund-refused', amount: '5000' },
      { kind: 'refund-refused', amount: '6000' },
    ]);
    await take('succeeded');
    await shop.workOnce();
    expect(await made()).toEqual([]);
    expect(await query(shop, 'select distinct state from refunds')).toEqual([{ state: 'refused' }]);
  });

  it('is no news when the provider tells of it; what a person gave back there is', async () => {
    await refund(5_000);
    await shop.workOnce();
    for (const event of await listEvents(open.provider)) await notify(shop, event);
    await reconcile(shop);
    expect(await listAnomalies(shop)).toEqual([]);
    const { payment_id: payment } = await onlyOrder(shop);
    await query(open.provider, `insert into test_checkout.refund values ('re_by_hand', $1, 700)`, [
      payment,
    ]);
    await reconcile(shop);
    expect(await query(shop, 'select kind, amount from payment_anomalies')).toEqual([
      { kind: 'refunded-elsewhere', amount: '5700' },
    ]);
  });
});
