import type { Logger } from 'pino';
import type { DatabaseClient } from '#database/client.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { Payments } from '#ports/payments/port.ts';
import { createStripePayments } from '#ports/payments/stripe.ts';
import { isTestKey } from '#main/settings/setting-faults.ts';
import { randomBytes } from 'node:crypto';
import {
  type TestCheckout,
  type TestCheckoutSettings,
  createTestCheckout,
} from '#test-checkout/test-checkout.ts';

/** How the test checkout behaves and how it is reached; for tests of faults and disorder. */
export interface TestCheckoutOptions extends Partial<TestCheckoutSettings> {
  /** Stands between the shop and the test checkout, as the network would. */
  network?: (checkout: typeof fetch) => typeof fetch;
  /** How long one call to it may take. */
  timeoutMs?: number;
}

const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

interface PaymentSources {
  settings: Settings;
  database: DatabaseClient;
  clock: () => Date;
  log: Logger;
  deliver: (request: Request) => Promise<Response>;
  testCheckout?: TestCheckoutOptions | undefined;
}

/** Stripe where the settings name a key, else the test checkout; both through one adapter. */
export function makePayments(sources: PaymentSources): {
  payments: Payments;
  testCheckout: TestCheckout | undefined;
} {
  const { settings, database, clock, log, deliver } = sources;
  if (settings.stripe) {
    const { apiOrigin, secretKey } = settings.stripe;
    const isTest = isTestKey(secretKey);
    const name = apiOrigin === undefined ? 'Stripe' : `stand-in for Stripe at ${apiOrigin}`;
    const provider = `${name} ${isTest ? 'test' : 'live'}`;
    const real = { provider, isTest, checkoutOrigin: apiOrigin ?? STRIPE_CHECKOUT };
    const payments = createStripePayments({ ...settings.stripe, ...real });
    return { payments, testCheckout: undefined };
  }
  const {
    network = direct,
    timeoutMs,
    ...options
  }: TestCheckoutOptions = sources.testCheckout ?? {};
  const chosen: TestCheckoutSettings = {
    secretKey: 'sk_test_embedded',
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    sql: database.pool,
    deliver,
    clock,
    webhookBase: settings.shop.origins.cs,
    onError: (error) => log.error({ err: error }, 'the test checkout could not deliver'),
    ...options,
  };
  const testCheckout = createTestCheckout(chosen);
  const payments = createStripePayments({
    secretKey: chosen.secretKey,
    webhookSecret: chosen.webhookSecret,
    provider: 'test checkout',
    isTest: true,
    checkoutOrigin: undefined,
    fetch: network(testCheckout.fetch),
    timeoutMs,
  });
  return { payments, testCheckout };
}

function direct(checkout: typeof fetch): typeof fetch {
  return checkout;
}
