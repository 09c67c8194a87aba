import { Pool } from 'pg';
import type { TestCheckoutOptions } from '#main/services/adapters.ts';
import { query } from './books.ts';
import { createTestDatabase } from './database.ts';
import { heldBack } from './notifications.ts';
import type { TestShop } from './shop.ts';

/** A provider with books of its own: they are still there when the shop's are lost. */
export interface SurvivingProvider {
  /** For `createTestShop`: a shop whose provider this is. Its messages are held back. */
  testCheckout: TestCheckoutOptions;
  /** The provider's books, for `query`. */
  database: { pool: Pool };
  close(): Promise<void>;
}

export async function createSurvivingProvider(): Promise<SurvivingProvider> {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url, max: 8 });
  pool.on('error', () => undefined);
  return {
    testCheckout: { ...heldBack, sql: pool },
    database: { pool },
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}

/** Does what the clock of the shop would have done within the hour. */
export async function reconcile(shop: Pick<TestShop, 'database' | 'workOnce'>): Promise<void> {
  await query(shop, `select graphile_worker.add_job('reconcile-payments')`);
  await shop.workOnce();
}
