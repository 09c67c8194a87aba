import { describe, expect, it } from 'vitest';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { listAnomalies, onlyOrder, query } from '#tests/stage/books.ts';
import { listEvents, notify } from '#tests/stage/notifications.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { reconcile } from '#tests/stage/surviving-provider.ts';

const here = usePaidShop();
const { refund, made, notes } = here;

const again = () => query(here.shop, 'update graphile_worker._private_jobs set run_at = now()');

describe('a part that was decided', () => {
  it('goes back though the job is lost before the provider is asked', async () => {
    await refund(5_000);
    await query(here.shop, 'delete from graphile_worker._private_jobs');
    await enqueueMissingJobs(here.shop.database.db, here.time.clock());
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000]);
  });

  it('goes back once though the shop falls before it is noted, and for days', async () => {
    await query(
      here.shop,
      `alter table invoices add constraint none check (kind = 'invoice') not valid`,
    );
    await refund(5_000);
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000]);
    expect(await query(here.shop, 'select state from refunds')).toEqual([{ state: 'owed' }]);
    await query(here.shop, 'alter table invoices drop constraint none');
    // The provider has forgotten the key by then.
    await here.time.pass(here.shop, 3 * 24 * 60);
    expect(await made()).toEqual([5_000]);
    expect(await notes()).toEqual([-5_000]);
  });

  it('waits for a provider that is away', async () => {
    here.takeAway(true);
    await refund(5_000);
    await here.shop.workOnce();
    expect(await made()).toEqual([]);
    expect(await listAnomalies(here.shop)).toEqual([]);
    here.takeAway(false);
    await again();
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000]);
    expect(await notes()).toEqual([-5_000]);
  });

  it('is noted for a person where the provider refuses it, each part once', async () => {
    const take = (state: string) =>
      query(here.provider, 'update test_checkout.session set payment_state = $1', [state]);
    await take('processing');
    await refund(5_000);
    await refund(6_000);
    for (let i = 0; i < 2; i += 1) {
      await here.shop.workOnce();
      await again();
    }
    expect(
      await query(here.shop, 'select kind, amount from payment_anomalies order by id'),
    ).toEqual([
      { kind: 'refund-refused', amount: '5000' },
      { kind: 'refund-refused', amount: '6000' },
    ]);
    await take('succeeded');
    await here.shop.workOnce();
    expect(await made()).toEqual([]);
    expect(await query(here.shop, 'select distinct state from refunds')).toEqual([
      { state: 'refused' },
    ]);
  });

  it('is no news when the provider tells of it; what a person gave back there is', async () => {
    await refund(5_000);
    await here.shop.workOnce();
    for (const event of await listEvents(here.provider)) await notify(here.shop, event);
    await reconcile(here.shop);
    expect(await listAnomalies(here.shop)).toEqual([]);
    const { payment_id: payment } = await onlyOrder(here.shop);
    await query(here.provider, `insert into test_checkout.refund values ('re_by_hand', $1, 700)`, [
      payment,
    ]);
    await reconcile(here.shop);
    expect(await query(here.shop, 'select kind, amount from payment_anomalies')).toEqual([
      { kind: 'refunded-elsewhere', amount: '5700' },
    ]);
  });
});
