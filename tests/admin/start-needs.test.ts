import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WorkList } from '#domain/admin/work-list.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { adminHref } from '#domain/addresses.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { needsOf, nextPageOf, rowsOf } from '#tests/stage/start-page.ts';
import { hoursBefore, storeOrder, storeRefund } from '#tests/stage/waiting-orders.ts';
import {
  storeAnomaly,
  storeAfterSales,
  storeFailedJob,
  storeUnsentEmail,
} from '#tests/stage/waiting-troubles.ts';

/** Noon of a Monday in Prague; by the clock of the shop, while the database has its own. */
const now = new Date('2026-11-23T11:00:00Z');
const ago = (hours: number) => hoursBefore(now, hours);

let shop: TestShop;
let owner: SignedIn;

beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
  owner = await signIn(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await query(shop, 'truncate orders, payment_anomalies, withdrawals, emails cascade');
  await query(shop, 'delete from graphile_worker._private_jobs');
});

/** What the start page counts; each count is that of the rows that its link leads to. */
async function needs(): Promise<Partial<Record<WorkList, number>>> {
  const { status, html } = await owner.visitor.get(adminHref('operator'));
  expect(status).toBe(200);
  const found = needsOf(html);
  for (const { count, href: address } of Object.values(found)) {
    expect(await countRows(address)).toBe(count);
  }
  return Object.fromEntries(Object.entries(found).map(([name, { count }]) => [name, count]));
}

async function countRows(address: string): Promise<number> {
  const rows: string[] = [];
  for (let next: string | undefined = address; next !== undefined;) {
    const { html } = await owner.visitor.get(next);
    rows.push(...rowsOf(html));
    next = nextPageOf(html);
  }
  expect(new Set(rows).size).toBe(rows.length);
  return rows.length;
}

it('says that nothing waits where nothing does', async () => {
  const { text } = await owner.visitor.get(adminHref('operator'));
  expect(text).toContain('Nic nečeká');
  expect(await needs()).toEqual({});
});

it('tells paid orders that can be started from those that wait for their customer or for the period', async () => {
  await storeOrder(shop, { createdAt: ago(1) });
  await storeOrder(shop, { createdAt: ago(2), expressConsent: null });
  // One line is enough to begin with.
  await storeOrder(shop, { createdAt: ago(3), lines: [{ targetKind: null }, {}] });
  await storeOrder(shop, { createdAt: ago(4), lines: [{ targetKind: null }] });
  await storeOrder(shop, { createdAt: ago(4), lines: [{ targetKind: 'profile' }] });
  await storeOrder(shop, {
    createdAt: ago(4),
    lines: [{ targetKind: 'profile', packageId: 'ig-followers-1000' }],
    expressConsent: false,
  });
  // None of these is paid and not begun.
  await storeOrder(shop, { createdAt: ago(5), state: 'pending', paidAt: null });
  await storeOrder(shop, { createdAt: ago(5), state: 'delivering' });
  await storeOrder(shop, { createdAt: ago(5), state: 'completed' });
  await storeOrder(shop, { createdAt: ago(5), heldAt: ago(1) });
  expect(await needs()).toEqual({ 'to-start': 3, 'wants-target': 2, 'after-withdrawal': 1 });
  await query(
    shop,
    `update orders set state = 'delivering' where state = 'paid' and held_at is null`,
  );
  expect(await needs()).toEqual({});
});

it('moves an order to what can be started on the day after its period, by days in Prague', async () => {
  // Of Saturday the 7th the period ends on Saturday the 21st, and so on Monday the 23rd; of Friday on Friday.
  const saturday = new Date('2026-11-06T23:00:00Z');
  const order = await storeOrder(shop, { createdAt: saturday, expressConsent: false });
  expect(await needs()).toEqual({ 'after-withdrawal': 1 });
  const friday = new Date('2026-11-06T22:59:59Z');
  await query(shop, 'update orders set created_at = $1, paid_at = $1 where id = $2', [
    friday,
    order,
  ]);
  expect(await needs()).toEqual({ 'to-start': 1 });
});

