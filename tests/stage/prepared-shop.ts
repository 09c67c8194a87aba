import { type TestDatabase, createTestDatabase } from './database.ts';
import { type TestShop, type TestShopOptions, createTestShop } from './shop.ts';
import { OPENED, databaseName } from './test-server.ts';

/** Milliseconds after which the steps are taken anew: no test shall find what they left to be old. */
const MOST_AGE_MS = 120_000;

/**
 * A shop as some steps leave it, for the tests of a worker that all begin there: the steps are taken once, and
 * each test has a shop on a copy of the database that they left.
 * @returns the `template` for `createTestShop`
 */
export function prepareShop(
  take: (shop: TestShop) => Promise<unknown>,
  options: TestShopOptions = {},
): () => Promise<string> {
  let prepared: { database: TestDatabase; madeAt: number } | undefined;
  return async () => {
    if (!prepared || Date.now() - prepared.madeAt > MOST_AGE_MS) {
      await prepared?.database.drop();
      const database = await createTestDatabase(undefined, OPENED);
      const shop = await createTestShop({ ...options, onDatabaseUrl: database.url });
      await take(shop).finally(() => shop.close());
      await database.left();
      prepared = { database, madeAt: Date.now() };
    }
    return databaseName(prepared.database.url);
  };
}
