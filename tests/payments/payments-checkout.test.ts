import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRequest } from '#ports/payments/contract.ts';
import { PaymentsRefused } from '#ports/payments/port.ts';
import type { Bench } from '#tests/stage/payments-bench.ts';
import { createBench, SECRET_KEY } from '#tests/stage/payments-bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

const goodBody =
  'mode=payment&locale=cs&customer_email=a%40b.cz&client_reference_id=o1' +
  '&line_items[0][quantity]=1&line_items[0][price_data][currency]=czk' +
  '&line_items[0][price_data][unit_amount]=100' +
  '&line_items[0][price_data][product_data][name]=N' +
  '&success_url=http%3A%2F%2Flocalhost%2Fs&cancel_url=http%3A%2F%2Flocalhost%2Fc' +
  '&adaptive_pricing[enabled]=false&metadata[order_id]=o1' +
  '&payment_intent_data[metadata][order_id]=o1';
const inAnHour = () => `&expires_at=${Math.floor(Date.now() / 1000) + 3600}`;

/** Calls the API as a client other than the official one would. */
async function call(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  const response = await bench.checkout.fetch(`https://api.stripe.com/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('the API of the test checkout', () => {
  it('accepts what it should and answers in the shape of a session', async () => {
    const made = await call('POST', '/checkout/sessions', goodBody + inAnHour());
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 100,
      livemode: false,
      metadata: { order_id: 'o1' },
    });
  });

  it('refuses a wrong or missing key', async () => {
    const wrong = await call('GET', '/checkout/sessions', undefined, { authorization: 'Bearer x' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    });
  });

  it('takes only an expiry from 30 minutes to 24 hours ahead', async () => {
    const { payments } = bench;
    const inMinutes = (minutes: number) =>
      payments.openCheckout(sampleRequest({ expiresAt: new Date(Date.now() + minutes * 60_000) }));
    await expect(inMinutes(29)).rejects.toThrow(PaymentsRefused);
    await expect(inMinutes(24 * 60 + 1)).rejects.toThrow(PaymentsRefused);
    await expect(inMinutes(31)).resolves.toBeTruthy();
    await expect(inMinutes(24 * 60 - 1)).resolves.toBeTruthy();
  });

  it('marks a replayed answer and refuses the key with another body or address', async () => {
    const body = goodBody + inAnHour();
    const key = { 'idempotency-key': 'k1' };
    const first = await call('POST', '/checkout/sessions', body, key);
    const again = await call('POST', '/checkout/sessions', body, key);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    for (const [path, other] of [
      ['/checkout/sessions', body.replace('a%40', 'b%40')],
      ['/refunds', 'payment_intent=pi_1'],
    ] as const) {
      const refused = await call('POST', path, other, key);
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { type: 'idempotency_error' } },
      });
    }
  });

  it('replays an answer even when the expiry has come too near for a new session', async () => {
    const request = sampleRequest({ expiresAt: new Date(Date.now() + 40 * 60_000) });
    const first = await bench.payments.openCheckout(request);
    bench.passTime(20);
    expect(await bench.payments.openCheckout(request)).toEqual(first);
  });

  it('forgets a key after a day', async () => {
    const key = { 'idempotency-key': 'k3' };
    const first = await call('POST', '/checkout/sessions', goodBody + inAnHour(), key);
    bench.passTime(24 * 60 + 1);
    const later = `&expires_at=${Math.floor(Date.now() / 1000) + 26 * 3600}`;
    const second = await call('POST', '/checkout/sessions', goodBody + later, key);
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('forgets a refused request, so that the key serves for a right one', async () => {
    const key = { 'idempotency-key': 'k2' };
    expect((await call('POST', '/checkout/sessions', 'mode=x', key)).status).toBe(400);
    expect((await call('POST', '/checkout/sessions', goodBody + inAnHour(), key)).status).toBe(200);
  });

  it('lets a session expire when its time has come', async () => {
    const { id } = await bench.payments.openCheckout(sampleRequest());
    bench.passTime(12 * 60 + 1);
    expect(await bench.payments.readCheckout(id)).toMatchObject({ status: 'expired' });
    const { body } = await call('GET', '/events?type=checkout.session.expired');
    expect(body.data).toHaveLength(1);
  });

  it('lists sessions and events page by page, the newest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id, url } = await bench.payments.openCheckout(sampleRequest());
      ids.unshift(id);
      if (index < 2) await bench.press(url, 'pay');
    }
    const first = await call('GET', '/checkout/sessions?limit=2');
    expect(first.body.has_more).toBe(true);
    const rest = await call('GET', `/checkout/sessions?limit=2&starting_after=${ids[1]}`);
    expect(rest.body.has_more).toBe(false);
    const listed = [...first.body.data, ...rest.body.data].map(({ id }: { id: string }) => id);
    expect(listed).toEqual(ids);
    expect((await call('GET', '/checkout/sessions?status=open')).body.data).toHaveLength(1);
    const events = await call('GET', '/events?types[]=checkout.session.completed&limit=1');
    expect(events.body).toMatchObject({ has_more: true, data: [{ object: 'event' }] });
    expect((await call('GET', '/checkout/sessions?limit=0')).status).toBe(400);
  });

  it('answers 404 for what it does not know', async () => {
    for (const path of [
      '/checkout/sessions/cs_test_none',
      '/payment_intents/pi_none',
      '/coupons',
    ]) {
      expect((await call('GET', path)).status).toBe(404);
    }
  });

  it('shows the payment of a paid session and takes the refund into an event', async () => {
    const { id, url } = await bench.payments.openCheckout(sampleRequest());
    await bench.press(url, 'pay');
    const { paymentId = '' } = await bench.payments.readCheckout(id);
    const payment = await call('GET', `/payment_intents/${paymentId}`);
    expect(payment.body).toMatchObject({ amount: 107_730, status: 'succeeded' });
    await bench.payments.refund({ paymentId, idempotencyKey: 'refund' });
    const events = await call('GET', '/events?type=charge.refunded');
    expect(events.body.data).toMatchObject([
      { data: { object: { payment_intent: paymentId, refunded: true } } },
    ]);
  });

  it('refunds once when two keys ask at the same time', async () => {
    const { id, url } = await bench.payments.openCheckout(sampleRequest());
    await bench.press(url, 'pay');
    const { paymentId = '' } = await bench.payments.readCheckout(id);
    const refunds = await Promise.all(
      ['a', 'b', 'c'].map((key) => bench.payments.refund({ paymentId, idempotencyKey: key })),
    );
    expect(new Set(refunds).size).toBe(1);
    expect((await bench.pool.query('select 1 from test_checkout.refund')).rows).toHaveLength(1);
  });

  it('refunds parts in the words of the provider, and no more than there is', async () => {
    const { id, url } = await bench.payments.openCheckout(sampleRequest());
    await bench.press(url, 'pay');
    const { paymentId = '' } = await bench.payments.readCheckout(id);
    const refund = (fields: string) =>
      call('POST', '/refunds', `payment_intent=${paymentId}${fields}`);
    const part = await refund('&amount=7730&metadata[key]=k');
    const shown = { object: 'refund', amount: 7_730, metadata: { key: 'k' }, status: 'succeeded' };
    expect(part).toMatchObject({ status: 200, body: shown });
    expect(await refund('&amount=100001')).toMatchObject({
      status: 400,
      body: {
        error: {
          type: 'invalid_request_error',
          param: 'amount',
          message:
            'Refund amount (CZK\u00a01,000.01) is greater than unrefunded amount on charge (CZK\u00a01,000)',
        },
      },
    });
    for (const wrong of ['&amount=0', '&amount=-1', '&amount=1.5', '&reason=duplicate']) {
      expect((await refund(wrong)).status, wrong).toBe(400);
    }
    expect(await refund('')).toMatchObject({ status: 200, body: { amount: 100_000 } });
    expect(await refund('&amount=1')).toMatchObject({
      status: 400,
      body: { error: { code: 'charge_already_refunded' } },
    });
    const list = await call('GET', `/refunds?payment_intent=${paymentId}&limit=1`);
    expect(list.body).toMatchObject({ has_more: true, data: [{ amount: 100_000 }] });
    const events = await call('GET', '/events?type=charge.refunded');
    expect(
      events.body.data.map(({ data }: { data: { object: object } }) => data.object),
    ).toMatchObject([
      { amount: 107_730, amount_refunded: 107_730, refunded: true },
      { amount: 107_730, amount_refunded: 7_730, refunded: false },
    ]);
  });
});
