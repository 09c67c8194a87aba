import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Delivered, describePayments, sampleRequest } from '#ports/payments/contract.ts';
import { describeRefunds } from '#ports/payments/contract-refunds.ts';
import { type Payments, PaymentsUnavailable } from '#ports/payments/port.ts';
import { createStripePayments } from '#ports/payments/stripe.ts';
import { createTestDatabase } from '#tests/stage/database.ts';
import { type RunningProvider, startProvider } from '#tests/provider/start-provider.ts';

/** A provider in a process of its own, and a shop that only takes its messages. */
async function createBench() {
  const database = await createTestDatabase();
  const inbox: Delivered[] = [];
  const shop = createServer(async (request, response) => {
    const signature = String(request.headers['stripe-signature']);
    inbox.push({ body: Buffer.concat(await request.toArray()), signature });
    response.end();
  });
  const provider = await startProvider({ databaseUrl: database.url, shops: [await listen(shop)] });
  const payments = (timeoutMs = 30_000): Payments =>
    createStripePayments({
      secretKey: provider.env['STRIPE_SECRET_KEY'] ?? '',
      webhookSecret: provider.env['STRIPE_WEBHOOK_SECRET'] ?? '',
      apiOrigin: provider.origin,
      checkoutOrigin: provider.origin,
      provider: 'a process',
      isTest: true,
      timeoutMs,
    });
  const waiting = async () => (await provider.state()).waiting;
  const press = async (url: string, action: string) => {
    const body = new URLSearchParams({ action });
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
  };
  return {
    provider,
    waiting,
    inbox,
    paymentsWithin: payments,
    payments: payments(),
    press,
    customer: {
      pay: (url: string) => press(url, 'pay'),
      payLater: (url: string) => press(url, 'pay-later'),
      moneyArrives: (url: string) => press(url, 'arrive'),
      moneyNeverCame: (url: string) => press(url, 'fail'),
    },
    async delivered() {
      await expect.poll(waiting).toBe(0);
      return inbox;
    },
    async close() {
      await provider.stop();
      shop.closeAllConnections();
      shop.close();
      await database.drop();
    },
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const name = 'Stripe’s adapter over a provider in a process of its own';
describePayments(name, createBench);
describeRefunds(name, createBench);

describe('a provider told to fail', () => {
  let bench: Awaited<ReturnType<typeof createBench>>;
  let provider: RunningProvider;
  beforeAll(async () => {
    bench = await createBench();
    ({ provider } = bench);
  });
  beforeEach(async () => {
    await provider.control({ api: { fault: 'none' }, hold: false, duplicates: 0 });
  });
  afterAll(() => bench.close());

  it.each(['hang', '500', '429', 'drop'] as const)('by "%s" is away', async (fault) => {
    const before = (await provider.state()).sessions;
    await provider.control({ api: { fault } });
    const request = sampleRequest();
    await expect(bench.paymentsWithin(2500).openCheckout(request)).rejects.toThrow(
      PaymentsUnavailable,
    );
    await provider.control({ api: { fault: 'none' } });
    const { url } = await bench.payments.openCheckout(request);
    expect(new URL(url).origin).toBe(provider.origin);
    expect((await provider.state()).sessions).toBe(before + 1);
  });

  it('for one call only is not noticed, for the client asks again', async () => {
    await provider.control({ api: { fault: 'drop', calls: 1 } });
    await expect(bench.payments.openCheckout(sampleRequest())).resolves.toBeDefined();
  });

  it('holds its messages back and repeats them as often as it is told', async () => {
    await provider.control({ hold: true, duplicates: 2 });
    const seen = bench.inbox.length;
    const { url } = await bench.payments.openCheckout(sampleRequest());
    await bench.press(url, 'pay');
    await expect.poll(bench.waiting).toBe(3);
    expect(bench.inbox).toHaveLength(seen);
    await provider.control({ hold: false });
    await expect.poll(() => bench.inbox).toHaveLength(seen + 3);
  });

  it('signs with another secret, and its clock can be wrong', async () => {
    const seen = bench.inbox.length;
    await provider.control({ wrongSecret: 'whsec_other', aheadMs: -600_000 });
    const { url } = await bench.payments.openCheckout(
      sampleRequest({ expiresAt: new Date(Date.now() + 3_600_000) }),
    );
    await bench.press(url, 'pay');
    await expect.poll(() => bench.inbox).toHaveLength(seen + 1);
    const { body, signature } = bench.inbox[seen] ?? { body: Buffer.of(), signature: '' };
    await expect(bench.payments.readNotification(body, signature)).rejects.toThrow();
    const signedAt = Number(/t=(\d+)/.exec(signature ?? '')?.[1]) * 1000;
    expect(Date.now() - signedAt).toBeGreaterThan(500_000);
  });
});
