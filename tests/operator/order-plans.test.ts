import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBatchOrders } from '#database/batches.ts';
import type { Database } from '#database/client.ts';
import { everyOrder, neighboursInList } from '#database/every-order.ts';
import { listOrders } from '#database/order-list.ts';
import { readOrderRows } from '#database/order-rows.ts';
import { orderSorts, readOrderFilter } from '#domain/operator/order-filter.ts';
import { createOutbox } from '#ports/mail/embedded.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { storeYears } from '#tests/stage/many-rows.ts';
import { type PlanReader, openPlanReader } from '#tests/stage/query-plans.ts';

const NOW = new Date();
const ID = '00000000-0000-4000-8000-000000000000';

let database: TestDatabase;
let plans: PlanReader;
beforeAll(async () => {
  database = await createTestDatabase();
  plans = await openPlanReader(database.url);
  await createOutbox({ sql: plans.client, clock: () => NOW }).prepare();
  await storeYears(plans.client, NOW);
});
afterAll(async () => {
  await plans.client.end();
  await database.drop();
});

/** Each filter of the list by itself, and each way in which it searches and goes on. */
const lists = [
  ...orderSorts.flatMap((sort) => [`sort=${sort}&dir=asc`, `sort=${sort}&dir=desc`]),
  'pay=unpaid',
  'work=completed',
  'network=facebook',
  'edition=en',
  'package=ig-likes-100',
  'from=2026-01-01&to=2026-02-01',
  'paidFrom=2026-01-01&paidTo=2026-02-01',
  'min=100&max=200',
  'code=KOD20',
  'late=past&sort=promised',
  'late=near',
  'q=100077',
  'q=jana',
  'q=xyz',
  'q=ab',
  'after=1700000000000.100077',
  'sort=total&before=19900.100077',
];

it.each(lists)('an index finds the orders of the list: %s', async (query) => {
  const { filter, place } = readOrderFilter(new URLSearchParams(query));
  const scanned = await plans.scannedBy(async (db) => {
    const { orders } = await listOrders(db, filter, place, NOW);
    await readOrderRows(
      db,
      orders.map(({ orderId }) => orderId),
    );
  });
  expect(scanned).toEqual([]);
});

const others: Record<string, (db: Database) => Promise<unknown>> = {
  'the orders of a bulk action': (db) => readBatchOrders(db, [ID]),
  'a batch of a file': (db) =>
    everyOrder(db, readOrderFilter(new URLSearchParams()).filter, NOW, 50).next(),
  'the orders beside one in a list': (db) =>
    neighboursInList(db, readOrderFilter(new URLSearchParams('pay=paid')).filter, 100_077, NOW),
};

it.each(Object.entries(others))('an index finds %s', async (_, ask) => {
  expect(await plans.scannedBy(ask)).toEqual([]);
});
