import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { beginShown, outcomesOf } from '#tests/stage/bulk-actions.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { previewedOn } from '#tests/stage/price-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder } from '#tests/stage/stored-orders.ts';

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  await query(shop, 'delete from orders where invoice_number is null');
  me = await signIn(shop);
});
afterEach(() => query(shop, 'drop trigger if exists broken on order_events'));
afterAll(() => shop.close());

const store = () => storeOrder(shop, paidOrderAt(new Date()));

/** Whatever is written into the history of this order throws, as of an order whose data is broken. */
async function breakOrder(id: string): Promise<void> {
  await query(
    shop,
    `create or replace function throw_broken() returns trigger language plpgsql as
      $$ begin raise exception 'this order is broken'; end $$`,
  );
  await query(
    shop,
    `create trigger broken before insert on order_events for each row
      when (new.order_id = '${id}') execute function throw_broken()`,
  );
}

async function begin(numbers: readonly number[]): Promise<string> {
  const id = randomUUID();
  const act = { kind: 'begin', text: '' } as const;
  await beginShown(shop, { id, operator: { id: me.id, name: me.name }, act, numbers });
  return id;
}

const openJobs = (id: string) =>
  query<{ last_error: string | null }>(
    shop,
    'select last_error from graphile_worker.jobs where key = $1',
    [`bulk-${id}`],
  );

/** Waits until a row is wanted that somebody else has. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => query(shop, waiting), { timeout: 10_000 }).not.toEqual([]);
}

it('notes an order that cannot be done as failed, and goes on with the others', async () => {
  const [first, broken, last] = [await store(), await store(), await store()];
  await breakOrder(broken.id);
  const id = await begin([first.number, broken.number, last.number]);
  await shop.workOnce();
  expect(await outcomesOf(shop, id)).toEqual(['done', 'failed', 'done']);
  // The cause is told once; the job finds nothing more to do then.
  const [job] = await openJobs(id);
  expect(job?.last_error).toContain('1 orders of a bulk action failed');
  await query(
    shop,
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs`,
  );
  await shop.workOnce();
  expect(await openJobs(id)).toEqual([]);
  const written = await query(shop, 'select from audit_entries where subject = $1', [broken.id]);
  expect(written).toEqual([]);
  const page = await me.visitor.get(`/ad/orders/bulk?bulk=${id}`);
  expect(page.text).toContain('nepodařilo se');
  expect(page.html).not.toContain('http-equiv="refresh"');
});

it('answers who confirms, also where the first order is broken', async () => {
  const [broken, other] = [await store(), await store()];
  await breakOrder(broken.id);
  const id = randomUUID();
  const chosen = [broken, other].map(({ number }) => `n=${number}`).join('&');
  const dry = await me.visitor.get(`/ad/orders/bulk?act=begin&${chosen}`);
  const answer = await me.visitor.post('/ad/orders/bulk', {
    id,
    act: 'begin',
    numbers: `${broken.number} ${other.number}`,
    previewed: previewedOn(dry.html),
  });
  expect(answer.status).toBe(303);
  expect(await outcomesOf(shop, id)).toEqual([null, 'done']);
  await shop.workOnce();
  expect(await outcomesOf(shop, id)).toEqual(['failed', 'done']);
});

it('does not leave an order to somebody who has it at the moment and then does not do it', async () => {
  const order = await store();
  const id = await begin([order.number]);
  const other = await shop.database.pool.connect();
  await other.query('begin');
  await other.query('select from bulk_action_rows where bulk_action_id = $1 for update', [id]);
  const working = shop.workOnce();
  await untilSomebodyWaits();
  // The one who waits for the answer is killed with its transaction.
  await other.query('rollback');
  other.release();
  await working;
  expect(await outcomesOf(shop, id)).toEqual(['done']);
});

it('is taken up at the next start where the queue has lost its job', async () => {
  const order = await store();
  const id = await begin([order.number]);
  await query(shop, 'delete from graphile_worker._private_jobs');
  await enqueueMissingJobs(shop.services.db, new Date());
  await shop.workOnce();
  expect(await outcomesOf(shop, id)).toEqual(['done']);
});
