import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { pay, placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
/** What the provider was asked, the oldest first. */
let asked: string[];

const testCheckout = {
  ...heldBack,
  network:
    (checkout: typeof fetch): typeof fetch =>
    (input, init) => {
      const { method, url } = new Request(input, init);
      asked.push(`${method} ${new URL(url).pathname}`);
      return checkout(input, init);
    },
};

beforeEach(async () => {
  asked = [];
  shop = await createTestShop({ testCheckout });
});
afterEach(() => shop.close());

describe('of jobs that are due at once', () => {
  it('a payment is looked for first, then money goes back', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    const { token } = await onlyOrder(shop);
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    await pressHosted(visitor, await placeOrder(visitor));
    // The look is the one that became due last.
    await query(
      shop,
      `update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
    );
    asked = [];
    await shop.workOnce();
    const [, late] = await listOrders(shop);
    expect(asked[0]).toBe(`GET /v1/checkout/sessions/${late?.checkout_id}`);
    expect(asked.slice(1)).toContain('POST /v1/refunds');
  });
});
