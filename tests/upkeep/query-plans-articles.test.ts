import { afterAll, beforeAll, expect, it } from 'vitest';
import { BESIDE_ARTICLES, articleQuestions } from '#tests/stage/article-plans.ts';
import { STORE_ARTICLES } from '#tests/stage/articles.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { type PlanReader, openPlanReader } from '#tests/stage/query-plans.ts';

const ROWS = 5000;

let database: TestDatabase;
let plans: PlanReader;
beforeAll(async () => {
  database = await createTestDatabase();
  plans = await openPlanReader(database.url);
  await plans.client.query(STORE_ARTICLES, [ROWS]);
  for (const fill of BESIDE_ARTICLES) await plans.client.query(fill);
  await plans.client.query('vacuum analyze');
});
afterAll(async () => {
  await plans.client.end();
  await database.drop();
});

it.each(Object.entries(articleQuestions))('an index finds %s', async (_, ask) => {
  expect(await plans.largeScannedBy(ask)).toEqual([]);
});
