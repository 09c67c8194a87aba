import { Pool } from 'pg';
import type { Delivered, PaymentsUnderTest } from '#ports/payments/contract.ts';
import type { Payments } from '#ports/payments/port.ts';
import { createStripePayments } from '#ports/payments/stripe.ts';
import type { TestCheckout, TestCheckoutSettings } from '#test-checkout/test-checkout.ts';
import { createTestCheckout } from '#test-checkout/test-checkout.ts';
import { createTestDatabase } from './database.ts';

export const SECRET_KEY = 'sk_test_shop';
const WEBHOOK_SECRET = 'whsec_shop';

export interface Bench extends PaymentsUnderTest {
  checkout: TestCheckout;
  pool: Pool;
  /** Deliveries to the shop, in the order in which they came. */
  inbox: Delivered[];
  /** Moves the clock of the test checkout. */
  passTime(minutes: number): void;
  /** Presses a button of a hosted page. */
  press(url: string, action: string): Promise<Response>;
  /** The adapter as a shop would have it, with another way to the provider. */
  paymentsOver(fetch: TestCheckout['fetch'], timeoutMs?: number): Payments;
}

/** The Stripe adapter and the test checkout on a database of their own. */
export async function createBench(changes: Partial<TestCheckoutSettings> = {}): Promise<Bench> {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url, max: 8 });
  // The database is dropped while the server still closes connections that the pool has let go of.
  pool.on('error', () => undefined);
  const inbox: Delivered[] = [];
  let lateByMs = 0;
  const checkout = createTestCheckout({
    sql: pool,
    deliver: async (request) => {
      inbox.push({
        body: new Uint8Array(await request.arrayBuffer()),
        signature: request.headers.get('stripe-signature'),
      });
      return new Response();
    },
    clock: () => new Date(Date.now() + lateByMs),
    webhookBase: 'http://localhost:3000',
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    onError: (error) => {
      throw error;
    },
    ...changes,
  });
  await checkout.prepare();

  function paymentsOver(fetch: TestCheckout['fetch'], timeoutMs = 10_000): Payments {
    return createStripePayments({
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      provider: 'test checkout',
      isTest: true,
      checkoutOrigin: undefined,
      fetch,
      timeoutMs,
    });
  }
  const press = (url: string, action: string) =>
    checkout.handle(new Request(url, { method: 'POST', body: new URLSearchParams({ action }) }));
  const pressing = (action: string) => async (url: string) => void (await press(url, action));

  return {
    payments: paymentsOver(checkout.fetch),
    customer: {
      pay: pressing('pay'),
      payLater: pressing('pay-later'),
      moneyArrives: pressing('arrive'),
      moneyNeverCame: pressing('fail'),
    },
    async delivered() {
      await checkout.deliverDue();
      return inbox;
    },
    async close() {
      await checkout.stop();
      await pool.end();
      await database.drop();
    },
    checkout,
    pool,
    inbox,
    passTime: (minutes) => (lateByMs += minutes * 60_000),
    press,
    paymentsOver,
  };
}
