import { type DatabaseProxy, createDatabaseProxy } from './database-proxy.ts';
import { type TestShop, type TestShopOptions, createTestShop } from './shop.ts';

/** A shop, and its way to the database, which can be cut and mended. */
export async function createCuttableShop(
  options: Omit<TestShopOptions, 'throughDatabaseUrl'> = {},
): Promise<{ shop: TestShop; database: DatabaseProxy }> {
  const proxied = Promise.withResolvers<DatabaseProxy>();
  const shop = await createTestShop({
    ...options,
    async throughDatabaseUrl(url) {
      const database = await createDatabaseProxy(url);
      proxied.resolve(database);
      return database.url;
    },
  });
  return { shop, database: await proxied.promise };
}
