import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/stage/database.ts';
import { openPlanReader } from '#tests/stage/query-plans.ts';
import { countQueues, listQueue } from '#database/queues.ts';
import { readTakings, listLedger } from '#database/takings.ts';
import { readFunnel } from '#database/funnel.ts';
import { countReviews } from '#database/statistics.ts';
import { periodOf } from '#domain/operator/periods.ts';
import { queues } from '#domain/operator/queue.ts';
import { openDatabase } from '#database/client.ts';

it('scratch', async () => {
  const database = await createTestDatabase();
  const plans = await openPlanReader(database.url);
  const now = new Date();
  const c = plans.client;
  await c.query('set session_replication_role = replica');
  await c.query(`insert into orders (id, token, state, locale, cart_id, fingerprint, name, email, phone, note,
     subtotal, discount_percent, discount_source, discount, total, terms_version, payment_id, created_at, paid_at, express_consent, promised_at)
   select md5('order' || i)::uuid, md5('token' || i),
     case when i % 20 = 0 then 'expired' when i < 300 then 'paid' when i < 800 then 'delivering' when i % 50 = 1 then 'canceled' else 'completed' end,
     'cs', 'cart' || i, 'fp', 'Jana', 'jana' || i || '@example.com', '+420777123456', '', 19900, 0, 'none', 0, 19900, '1',
     case when i % 20 > 0 then 'pi_' || i end, at, case when i % 20 > 0 then at end, (i % 3 = 0), at + interval '5 days'
   from (select i, $1::timestamptz - i * interval '5 minutes' as at from generate_series(1, 200000) i) x`, [now]);
  await c.query(`insert into checkouts (order_id, attempt, checkout_id, expires_at) select id, 1, 'cs_' || number, created_at from orders`);
  await c.query(`insert into order_lines (order_id, position, package_id, quantity, unit_price, subtotal, discount, total, target_kind, target_label, target_url)
    select id, p, 'ig-likes-100', 1, 9950, 9950, 0, 9950, case when number % 10 = 0 then 'profile' else 'post' end, '@j', 'https://x' from orders, generate_series(0,1) p`);
  await c.query(`insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at, done_at)
   select md5('refund' || number)::uuid, id, payment_id, 'cs', 'part', 100, 'operator', 'done', paid_at, paid_at from orders where number % 10 = 1 and paid_at is not null`);
  await c.query(`insert into letters (id, order_id, kind, sent_at) select gen_random_uuid(), id, kind, paid_at from orders, unnest(array['order-paid-customer', 'order-paid-shop']) kind where paid_at is not null`);
  await c.query(`insert into payment_anomalies (kind, order_id, checkout_id, detail, noticed_at) select 'disputed', id::text, 'cs_' || number, '', created_at from orders where number % 1000 = 1`);
  await c.query('set session_replication_role = origin');
  await c.query('vacuum analyze');
  const client = openDatabase(database.url, () => {});
  const { db } = client;
  const month = periodOf('month', now);
  const asked: Record<string, () => Promise<unknown>> = {
    counts: () => countQueues(db, now),
    takings: () => readTakings(db, month),
    funnel: () => readFunnel(db, month),
    reviews: () => countReviews(db),
    ledger: () => listLedger(db, month, {}),
    ledgerYear: () => listLedger(db, { from: '2025-11-24', to: '2026-11-23' }, {}),
    takingsYear: () => readTakings(db, { from: '2025-11-24', to: '2026-11-23' }),
    ...Object.fromEntries(queues.map((queue) => [queue, () => listQueue(db, queue, { now })])),
  };
  for (const [name, ask] of Object.entries(asked)) {
    const times: number[] = [];
    for (let i = 0; i < 12; i += 1) { const b = performance.now(); await ask(); times.push(performance.now() - b); }
    times.sort((a, b) => a - b);
    process.stderr.write(`${name}: median ${times[6]?.toFixed(1)} max ${times[11]?.toFixed(1)}\n`);
    process.stderr.write(`   scans: ${await plans.scannedBy((d) => name === 'counts' ? countQueues(d, now) : name === 'takings' ? readTakings(d, month) : name === 'funnel' ? readFunnel(d, month) : name in { ledger: 1 } ? listLedger(d, month, {}) : queues.includes(name as never) ? listQueue(d, name as never, { now }) : Promise.resolve())}\n`);
  }
  process.stderr.write(JSON.stringify(await countQueues(db, now)) + '\n');
  process.stderr.write(JSON.stringify((await readTakings(db, month)).slice(-2)) + '\n');
  process.stderr.write(database.url + '\n');
  await client.close();
  await c.end();
  if (!process.env['KEEP']) await database.drop();
  expect(1).toBe(1);
}, 300000);
