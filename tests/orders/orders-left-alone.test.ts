import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, query } from '#tests/stage/books.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';

let provider: SurvivingProvider;
let shop: TestShop;
/** What befalls whoever asks for a single checkout; undefined for the checkout's own answer. */
let onAsked: () => Response | undefined;
let aheadMs: number;

beforeEach(async () => {
  aheadMs = 0;
  onAsked = () => undefined;
  provider = await createSurvivingProvider();
  const network: typeof provider.testCheckout.network = (checkout) => async (input, init) => {
    const { method, url } = new Request(input, init);
    const isSingle = method === 'GET' && /\/sessions\/cs_/.test(url);
    return (isSingle ? onAsked() : undefined) ?? checkout(input, init);
  };
  shop = await createTestShop({
    testCheckout: { ...provider.testCheckout, network },
    clock: () => new Date(Date.now() + aheadMs),
  });
});
afterEach(async () => {
  await shop.close();
  await provider.close();
});

/** Orders of forty days ago: no list of the provider's that is compared has them any more. */
async function leaveAlone(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await placeOrder(shop.visitor());
  const longAgo = `now() - interval '40 days'`;
  await query(shop, 'delete from graphile_worker._private_jobs');
  await query(shop, `update checkouts set expires_at = ${longAgo}`);
  await query(
    provider,
    `update test_checkout.session set created_at = ${longAgo}, expires_at = ${longAgo}`,
  );
}

const states = async () => (await listOrders(shop)).map(({ state }) => state).toSorted();

describe('an order left alone', () => {
  it('whose checkout cannot be read holds up no comparison, and is told of', async () => {
    await leaveAlone(2);
    const error = { type: 'invalid_request_error', message: 'This one cannot be shown.' };
    let isFirst = true;
    onAsked = () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return Response.json({ error }, { status: 400 });
    };
    await reconcile(shop);
    expect(await states()).toEqual(['expired', 'pending']);
    expect(await query(shop, 'select from reconciliations')).toHaveLength(2);
    expect(await query(shop, 'select last_error from graphile_worker.jobs')).toEqual([
      { last_error: expect.stringContaining('1 orders left alone or disputes could not be') },
    ]);
    await query(shop, 'update graphile_worker._private_jobs set run_at = now()');
    await shop.workOnce();
    expect(await states()).toEqual(['expired', 'expired']);
  });

  it('waits for another hour where the provider takes its time for each', async () => {
    await leaveAlone(3);
    onAsked = () => void (aheadMs += 40_000);
    await reconcile(shop);
    expect(await states()).toEqual(['expired', 'expired', 'pending']);
    expect(await query(shop, 'select from reconciliations')).toHaveLength(2);
    await reconcile(shop);
    expect(await states()).toEqual(['expired', 'expired', 'expired']);
  });
});
