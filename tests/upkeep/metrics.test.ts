import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { type Sources, createMetrics } from '#main/watch/metrics.ts';
import { PageCache } from '#main/page-cache/page-cache.ts';
import { query } from '#tests/stage/books.ts';
import { type DatabaseProxy, createDatabaseProxy } from '#tests/stage/database-proxy.ts';
import { WEBHOOK_SECRET, postNotification, sign } from '#tests/stage/notifications.ts';
import { freePort, startReplica } from '#tests/stage/replica.ts';
import { character, post } from '#tests/stage/enquiries.ts';
import { oneWish, pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const metrics = createMetrics();
/** A checkout whose signing secret the test knows. */
const signed = { webhookSecret: WEBHOOK_SECRET };
let shop: TestShop;
let proxy: DatabaseProxy;

beforeEach(async () => {
  shop = await createTestShop({ testCheckout: signed, ...metrics.told });
  proxy = await createDatabaseProxy(shop.databaseUrl);
});
afterEach(async () => {
  proxy.mend();
  await shop.close();
  await proxy.close();
});

/** What is scraped, read afresh each time. */
async function scrape(
  on = createMetrics(),
  changes: Partial<Sources> = {},
): Promise<Map<string, number>> {
  const watchers = openDatabase(proxy.url, () => {}, 2000, 2);
  const text = await on.text({
    db: watchers.db,
    pool: shop.database.pool,
    cache: new PageCache(),
    ...changes,
  });
  await watchers.close();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

describe('the metrics', () => {
  it('tell what became of messages to the shop', async () => {
    await post(shop.visitor(), 'home');
    await post(shop.visitor(), 'home');
    await post(shop.visitor(), 'home', { ...character, website: 'https://spam.example' });
    const told = await scrape(metrics);
    const results = ['stored', 'repeated', 'refused', 'trapped'];
    const counts = results.map((result) => told.get(`vzlet_enquiries_total{result="${result}"}`));
    expect(counts).toEqual([1, 1, 0, 1]);
  });

  it('tell what waits and what went wrong', async () => {
    const visitor = shop.visitor();
    await placeOrder(visitor);
    const other = shop.visitor();
    await pay(other, await placeOrder(other, oneWish));
    await query(
      shop,
      `update orders set created_at = created_at - interval '1 hour' where state = 'pending'`,
    );
    await query(
      shop,
      `insert into payment_anomalies (kind, checkout_id, detail, noticed_at)
       values ('paid-twice', 'c1', '', now())`,
    );
    await query(
      shop,
      `select graphile_worker.add_job('send-email', '{}'::json, run_at := now() - interval '10 minutes')`,
    );
    const found = await scrape();
    expect(found.get('vzlet_database_up')).toBe(1);
    expect(found.get('vzlet_orders{state="pending"}')).toBe(1);
    expect(found.get('vzlet_orders{state="paid"}')).toBe(1);
    expect(found.get('vzlet_orders{state="refunded"}')).toBe(0);
    expect(found.get('vzlet_payments_waiting')).toBe(1);
    expect(found.get('vzlet_payments_waiting_oldest_seconds')).toBeGreaterThanOrEqual(3600);
    expect(found.get('vzlet_payment_anomalies{kind="paid-twice"}')).toBe(1);
    expect(found.get('vzlet_jobs_due_oldest_seconds')).toBeGreaterThanOrEqual(600);
    expect(found.get('vzlet_emails_unsent')).toBe(2);
    expect(found.get('vzlet_reconciliation_age_seconds')).toBeGreaterThanOrEqual(3600);
    await query(shop, `update emails set refusal = 'no' where kind = 'order-paid-customer'`);
    await query(shop, 'update graphile_worker._private_jobs set attempts = max_attempts');
    const later = await scrape();
    expect(later.get('vzlet_emails_unsent')).toBe(1);
    expect(later.get('vzlet_emails_refused')).toBe(1);
    expect(later.get('vzlet_jobs_failed')).toBeGreaterThan(0);
    expect(later.get('vzlet_jobs_due_oldest_seconds')).toBe(0);
  });

  it('tell how much space is free where the shop keeps its data itself', async () => {
    expect((await scrape()).has('vzlet_disk_free_bytes')).toBe(false);
    const found = await scrape(createMetrics(), { dataDir: tmpdir() });
    expect(found.get('vzlet_disk_free_bytes')).toBeGreaterThan(0);
  });

  it('name kinds of requests, never addresses, and count notifications by what became of them', async () => {
    await shop.get('/cenik/tiktok/lajky');
    await shop.get(`/objednavky/${'x'.repeat(32)}`);
    await shop.get('/wp-admin/setup-config.php');
    await shop.app(
      new Request('http://localhost:3000/webhooks/payments', { method: 'POST', body: 'unsigned' }),
    );
    await postNotification(shop, '{}', 'forged');
    await postNotification(shop, '{}', sign('{}'));
    for (const [path, method] of [
      ['payments', 'GET'],
      ['payments', 'PUT'],
      ['others', 'POST'],
    ]) {
      await shop.app(
        new Request(`http://localhost:3000/webhooks/${path}`, method ? { method } : {}),
      );
    }
    const found = await scrape(metrics);
    expect(found.get('vzlet_http_seconds_count{route="priceListService",status="2xx"}')).toBe(1);
    expect(found.get('vzlet_http_seconds_count{route="order",status="3xx"}')).toBe(1);
    expect(found.get('vzlet_webhooks_total{result="forged"}')).toBe(2);
    expect(found.get('vzlet_webhooks_total{result="not-understood"}')).toBe(1);
    const failures = (problem: string) =>
      found.get(
        `vzlet_port_failures_total{port="payments",action="readNotification",problem="${problem}"}`,
      );
    expect([failures('forged'), failures('not-understood')]).toEqual([1, 1]);
    expect(found.get('vzlet_port_failures_total{port="mail",action="send",problem="denied"}')).toBe(
      0,
    );
    const routes = [...found.keys()].filter((key) => key.includes('route='));
    expect(routes.join('\n')).not.toMatch(/xxxx|wp-admin|\//);
  });

  it('say that the database is away instead of failing or inventing', async () => {
    proxy.cut();
    const found = await scrape();
    expect(found.get('vzlet_database_up')).toBe(0);
    expect([...found.keys()].filter((key) => key.startsWith('vzlet_orders'))).toEqual([]);
    expect(found.has('vzlet_emails_unsent')).toBe(false);
    expect(found.has('vzlet_pool_connections{state="used"}')).toBe(true);
  });

  it('have a port of their own, on this machine alone', async () => {
    const port = await freePort();
    const replica = await startReplica(shop.databaseUrl, { METRICS_PORT: String(port) });
    for (let i = 0; i < 3; i += 1) await (await fetch(`${replica.origin}/cenik`)).text();
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.headers.get('Content-Type')).toContain('version=0.0.4');
    const text = await response.text();
    expect(text).toContain('vzlet_page_cache_total{result="hit"} 2');
    expect(text).toContain('vzlet_page_cache_total{result="miss"} 1');
    expect(text).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${replica.origin}/metrics`)).status).toBe(404);
    await replica.stop();
  });
});
