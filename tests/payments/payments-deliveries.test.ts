import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleRequest } from '#ports/payments/contract.ts';
import { PaymentsUnavailable } from '#ports/payments/port.ts';
import type { Bench } from '#tests/stage/payments-bench.ts';
import { createBench } from '#tests/stage/payments-bench.ts';

let bench: Bench;
afterEach(() => bench.close());

async function payOne(): Promise<string> {
  const { id, url } = await bench.payments.openCheckout(sampleRequest());
  await bench.press(url, 'pay');
  return id;
}

async function unfinished(): Promise<number> {
  const { rows } = await bench.pool.query(
    'select 1 from test_checkout.delivery where delivered_at is null',
  );
  return rows.length;
}

async function reports() {
  const read = await Promise.all(
    bench.inbox.map(({ body, signature }) => bench.payments.readNotification(body, signature)),
  );
  return read.map(({ eventId, report }) => ({ eventId, status: report?.status }));
}

/** A shop that answers as told, one answer after the other, then well. */
function shopThatAnswers(answers: (() => Promise<Response>)[]) {
  const seen: string[] = [];
  return {
    seen,
    deliver: async (request: Request) => {
      seen.push(await request.text());
      return (await answers.shift()?.()) ?? new Response();
    },
  };
}

describe('deliveries of the test checkout', () => {
  it('go to the shop’s webhook, signed, without anybody asking for them', async () => {
    const addresses: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    bench = await createBench({
      webhookBase: 'http://localhost:4000',
      deliver: async (request) => {
        addresses.push(request.url);
        resolve();
        return new Response();
      },
    });
    await payOne();
    await promise;
    expect(addresses).toEqual(['http://localhost:4000/webhooks/payments']);
  });

  it('come as often as asked for, each the same event', async () => {
    bench = await createBench({ duplicates: 2 });
    await payOne();
    await bench.checkout.deliverDue();
    const seen = await reports();
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('come the newest first where disorder is asked for', async () => {
    let awake = false;
    bench = await createBench({
      reorder: true,
      deliver: async (request) => {
        if (!awake) return new Response(null, { status: 503 });
        bench.inbox.push({
          body: new Uint8Array(await request.arrayBuffer()),
          signature: request.headers.get('stripe-signature'),
        });
        return new Response();
      },
    });
    const { url } = await bench.payments.openCheckout(sampleRequest());
    await bench.press(url, 'pay-later');
    await bench.press(url, 'arrive');
    await bench.checkout.deliverDue();
    awake = true;
    bench.passTime(5);
    await bench.checkout.deliverDue();
    expect((await reports()).map(({ status }) => status)).toEqual(['paid', 'processing']);
  });

  it('come again, unchanged, when the shop answers 500, throws or hangs', async () => {
    const shop = shopThatAnswers([
      async () => new Response(null, { status: 500 }),
      async () => {
        throw new Error('connection reset');
      },
      () => new Promise(() => {}),
    ]);
    bench = await createBench({ deliver: shop.deliver, deliveryTimeoutMs: 100 });
    await payOne();
    for (const minutes of [0, 1, 5, 10]) {
      expect(await unfinished()).toBe(1);
      bench.passTime(minutes);
      await bench.checkout.deliverDue();
    }
    expect(await unfinished()).toBe(0);
    expect(shop.seen).toHaveLength(4);
    expect(new Set(shop.seen).size).toBe(1);
  });

  it('do not come again before their time, nor after they were taken', async () => {
    const shop = shopThatAnswers([async () => new Response(null, { status: 500 })]);
    bench = await createBench({ deliver: shop.deliver });
    await payOne();
    await bench.checkout.deliverDue();
    await bench.checkout.deliverDue();
    expect(shop.seen).toHaveLength(1);
    bench.passTime(1);
    await bench.checkout.deliverDue();
    bench.passTime(1);
    await bench.checkout.deliverDue();
    expect(shop.seen).toHaveLength(2);
  });

  it('are given up in the end, and are listed as undelivered', async () => {
    bench = await createBench({ deliver: async () => new Response(null, { status: 500 }) });
    await payOne();
    for (let round = 0; round < 14; round += 1) {
      await bench.checkout.deliverDue();
      bench.passTime(2 * 24 * 60);
    }
    const { rows } = await bench.pool.query('select attempts, due_at from test_checkout.delivery');
    expect(rows).toEqual([{ attempts: 11, due_at: null }]);
    const answer = await bench.checkout.fetch(
      'https://api.stripe.com/v1/events?delivery_success=false',
      { headers: { authorization: 'Bearer sk_test_shop' } },
    );
    expect((await answer.json()).data).toHaveLength(1);
  });

  it('are few at a time', async () => {
    let now = 0;
    let most = 0;
    bench = await createBench({
      duplicates: 19,
      deliver: async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((done) => setTimeout(done, 5));
        now -= 1;
        return new Response();
      },
    });
    await payOne();
    await bench.checkout.deliverDue();
    expect(await unfinished()).toBe(0);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('happen by the clock once started, and stop when stopped', async () => {
    const shop = shopThatAnswers([]);
    bench = await createBench({ deliver: shop.deliver });
    await bench.payments.openCheckout(sampleRequest());
    bench.passTime(13 * 60);
    bench.checkout.start();
    await expect.poll(() => shop.seen.length).toBe(1);
    expect(shop.seen[0]).toContain('checkout.session.expired');
    await bench.checkout.stop();
  });

  it('survive further preparations of the tables', async () => {
    bench = await createBench({ deliver: async () => new Response(null, { status: 500 }) });
    await payOne();
    await bench.checkout.deliverDue();
    await Promise.all([bench.checkout.prepare(), bench.checkout.prepare()]);
    expect(await unfinished()).toBe(1);
  });
});

describe('the way to the provider', () => {
  it('gives the same checkout when the answer was lost after the checkout was made', async () => {
    bench = await createBench();
    const drop = { times: 10 };
    const payments = bench.paymentsOver(async (input, init) => {
      const answer = await bench.checkout.fetch(input, init);
      if (drop.times-- > 0) throw new TypeError('terminated');
      return answer;
    });
    const request = sampleRequest();
    await expect(payments.openCheckout(request)).rejects.toThrow(PaymentsUnavailable);
    drop.times = 1;
    const opened = await payments.openCheckout(request);
    expect(opened).toEqual(await bench.payments.openCheckout(request));
    const { rows } = await bench.pool.query('select id from test_checkout.session');
    expect(rows).toEqual([{ id: opened.id }]);
  });

  it('is given up in time when the provider hangs', async () => {
    bench = await createBench();
    const payments = bench.paymentsOver(() => new Promise(() => {}), 300);
    for (const call of [
      () => payments.openCheckout(sampleRequest()),
      () => payments.readCheckout('cs_test_1'),
    ]) {
      // Two timers keep their sequence however late both of them are.
      const tooLate = delay(2 * 300, 'too late');
      await expect(Promise.race([call(), tooLate])).rejects.toThrow(PaymentsUnavailable);
    }
  });

  it('is unavailable, not refused, while the tables of the test checkout are away', async () => {
    bench = await createBench();
    await bench.pool.query('drop schema test_checkout cascade');
    const read = bench.payments.readCheckout('cs_test_1');
    await expect(read).rejects.toThrow(PaymentsUnavailable);
  });
});

describe('the books of the test checkout', () => {
  it('forget customers after two years, and keys after a day', async () => {
    bench = await createBench();
    const { url, id } = await bench.payments.openCheckout(sampleRequest());
    await bench.press(url, 'pay');
    const { paymentId = '' } = await bench.payments.readCheckout(id);
    await bench.payments.refund({ paymentId, idempotencyKey: 'refund-1' });
    const left = async (table: string) =>
      (await bench.pool.query(`select from test_checkout.${table}`)).rowCount;
    const days = 24 * 60;
    bench.passTime(729 * days);
    await bench.checkout.deliverDue();
    expect(await left('idempotency_key')).toBe(0);
    expect(await Promise.all(['session', 'refund', 'event'].map(left))).toEqual([1, 1, 2]);
    bench.passTime(4 * days);
    await bench.checkout.deliverDue();
    for (const table of ['session', 'refund', 'event', 'delivery']) {
      expect(await left(table)).toBe(0);
    }
  });
});
