import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
} from '#tests/stage/surviving-provider.ts';

let provider: SurvivingProvider;
let shop: TestShop;
beforeEach(async () => {
  provider = await createSurvivingProvider();
  shop = await createTestShop({ testCheckout: provider.testCheckout });
});
afterEach(async () => {
  await shop.close();
  await provider.close();
});

/** Connections that serve requests. */
const REQUESTS = 10;

describe('a rush of customers', () => {
  it('leaves the jobs their connections', async () => {
    const nobody = `json_build_object('orderId', gen_random_uuid())`;
    await query(shop, `select graphile_worker.add_job('refund-order', ${nobody})`);
    const { pool } = shop.database;
    const lent = await Promise.all(Array.from({ length: REQUESTS }, () => pool.connect()));
    await shop.workOnce().finally(() => lent.forEach((client) => client.release()));
    // The queue notes the end of a job without anybody waiting for it.
    const left = () => query(shop, 'select last_error from graphile_worker.jobs');
    await expect.poll(left).toEqual([]);
  });
});