it('tells promised times that have passed from those that are near', async () => {
  const delivering = { state: 'delivering', createdAt: ago(60) };
  await storeOrder(shop, { ...delivering, promisedAt: now });
  await storeOrder(shop, { ...delivering, promisedAt: ago(1) });
  await storeOrder(shop, { ...delivering, promisedAt: ago(-24) });
  await storeOrder(shop, { ...delivering, promisedAt: ago(-24.1) });
  await storeOrder(shop, { ...delivering, promisedAt: ago(1), state: 'completed' });
  await storeOrder(shop, { ...delivering, promisedAt: ago(1), heldAt: ago(2) });
  expect(await needs()).toEqual({ overdue: 2, due: 1 });
  await query(shop, `update orders set state = 'completed'`);
  expect(await needs()).toEqual({});
});

it('counts lines that are held, as long as their orders go on', async () => {
  const lines = [{ heldAt: ago(5) }, { heldAt: ago(4) }, {}];
  await storeOrder(shop, { createdAt: ago(9), state: 'delivering', lines });
  await storeOrder(shop, { createdAt: ago(9), state: 'canceled', lines });
  await storeOrder(shop, { createdAt: ago(9), lines: [{ heldAt: ago(1) }] });
  expect(await needs()).toEqual({ holds: 3 });
  await query(shop, 'update order_lines set held_at = null, hold_reason = null, hold_text = null');
  expect(await needs()).toEqual({ 'to-start': 1 });
});

it('counts e-mails that were refused at once, others after an hour', async () => {
  const order = await storeOrder(shop, { createdAt: ago(9), state: 'completed' });
  const other = await storeOrder(shop, { createdAt: ago(9), state: 'completed' });
  await storeUnsentEmail(shop, order, { enqueuedAt: ago(0), refusal: '550 no such mailbox' });
  await storeUnsentEmail(shop, other, { enqueuedAt: ago(0.9) });
  expect(await needs()).toEqual({ emails: 1 });
  await query(shop, 'update emails set enqueued_at = $1', [ago(1)]);
  expect(await needs()).toEqual({ emails: 2 });
  await query(shop, 'update emails set sent_at = now(), refusal = null');
  expect(await needs()).toEqual({});
});

it('counts jobs that have used up their attempts, and those of e-mails among the e-mails', async () => {
  const order = await storeOrder(shop, { createdAt: ago(9), state: 'completed' });
  await storeFailedJob(shop, order, 'Error: it broke');
  await query(
    shop,
    `select graphile_worker.add_job('send-email', '{"emailId": "x"}', job_key := 'email-x',
       run_at := now() + interval '1 day')`,
  );
  expect(await needs()).toEqual({ jobs: 1 });
  await query(shop, 'update graphile_worker._private_jobs set attempts = max_attempts');
  expect(await needs()).toEqual({ jobs: 1 });
  await query(shop, 'update graphile_worker._private_jobs set attempts = 0');
  expect(await needs()).toEqual({});
});

it('counts anomalies of payments until somebody has settled them', async () => {
  const order = await storeOrder(shop, { createdAt: ago(9), state: 'completed' });
  await storeAnomaly(shop, { kind: 'disputed', orderId: order, noticedAt: ago(1) });
  await storeAnomaly(shop, { kind: 'unknown-order', orderId: null, noticedAt: ago(1) });
  await storeAnomaly(shop, { kind: 'paid-twice', orderId: 'no id of ours', noticedAt: ago(1) });
  expect(await needs()).toEqual({ anomalies: 3 });
  await query(shop, `update payment_anomalies set resolved_at = now(), resolved_by = 'Jana'`);
  expect(await needs()).toEqual({});
});

