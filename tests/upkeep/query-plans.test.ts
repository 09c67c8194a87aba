import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBulkOrders } from '#database/orders/bulk-actions.ts';
import type { Database } from '#database/client.ts';
import { walkOrders, neighboursInList } from '#database/orders/order-list-parts.ts';
import { readFigures } from '#database/figures/figures.ts';
import { listOrders } from '#database/orders/order-list.ts';
import { listPromiseEvents } from '#database/orders/promised-end.ts';
import { readOrderRows, readRowLines } from '#database/orders/order-rows.ts';
import { orderSorts, readOrderFilter } from '#domain/order/order-filter.ts';
import { createEmbeddedMail } from '#ports/mail/embedded.ts';
import { operatorQuestions } from '#tests/stage/operator-questions.ts';
import type { PlanReader } from '#tests/stage/query-plans.ts';
import { shopQuestions } from '#tests/stage/shop-questions.ts';
import { NOW, before, openYears } from '#tests/stage/years.ts';

/** As many as the daily deletion takes at once. */
const BATCH = 500;
const ID = '00000000-0000-4000-8000-000000000000';

let plans: PlanReader;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ plans, close } = await openYears());
});
afterAll(() => close());

const outbox = () => createEmbeddedMail({ sql: plans.client, clock: () => NOW });

const questions = [...Object.entries(shopQuestions), ...Object.entries(operatorQuestions)];

it.each(questions)('an index finds %s among many', async (_, ask) => {
  expect(await plans.largeScannedBy(ask)).toEqual([]);
});

it('an index finds e-mails of the outbox to be deleted among many', async () => {
  const scanned = await plans.scannedBy(() => outbox().forget(before, BATCH));
  expect(scanned).toEqual([]);
});

it('the figures of the shop read no order and no e-mail but in an index', async () => {
  const scanned = await plans.scannedBy(readFigures);
  expect(scanned.filter((table) => ['orders', 'emails'].includes(table))).toEqual([]);
});

it('an index finds what refers to a row that is deleted', async () => {
  const { rows } = await plans.client.query(`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint reference where contype = 'f'
      and connamespace::regnamespace::text in ('public', 'outbox')
      and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`);
  expect(rows).toEqual([]);
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
  'after=1700000000000000~100077',
  'sort=total&before=19900~100077',
  'sort=paid&after=-Infinity~100077',
  'sort=promised&before=1700000000000000~100077',
];

it.each(lists)('an index finds the orders of the list: %s', async (query) => {
  const { filter, asked } = readOrderFilter(new URLSearchParams(query));
  const scanned = await plans.scannedBy(async (db) => {
    const { rows } = await listOrders(db, filter, asked.cursor, NOW);
    await readOrderRows(
      db,
      rows.map(({ orderId }) => orderId),
    );
  });
  expect(scanned).toEqual([]);
});

const others: Record<string, (db: Database) => Promise<unknown>> = {
  'the orders of a bulk action': (db) => readBulkOrders(db, [ID]),
  'what the bulk action would promise': (db) => listPromiseEvents(db, [ID]),
  'the lines of rows, and who has the same target': (db) => readRowLines(db, [100_077, 100_078]),
  'a batch of a file': (db) =>
    walkOrders(db, readOrderFilter(new URLSearchParams()).filter, NOW, 50).next(),
  'the orders beside one in a list': (db) =>
    neighboursInList(db, readOrderFilter(new URLSearchParams('pay=paid')).filter, 100_077, NOW),
};

it.each(Object.entries(others))('an index finds %s', async (_, ask) => {
  expect(await plans.scannedBy(ask)).toEqual([]);
});
