import { Client } from 'pg';
import { showClaims } from '#domain/content/claims/show-claims.ts';
import { STORE_ARTICLES } from '#tests/stage/articles.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 200;
const WARM_UP = 40;
const MOST = 1.5;

const language = 'cs' as const;
const claims = showClaims(writtenClaims, language, true);

/** What pages ask of the articles; pages themselves are measured as all others are. */
const asked: Record<string, (shop: TestShop) => Promise<unknown>> = {
  'a page of the list': ({ services }) => services.articles.list({ language, page: 3 }),
  'a page of a topic': ({ services }) =>
    services.articles.list({ language, topic: 'growth', page: 1 }),
  'an article with what stands around it': async ({ services }) => {
    const article = await services.articles.find({ language, id: 'clanek-7' });
    if (!article) throw new Error('The article is not there.');
    services.articles.render(article, { locale: language, offering: services.offering(), claims });
    await services.articles.around(article);
  },
  'the articles of a feed': async ({ services }) => {
    const { heads } = await services.articles.list({ language, page: 1 });
    for (const { id } of heads) await services.articles.find({ language, id });
  },
  'a search for what few have': ({ services }) =>
    services.articles.search({ language, words: 'velryba', page: 1 }),
  'a search for what all have': ({ services }) =>
    services.articles.search({ language, words: 'sledující přibývají', page: 1 }),
};

/** Whether articles are as fast with many as with few: the two in turn. */
export async function measureArticles(): Promise<void> {
  const server = await startTestServer({ durable: true });
  try {
    const [few, many] = [await openWith(server.url, FEW), await openWith(server.url, MANY)];
    for (const [what, ask] of Object.entries(asked)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const turns = [['few', few] as const, ['many', many] as const];
        for (const [name, shop] of round % 2 ? turns : turns.toReversed()) {
          const begun = performance.now();
          await ask(shop);
          if (round >= 0) times[name].push(performance.now() - begun);
        }
      }
      compare(what, quantile(times.few, 0.5), quantile(times.many, 0.5));
    }
    const begun = performance.now();
    await many.services.articles.list({ language, page: MANY / 10 });
    note('the last page of articles', `${(performance.now() - begun).toFixed(1)} ms`);
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
  // Half of them in each language.
  await client.query(STORE_ARTICLES, [count / 2]);
  await client.query('vacuum analyze articles');
  await client.end();
  return shop;
}

function compare(what: string, few: number, many: number): void {
  report(
    `${what} with ${MANY} articles, at most ${MOST} times as long as with ${FEW}`,
    `${(many / few).toFixed(2)} (${many.toFixed(1)} ms against ${few.toFixed(1)} ms)`,
    many / few <= MOST,
  );
}
