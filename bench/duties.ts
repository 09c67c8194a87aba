import { Client } from 'pg';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { openPlanReader } from '#tests/stage/query-plans.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { measureAskedPages } from './asked-pages.ts';
import { type DutyCursors, dutyPages } from './duty-pages.ts';
import { scannedByDuty } from './duty-questions.ts';
import { note } from './report.ts';
import { storeYearsOfDuties } from './years-of-duties.ts';
import { storeYearsOfOrders } from './years-of-orders.ts';

const ORDERS = 5000;
/** Messages, and as many reviews and e-mails. */
const MANY = 100_000;
const CODES = 5000;
/** Days of 25 months, for which counts are kept. */
const COUNTED_DAYS = 760;

/**
 * What the operator asks of a shop with 100,000 messages, reviews and e-mails, 5,000 codes and 25 months of counts:
 * each list with every filter, searched and further down, the figures of each subject, the start page, and the
 * public page of reviews; each many times through the whole program without a network.
 */
export async function measureDuties(): Promise<void> {
  const server = await startTestServer({ durable: true });
  const shop = await createTestShop({ postgresUrl: server.url });
  try {
    const owner = await signIn(shop, { role: 'owner' });
    await fill(shop, owner);
    const plans = await openPlanReader(shop.databaseUrl);
    const { services } = shop;
    await measureAskedPages(
      Object.entries(dutyPages(await findPlaceholders(shop, owner))).map(([name, path]) => ({
        name,
        path,
        get: () => owner.visitor.get(path),
        scanned: () => scannedByDuty(path, plans, { services, me: owner.id }),
      })),
    );
    await plans.client.end();
  } finally {
    await shop.close();
    await server.stop();
  }
}

async function fill(shop: TestShop, { id }: SignedIn): Promise<void> {
  const begun = performance.now();
  await storeYearsOfOrders(shop.databaseUrl, ORDERS);
  await storeYearsOfDuties(shop.databaseUrl, {
    count: MANY,
    codes: CODES,
    days: COUNTED_DAYS,
    packages: listPackages(shop.services.offering().catalogue).map((one) => one.id),
    operatorId: id,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  note(`a shop is filled in with ${await countsOf(shop)}`, `${seconds} s`);
}

async function countsOf(shop: TestShop): Promise<string> {
  const tables = 'messages message_entries reviews emails discount_codes page_counts orders';
  return ask(
    shop,
    tables
      .split(' ')
      .map((table) => `select count(*) || ' ${table}' as said from ${table}`)
      .join(' union all '),
    ({ said }) => String(said),
  ).then((said) => said.join(', '));
}

/** A moment as it stands in a cursor (database/keyset.ts). */
const MICROSECONDS = (column: string) => `round(extract(epoch from ${column}) * 1000000)`;

/** Rows in the middle of each list. */
async function findPlaceholders(shop: TestShop, { id }: SignedIn): Promise<DutyCursors> {
  const one = async (sql: string) => {
    const [row] = await ask(shop, sql, (found) => Object.values(found).map(String));
    return row ?? [];
  };
  const review = await one(
    `select waiting, ${MICROSECONDS('created_at')}, id from reviews
     order by waiting desc, created_at desc, id desc offset ${MANY / 2} limit 1`,
  );
  const [enqueuedAt = '', ofEmail = '', day = ''] = await one(
    `select ${MICROSECONDS('owed_at')}, id, (enqueued_at at time zone 'Europe/Prague')::date::text from emails
     order by enqueued_at desc, id desc offset ${MANY / 3} limit 1`,
  );
  const [code = ''] = await one(
    `select seq from discount_codes order by seq desc offset ${CODES / 2} limit 1`,
  );
  const [order = ''] = await one('select number from orders where paid_at is not null limit 1');
  const message = await one(
    `select ${MICROSECONDS('changed_at')}, number from messages order by changed_at desc, number desc offset ${MANY / 2} limit 1`,
  );
  return {
    message: message.join('~'),
    review: review.join('~'),
    email: `${enqueuedAt}~${ofEmail}`,
    code,
    order,
    day,
    operatorId: id,
    today: dayInPrague(shop.services.clock()),
  };
}

async function ask<Found>(
  shop: TestShop,
  sql: string,
  read: (row: Record<string, unknown>) => Found,
): Promise<Found[]> {
  const client = new Client(shop.databaseUrl);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows.map(read);
}