it('counts refunds that nobody has made for ten minutes, and those that were refused, each once', async () => {
  const order = await storeOrder(shop, { createdAt: ago(9), state: 'completed' });
  const fresh = { amount: 100, state: 'owed', createdAt: ago(0.1) } as const;
  const unclear = await storeRefund(shop, order, { ...fresh, askedAt: ago(0.1) });
  expect(await needs()).toEqual({});
  await query(shop, 'update refunds set created_at = $1', [ago(0.2)]);
  expect(await needs()).toEqual({ refunds: 1 });
  // What the provider said of it is told with it.
  const refused = {
    kind: 'refund-refused',
    orderId: order,
    noticedAt: ago(0.1),
    reference: unclear,
  };
  await storeAnomaly(shop, refused);
  expect(await needs()).toEqual({ refunds: 1 });
  await query(shop, `update refunds set state = 'refused' where id = $1`, [unclear]);
  expect(await needs()).toEqual({ refunds: 1 });
  await query(shop, `update refunds set state = 'done', done_at = $2 where id = $1`, [
    unclear,
    now,
  ]);
  expect(await needs()).toEqual({});
  await storeAnomaly(shop, { ...refused, kind: 'refund-failed', reference: 're_1' });
  expect(await needs()).toEqual({ refunds: 1 });
});

it('counts what customers ask for, until it is dealt with', async () => {
  const order = await storeOrder(shop, { createdAt: ago(200), state: 'delivering' });
  await storeAfterSales(shop, order, { at: ago(50) });
  await query(
    shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
     values (gen_random_uuid(), 'cs', 'Jana', '', 'jana@example.com', '', '', $1, $2, 'held'),
       (gen_random_uuid(), 'cs', 'Jana', '', 'jana@example.com', '', '', $1, $2, 'canceled')`,
    [ago(3), order],
  );
  await query(shop, 'update orders set held_at = $1', [ago(3)]);
  expect(await needs()).toEqual({ complaints: 1, refills: 1, withdrawals: 2, late: 1 });
  const { text } = await owner.visitor.get(workListHref('withdrawals'));
  // Declared on the 21st, so the money goes back until the end of the fourteenth day.
  expect(text).toContain('5. 12. 23:59');
  await query(shop, `update refills set state = 'running'`);
  expect(await needs()).toMatchObject({ refills: 1 });
  await query(shop, `update refills set state = 'done', ended_at = now()`);
  await query(shop, `update complaints set outcome = 'money', resolved_at = now()`);
  expect(await needs()).toMatchObject({ complaints: 1 });
  await query(shop, `update complaints set outcome = 'refill'`);
  await query(shop, `update late_offers set answer = 'wait', answered_at = now()`);
  await query(
    shop,
    `update withdrawals set resolved_at = now(), resolution = 'closed' where outcome = 'unknown'`,
  );
  await query(shop, 'update orders set held_at = null');
  expect(await needs()).toEqual({});
});

it.each(['late', 'performed'])(
  'waits for the answer to a withdrawal that came %s, without a day for money',
  async (outcome) => {
    const order = await storeOrder(shop, { createdAt: ago(900), state: 'completed' });
    await query(
      shop,
      `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
       values (gen_random_uuid(), 'cs', 'Jana', '', 'jana@example.com', '', 'Prosím o peníze.', $1, $2, $3)`,
      [ago(3), order, outcome],
    );
    expect(await needs()).toEqual({ withdrawals: 1 });
    const { text } = await owner.visitor.get(workListHref('withdrawals'));
    expect(text).toContain('Prosím o peníze.');
    expect(text).toContain('Odpovězte zákazníkovi');
    // The fourteenth day after it was declared.
    expect(text).not.toContain('5. 12.');
    await query(shop, `update withdrawals set resolved_at = now(), resolution = 'closed'`);
    expect(await needs()).toEqual({});
  },
);

it('lists a long queue page after page, the oldest first', async () => {
  for (let index = 0; index < 120; index += 1)
    await storeOrder(shop, { createdAt: ago(index % 7) });
  expect(await needs()).toEqual({ 'to-start': 120 });
});
