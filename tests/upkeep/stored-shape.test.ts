import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { queueOwedJobs } from '#database/queue/owed-jobs.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
import { listAnomalies, listIssued, listEmails, listOrders, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { openStoredShape } from '#tests/stage/stored-shape.ts';

let stored: Awaited<ReturnType<typeof openStoredShape>>;
let shop: TestShop;

beforeEach(async () => {
  stored = await openStoredShape();
});
afterEach(() => stored.drop());

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(stored.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('a database of the former shape keeps every fact under the new one', async () => {
  const questions = {
    orders: 'select * from orders order by number',
    order_lines: 'select * from order_lines order by order_id, position',
    invoices: 'select * from invoices order by number',
    series: 'select * from series order by name',
    events: 'select order_id, state, actor, at from order_events order by id',
    emails: 'select id, order_id, enquiry_id, kind, sent_at, refusal from letters order by id',
    anomalies: `select id, kind, order_id, checkout_id, payment_id, amount, currency, reference, detail,
        noticed_at from payment_anomalies order by id`,
    secondRefunds: `select payment_id, refund_id, amount from payment_anomalies
      where kind = 'paid-twice' order by payment_id`,
    jobs: `select key from graphile_worker.jobs where task_identifier <> 'refund-payment' order by key`,
  };
  const before = new Map<string, Awaited<ReturnType<typeof ask>>>();
  for (const [name, sql] of Object.entries(questions)) before.set(name, await ask(sql));
  expect(before.get('orders')).toHaveLength(17);

  await migrate(stored.url);
  const after: typeof questions = {
    ...questions,
    orders: `select orders.*, checkout.expires_at as checkout_expires_at, checkout.checkout_id,
        checkout.provider as checkout_provider, checkout.url as checkout_url,
        case checkout.outcome when 'paid' then 'open' else checkout.outcome end as checkout_outcome,
        back.refund_id, back.done_at as refunded_at
      from orders join checkouts checkout on checkout.order_id = id and attempt = checkout_attempt
      left join refunds back on back.order_id = orders.id and back.kind <> 'paid-twice'
      order by number`,
    order_lines: `select order_id, position, package_id, quantity, unit_price, subtotal, discount, total,
        target_kind, target_label, target_url
      from order_lines order by order_id, position`,
    secondRefunds: `select payment_id, refund_id, amount from refunds
      where kind = 'paid-twice' order by payment_id`,
  };
  for (const [name, sql] of Object.entries(after)) {
    // There may be more columns than there were.
    expect(await ask(sql), name).toMatchObject(before.get(name) ?? []);
  }
  const owed = `select name, kind, refunds.amount, refunds.state from refunds
    join orders on orders.id = order_id order by number`;
  expect(await ask(owed)).toEqual([
    { name: 'Canceled Refunded', kind: 'canceled', amount: '19900', state: 'done' },
    { name: 'Paid Twice', kind: 'paid-twice', amount: '885445', state: 'done' },
    { name: 'Rebuilt Canceled', kind: 'elsewhere', amount: '19900', state: 'done' },
    { name: 'Canceled Owed', kind: 'canceled', amount: '885445', state: 'owed' },
    { name: 'Paid Twice Owed', kind: 'paid-twice', amount: '885445', state: 'owed' },
  ]);
  expect(
    await ask(`select name, credit_note from refunds join orders on orders.id = order_id
      where credit_note is not null`),
  ).toEqual([{ name: 'Canceled Refunded', credit_note: '9202600001' }]);
});

it('a migration waits for what a replica of before has begun, and moves it too', async () => {
  const old = new Client(stored.url);
  await old.connect();
  await old.query('begin');
  await old.query(`update orders set checkout_outcome = 'processing' where name = 'Pending Open'`);
  const migrated = migrate(stored.url);
  await expect
    .poll(() => ask(`select from pg_locks where not granted and relation = 'orders'::regclass`))
    .toHaveLength(1);
  await old.query('commit');
  await migrated;
  expect(
    await ask(`select outcome from checkouts join orders on id = order_id
      where name = 'Pending Open'`),
  ).toEqual([{ outcome: 'processing' }]);
  // What it begins afterwards fails whole, and is told again or tried again.
  await expect(old.query(`update orders set checkout_outcome = 'open'`)).rejects.toThrow();
  await old.end();
});

describe('a shop that opens on a database of the former shape', () => {
  beforeEach(async () => {
    await migrate(stored.url);
    const { clock } = stored;
    shop = await createTestShop({ onDatabaseUrl: stored.url, clock, testCheckout: heldBack });
  });
  afterEach(() => shop.close());

  async function named(name: string) {
    const order = (await listOrders(shop)).find((row) => row['name'] === name);
    if (!order) throw new Error(`${name} is missing.`);
    return order;
  }
  const press = async (name: string, intent: 'cancel' | 'pay') =>
    shop.visitor().post(`/objednavky/${(await named(name)).token}`, { intent });
  /** Pays, and comes back to the page that asks the provider. */
  async function payAt(name: string, url: string, action = 'pay'): Promise<void> {
    await pressHosted(shop.visitor(), url, action);
    const { token } = await named(name);
    await shop.visitor().get(`/payment-success?order=${token}`);
  }
  const refundsOf = async (name: string) =>
    query(
      shop,
      'select coalesce(amount, 0)::integer as amount from test_checkout.refund where payment_id = $1 order by seq',
      [(await named(name)).payment_id],
    );
  /**
   * Does what is owed, but for the looks at unpaid orders: the shop's clock goes on from the day of the dump,
   * and the queue goes by the database's, so each look would be due again at once.
   */
  async function work(): Promise<void> {
    await queueOwedJobs(shop.database.db, stored.clock());
    for (let round = 0; round < 2; round += 1) {
      await query(
        shop,
        `delete from graphile_worker._private_jobs where task_id in (
          select id from graphile_worker._private_tasks where identifier = 'check-payment')`,
      );
      await shop.workOnce();
    }
  }

  it('does what was owed, once', async () => {
    const noted = await listAnomalies(shop);
    await work();
    await work();
    expect(await refundsOf('Canceled Owed')).toEqual([{ amount: 885_445 }]);
    expect(await named('Canceled Owed')).toMatchObject({ refunded_at: expect.any(Date) });
    expect(await query(shop, `select * from refunds where state = 'owed'`)).toEqual([]);
    const second = `select amount from test_checkout.refund where payment_id like 'pi_second_%'`;
    expect(await query(shop, second)).toHaveLength(2);
    const notes = await listIssued(shop, 'credit-note');
    expect(notes.map(({ number }) => number)).toEqual(['9202600001', '9202600002']);
    expect(
      await query(shop, 'select from letters where sent_at is null and set_aside_at is null'),
    ).toEqual([]);
    // Four that were owed, two of payments, and two of the refund that is made now.
    expect(await listEmails(shop)).toHaveLength(8);
    expect(await listAnomalies(shop)).toEqual(noted);
    expect(
      await query(shop, 'select from graphile_worker.jobs where last_error is not null'),
    ).toEqual([]);
  });

  it('sells what is open', async () => {
    const payable = ['Pending Open', 'Pending English', 'Pending Unopened', 'Pending Failed'];
    for (const name of payable) {
      const page = await press(name, 'pay');
      expect(page.status, name).toBe(303);
      const { checkout_url: known } = await named(name);
      expect(page.location, name).toBe(known);
      await payAt(name, page.location ?? '');
    }
    const coming = await named('Pending Processing');
    await payAt('Pending Processing', String(coming['checkout_url']), 'arrive');
    await work();
    for (const name of [...payable, 'Pending Processing']) {
      expect(await named(name), name).toMatchObject({ state: 'paid' });
    }
    const invoices = await listIssued(shop, 'invoice');
    const positions = invoices.map(({ number }) => Number(number.slice(-5)));
    expect(positions).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  });

  it.each(['Paid Company', 'In Work'])('gives %s back in parts', async (name) => {
    await work();
    const { id: orderId, state } = await named(name);
    const refund = (amount: number) =>
      refundPart(shop.services, {
        id: randomUUID(),
        orderId,
        amount,
        reason: 'Dodali jsme méně',
        person: 'Jana',
      });
    expect(await refund(100_050)).toEqual({ ok: true });
    await work();
    expect(await refund(85_395)).toEqual({ ok: true });
    const tooMuch = { ok: false, problem: 'refund-amount', left: 700_000 };
    expect(await refund(700_001)).toEqual(tooMuch);
    await work();
    expect(await refundsOf(name)).toEqual([{ amount: 100_050 }, { amount: 85_395 }]);
    expect(await named(name)).toMatchObject({ state });
    const notes = (await listIssued(shop, 'credit-note')).filter((one) => one.order_id === orderId);
    expect(notes.map(({ snapshot }) => snapshot.total)).toEqual([-100_050, -85_395]);

    if (name !== 'Paid Company') return;
    expect((await press(name, 'cancel')).status).toBe(303);
    await work();
    expect((await refundsOf(name)).at(-1)).toEqual({ amount: 700_000 });
    const invoice = (await listIssued(shop, 'invoice')).find((one) => one.order_id === orderId);
    const all = (await listIssued(shop, 'credit-note')).filter((one) => one.order_id === orderId);
    for (const sum of ['base', 'vat', 'total'] as const) {
      const back = all.reduce((total, { snapshot }) => total + snapshot[sum], 0);
      expect(back + (invoice?.snapshot[sum] ?? 0)).toBe(0);
    }
  });

  it('cancels what may be canceled, and keeps the rest', async () => {
    for (const name of ['Pending Open', 'Pending Failed', 'Pending Unopened', 'Paid Consumer']) {
      expect((await press(name, 'cancel')).status, name).toBe(303);
      expect(await named(name), name).toMatchObject({ state: 'canceled' });
    }
    for (const name of ['Pending Processing', 'In Work', 'Completed']) {
      expect((await press(name, 'cancel')).status, name).toBe(409);
    }
    await work();
    expect(await refundsOf('Paid Consumer')).toEqual([{ amount: 19_900 }]);
  });
});
