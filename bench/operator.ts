import { adminHref } from '#domain/addresses.ts';
import { Client } from 'pg';
import { listOrders } from '#database/orders/order-list.ts';
import { readOrderFilter } from '#domain/order/order-filter.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type PlanReader, openPlanReader } from '#tests/stage/query-plans.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { askForStart } from './ask-for-start.ts';
import { measureAskedPages } from './asked-pages.ts';
import { measureOrdersFile } from './orders-file.ts';
import { operatorPages } from './operator-pages.ts';
import { note } from './report.ts';
import { storeYearsOfOrders } from './years-of-orders.ts';

const ORDERS = 200_000;

/**
 * What the operator asks of 200,000 orders: every filter, every sort, every way to search, deep pages and the
 * start page, each many times through the whole program without a network; and the file of all of them.
 */
export async function measureOperator(): Promise<void> {
  const server = await startTestServer({ durable: true });
  const shop = await createTestShop({ postgresUrl: server.url });
  try {
    const begun = performance.now();
    await storeYearsOfOrders(shop.databaseUrl, ORDERS);
    note(`a shop of ${ORDERS} orders is filled in`, `${seconds(begun)} s`);
    const plans = await openPlanReader(shop.databaseUrl);
    const { visitor } = await signIn(shop, { role: 'owner' });
    await measureAskedPages(
      Object.entries(await pagesOf(shop)).map(([name, path]) => ({
        name,
        path,
        get: () => visitor.get(path),
        scanned: () => scannedBy(path, plans),
      })),
    );
    await plans.client.end();
    await measureOrdersFile(shop, ORDERS);
  } finally {
    await shop.close();
    await server.stop();
  }
}

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0);

async function pagesOf(shop: TestShop): Promise<Record<string, string>> {
  const client = new Client(shop.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ made: string; total: string }>(
    `select round(extract(epoch from made_at) * 1000000) || '~' || number as made,
      total || '~' || number as total
     from derived.order_list order by made_at offset $1 limit 1`,
    [ORDERS / 2],
  );
  await client.end();
  return operatorPages({ made: rows[0]?.made ?? '', total: rows[0]?.total ?? '' });
}

/** Large tables that a page reads from end to end. */
async function scannedBy(path: string, plans: PlanReader): Promise<string[]> {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  if (pathname === adminHref('operator')) return plans.largeScannedBy(askForStart);
  const { filter, asked } = readOrderFilter(searchParams);
  return plans.scannedBy((db) => listOrders(db, filter, asked.cursor, new Date()));
}
