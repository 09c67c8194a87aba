import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveBackJobs } from '#database/jobs/held-jobs.ts';
import { emailsOf, listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { pay, placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let replicas: TestShop[];
let lists: number;

/** Counts how often the provider's list is asked for: that is what the hourly job does. */
const testCheckout = {
  ...heldBack,
  network:
    (checkout: typeof fetch): typeof fetch =>
    (input, init) => {
      const { method, url } = new Request(input, init);
      if (method === 'GET' && new URL(url).pathname.endsWith('/sessions')) lists += 1;
      return checkout(input, init);
    },
};

beforeEach(async () => {
  lists = 0;
  replicas = [];
  shop = await createTestShop({ testCheckout });
});
afterEach(async () => {
  for (const replica of replicas) await replica.close();
  await shop.close();
});

async function openReplica(): Promise<TestShop> {
  const replica = await createTestShop({ testCheckout, onDatabaseUrl: shop.databaseUrl });
  replicas.push(replica);
  return replica;
}

describe('a job that comes back by itself', () => {
  it('is done once by several replicas, and made up for after a pause', async () => {
    await query(
      shop,
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('reconcile-payments', now() - interval '1 day', now() - interval '3 hours'),
         ('keep-retention', now() - interval '9 days', now() - interval '3 days')`,
    );
    await query(shop, `insert into payment_events values ('evt_old', now() - interval '91 days')`);
    const all = [shop, await openReplica(), await openReplica()];
    await Promise.all(all.map((one) => one.startWork()));
    await expect.poll(() => lists).toBe(1);
    await expect.poll(() => query(shop, 'select from payment_events')).toEqual([]);
    await delay(1500);
    expect(lists).toBe(1);
    expect(await query(shop, 'select from reconciliations')).toHaveLength(2);
  });
});

describe('the comparison with the provider', () => {
  const failed = () =>
    query(
      shop,
      `select payload, last_error from graphile_worker._private_jobs where last_error is not null`,
    );
  const isQueued = (payload: object) =>
    query(shop, `select graphile_worker.add_job('reconcile-payments', $1)`, [
      JSON.stringify(payload),
    ]);
  const at = '2026-11-22T08:00:00.000Z';

  it.each([{}, { _cron: { ts: at, backfilled: false } }, { since: at, startedAt: at, after: '' }])(
    'begins, or goes on where it is told all of it: %j',
    async (payload) => {
      await isQueued(payload);
      await shop.workOnce();
      expect(lists).toBe(1);
      expect(await failed()).toEqual([]);
    },
  );

  it.each([
    { since: at, startedAt: at },
    { since: at, after: 'cs_test_1' },
    { after: 'cs_test_1' },
    { since: at, startedAt: at, after: '', until: at },
    { _cron: { ts: at, backfilled: false }, after: 'cs_test_1' },
  ])('fails, and does not begin anew, where it is told half of it: %j', async (payload) => {
    await isQueued(payload);
    await shop.workOnce();
    expect(lists).toBe(0);
    expect(await failed()).toEqual([{ payload, last_error: expect.any(String) }]);
  });
});

describe('a job that was killed after it had planned its successor', () => {
  it('does not stand among those that failed for good, and the successor does', async () => {
    await placeOrder(shop.visitor());
    await query(
      shop,
      `update graphile_worker._private_jobs
       set locked_at = now(), locked_by = 'worker-that-is-gone', attempts = 1`,
    );
    const [planned] = await query(
      shop,
      `select (graphile_worker.add_job('check-payment', payload, job_key := key,
         run_at := now() + interval '1 day')).key from graphile_worker._private_jobs`,
    );
    await giveBackJobs(shop.services.db, ['worker-that-is-gone']);
    const jobs = await query(shop, 'select key, attempts from graphile_worker.jobs');
    expect(jobs).toEqual([{ ...planned, attempts: 0 }]);
  });
});

describe('a job that was lost', () => {
  const loseJobs = () => query(shop, 'delete from graphile_worker._private_jobs');
  /** But for the look at restored erasures, which each start has. */
  const jobs = () =>
    query(
      shop,
      `select task_identifier as task, key, attempts from graphile_worker.jobs
        where task_identifier <> 'apply-erasures'`,
    );

  it('is made anew at the next start: e-mails and refunds', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    const { id, token } = await onlyOrder(shop);
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    await loseJobs();
    await shop.workOnce();
    expect(await listEmails(shop)).toEqual([]);
    await shop.startWork();
    await expect.poll(() => listEmails(shop)).toHaveLength(6);
    await expect
      .poll(() => query(shop, 'select refund_id from refunds where order_id = $1', [id]))
      .toEqual([{ refund_id: expect.stringMatching(/^re_/) }]);
  });

  it('is made anew at the next start: what follows from a declaration of withdrawal', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    const { number } = await onlyOrder(shop);
    const declared = { name: 'Žofie', number: String(number), email: 'zofie@example.com' };
    await visitor.post('/odstoupeni', { ...declared, intent: 'confirm' });
    await loseJobs();
    await shop.startWork();
    const outcomes = () => query(shop, 'select outcome from withdrawals');
    await expect.poll(outcomes).toEqual([{ outcome: 'canceled' }]);
    await expect.poll(() => emailsOf(shop, 'withdrawal-customer')).toHaveLength(1);
  });

  it('is made anew at the next start: the look at an order that is not paid yet', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await loseJobs();
    await shop.startWork();
    await expect.poll(() => onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('and one that still waits stays as it is', async () => {
    await placeOrder(shop.visitor());
    await query(
      shop,
      `update graphile_worker._private_jobs set attempts = 3, run_at = now() + interval '1 hour'`,
    );
    const before = await jobs();
    expect(before).toHaveLength(1);
    await shop.startWork();
    expect(await jobs()).toEqual(before);
  });
});
