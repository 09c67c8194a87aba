import { Client } from 'pg';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 200;
const WARM_UP = 40;
const MOST = 1.5;

const pages = ['/', '/reference'] as const;
type Times = Record<(typeof pages)[number], number[]>;

/** Whether pages with reviews are as fast with many as with few: rendered each time, the two in turn. */
export async function measureReviews(): Promise<void> {
  const server = await startTestServer({ durable: true });
  try {
    const [few, many] = [await openWith(server.url, FEW), await openWith(server.url, MANY)];
    const fast: Times = { '/': [], '/reference': [] };
    const slow: Times = { '/': [], '/reference': [] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const turns = [[few, fast] as const, [many, slow] as const];
      for (const [shop, times] of round % 2 ? turns : turns.toReversed()) {
        for (const page of pages) {
          const taken = await show(shop, page);
          if (round >= 0) times[page].push(taken);
        }
      }
    }
    for (const page of pages) compare(page, fast[page], slow[page]);
    const deep = await show(many, '/reference/page/5000');
    note('the page 5,000 of reviews', `${deep.toFixed(1)} ms`);
    await few.close();
    await many.close();
  } finally {
    await server.stop();
  }
}

async function openWith(postgresUrl: string, count: number): Promise<TestShop> {
  const shop = await createTestShop({ postgresUrl });
  const client = new Client(shop.databaseUrl);
  await client.connect();
  // Customers' reviews stand in for themselves: the orders that they hang on are not looked at.
  await client.query('set session_replication_role = replica');
  await client.query(STORE, [count]);
  await client.query('vacuum analyze reviews');
  await client.end();
  return shop;
}

/** A quarter of each origin, half of them in each language. */
const STORE = `
  insert into reviews (id, name, text, rating, service, language, origin, source, writer, order_id,
    line_position, state, decided_by, decided_at, created_at)
  select gen_random_uuid(), 'Jana ' || i, repeat('Dodáno včas a po částech. ', 1 + i % 5), 1 + i % 5,
    (array['Instagram', 'TikTok', 'YouTube', 'Facebook'])[1 + i % 4], (array['cs', 'en'])[1 + i / 4 % 2], origin,
    case origin when 'imported' then 'https://example.com/r' end,
    case origin when 'generated' then 'model' end,
    case origin when 'customer' then gen_random_uuid() end, case origin when 'customer' then 0 end,
    'published', 'Eva', now(), now() - i * interval '7 minutes'
  from (
    select i, (array['customer', 'imported', 'sample', 'generated'])[1 + i / 8 % 4] as origin
    from generate_series(1, $1::integer) i
  ) many`;

/** Milliseconds until the page is there. */
async function show(shop: TestShop, page: string): Promise<number> {
  const begun = performance.now();
  const answer = await shop.get(page);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${page} came with ${answer.status}.`);
  return performance.now() - begun;
}

function compare(page: keyof Times, fast: number[], slow: number[]): void {
  const [few, many] = [quantile(fast, 0.5), quantile(slow, 0.5)];
  report(
    `${page} with ${MANY} reviews, at most ${MOST} times as long as with ${FEW}`,
    `${(many / few).toFixed(2)} (${many.toFixed(1)} ms against ${few.toFixed(1)} ms)`,
    many / few <= MOST,
  );
}
