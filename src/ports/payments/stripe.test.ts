import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from './contract.ts';
import { ForgedNotification, PaymentsRefused, PaymentsUnavailable } from './port.ts';
import { createStripePayments } from './stripe.ts';

const secret = 'whsec_1';
const signer = new Stripe('sk_test_1');

function paymentsWith(fetch: typeof globalThis.fetch, secretKey = 'sk_test_1') {
  return createStripePayments({
    secretKey,
    webhookSecret: secret,
    provider: 'Stripe',
    isTest: false,
    checkoutOrigin: 'https://checkout.stripe.com',
    fetch,
    timeoutMs: 4000,
  });
}

const answering = (status: number, body: unknown) =>
  paymentsWith(async () => Response.json(body, { status }));
const error = (type: string, code?: string) => ({ error: { type, code, message: 'No.' } });

describe('calls to Stripe', () => {
  it('carry the order, the discounted amounts and the placeholder as Stripe wants them', async () => {
    const calls: Request[] = [];
    const payments = paymentsWith(async (input, init) => {
      calls.push(new Request(input, init));
      return Response.json({ id: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' });
    });
    const request = sampleRequest({
      expiresAt: new Date('2030-01-01T00:00:00.900Z'),
      successUrl: 'https://vzlet.example/ok?p=%7BCHECKOUT_ID%7D',
    });
    expect(await payments.openCheckout(request)).toEqual({
      id: 'cs_1',
      url: 'https://checkout.stripe.com/c/cs_1',
    });
    const [call] = calls;
    expect(call?.url).toBe('https://api.stripe.com/v1/checkout/sessions');
    expect(call?.headers.get('idempotency-key')).toBe(request.idempotencyKey);
    expect(call?.headers.get('x-stripe-client-telemetry')).toBeNull();
    expect(Object.fromEntries(new URLSearchParams(await call?.text()))).toEqual({
      mode: 'payment',
      locale: 'cs',
      customer_email: 'jana@example.cz',
      client_reference_id: request.orderId,
      'metadata[order_id]': request.orderId,
      'metadata[record_00]': request.record.slice(0, 500),
      'metadata[record_01]': request.record.slice(500, 1000),
      'metadata[record_02]': request.record.slice(1000),
      'payment_intent_data[metadata][order_id]': request.orderId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'czk',
      'line_items[0][price_data][unit_amount]': '71910',
      'line_items[0][price_data][product_data][name]': 'Instagram – 1.000 sledujících',
      'line_items[1][quantity]': '2',
      'line_items[1][price_data][currency]': 'czk',
      'line_items[1][price_data][unit_amount]': '17910',
      'line_items[1][price_data][product_data][name]': 'TikTok – 500 lajků',
      expires_at: '1893456000',
      success_url: 'https://vzlet.example/ok?p={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/objednavka?platba={CHECKOUT_SESSION_ID}',
      'adaptive_pricing[enabled]': 'false',
    });
  });

  it.each([
    ['lines that miss the total', { total: 1 }],
    ['a fraction of a haléř', { lines: [{ name: 'A', unitAmount: 0.5, quantity: 2 }], total: 1 }],
    ['a negative price', { lines: [{ name: 'A', unitAmount: -1, quantity: 1 }], total: -1 }],
    ['no piece at all', { lines: [{ name: 'A', unitAmount: 1, quantity: 0 }], total: 0 }],
  ])('are not even made for %s', async (_, changes) => {
    const payments = paymentsWith(() => Promise.reject(new Error('It was called.')));
    const opened = payments.openCheckout(sampleRequest(changes));
    await expect(opened).rejects.toThrow(PaymentsRefused);
  });

  it.each([
    ['an error of the server', 500, error('api_error')],
    ['a key in use by another call', 409, error('idempotency_error', 'idempotency_key_in_use')],
    ['too many calls', 429, error('invalid_request_error', 'rate_limit')],
    ['an answer nobody understands', 200, { id: 'cs_1', object: 'checkout.session' }],
  ])('are unavailable after %s', async (_, status, body) => {
    const read = answering(status, body).readCheckout('cs_1');
    await expect(read).rejects.toThrow(PaymentsUnavailable);
  });

  it.each([
    ['a wrong parameter', 400, error('invalid_request_error')],
    ['another body under the key', 400, error('idempotency_error')],
    ['a wrong secret key', 401, error('invalid_request_error')],
    ['a forbidden call', 403, error('invalid_request_error')],
    ['an unknown id', 404, error('invalid_request_error', 'resource_missing')],
  ])('are refused after %s', async (_, status, body) => {
    const opened = answering(status, body).openCheckout(sampleRequest());
    await expect(opened).rejects.toThrow(PaymentsRefused);
  });

  it('are unavailable without a connection', async () => {
    const payments = paymentsWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(payments.refund('pi_1', 'r')).rejects.toThrow(PaymentsUnavailable);
  });

  it('refuse a refund that failed', async () => {
    const payments = answering(200, { id: 're_1', object: 'refund', status: 'failed' });
    await expect(payments.refund('pi_1', 'r')).rejects.toThrow(PaymentsRefused);
  });

  it('reach nothing but the checkout that was named', async () => {
    const seen: string[] = [];
    const payments = paymentsWith(async (input) => {
      seen.push(String(input));
      return Response.json(error('invalid_request_error'), { status: 404 });
    });
    for (const id of ['../balance', '', '..', 'a/b', 'cs_1?x=1']) {
      await expect(payments.readCheckout(id)).rejects.toThrow(PaymentsRefused);
    }
    expect(seen).toEqual([]);
  });
});

describe('notifications of Stripe', () => {
  const payments = paymentsWith(() => Promise.reject(new Error('Nobody is to be asked.')));
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    amount_total: 100,
    currency: 'czk',
    client_reference_id: 'o1',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_1',
  };
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: session },
  };

  const bytes = (value: unknown) =>
    new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  function sign(body: Uint8Array, secondsAgo = 0, key = secret): string {
    const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
    const payload = new TextDecoder().decode(body);
    return signer.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
  }
  const read = (value: unknown, secretKey?: string) => {
    const body = bytes(value);
    const reader = secretKey ? paymentsWith(fetch, secretKey) : payments;
    return reader.readNotification(body, sign(body));
  };

  it('are read when the signature is good', async () => {
    expect(await read(event)).toEqual({
      eventId: 'evt_1',
      report: {
        checkoutId: 'cs_1',
        orderId: 'o1',
        status: 'paid',
        amount: 100,
        currency: 'czk',
        paymentId: 'pi_1',
      },
    });
  });

  it.each([
    ['completed', 'complete', 'unpaid', 'processing'],
    ['completed', 'complete', 'no_payment_required', 'paid'],
    ['async_payment_succeeded', 'complete', 'paid', 'paid'],
    ['async_payment_failed', 'complete', 'unpaid', 'failed'],
    ['expired', 'expired', 'unpaid', 'expired'],
  ])('of checkout.session.%s (%s, %s) report it as such', async (type, status, paid, expected) => {
    const object = { ...session, status, payment_status: paid };
    const { report } = await read({ ...event, type: `checkout.session.${type}`, data: { object } });
    expect(report?.status).toBe(expected);
  });

  it('of other things have no report', async () => {
    const charge = { ...event, type: 'charge.refunded', data: { object: { object: 'charge' } } };
    expect(await read(charge)).toEqual({ eventId: 'evt_1', report: undefined });
  });

  it('may be nearly five minutes old, but not older', async () => {
    const body = bytes(event);
    await expect(payments.readNotification(body, sign(body, 290))).resolves.toBeTruthy();
    const old = payments.readNotification(body, sign(body, 310));
    await expect(old).rejects.toThrow(ForgedNotification);
  });

  it('are accepted while a secret is being rolled over', async () => {
    const body = bytes(event);
    const [, other] = sign(body, 0, 'whsec_old').split(',');
    const both = `${sign(body)},${other}`;
    await expect(payments.readNotification(body, both)).resolves.toBeTruthy();
  });

  it('are forged when body or signature is not what was signed', async () => {
    const body = bytes(event);
    const signature = sign(body);
    const forged: [Uint8Array, string | null][] = [
      [bytes({ ...event, id: 'evt_2' }), signature],
      [bytes(`${JSON.stringify(event)} `), signature],
      [bytes(''), signature],
      [body, null],
      [body, ''],
      [body, 'x'],
      [body, signature.replace('v1=', 'v0=')],
      [body, sign(body, 0, 'whsec_2')],
      [body, `${signature},${'v1=0,'.repeat(1000)}`],
    ];
    for (const [bad, header] of forged) {
      const read = payments.readNotification(bad, header);
      await expect(read).rejects.toThrow(ForgedNotification);
    }
  });

  it('are forged when of the other mode than the key', async () => {
    const live = { ...event, livemode: true };
    await expect(read(live)).rejects.toThrow(ForgedNotification);
    await expect(read(event, 'sk_live_1')).rejects.toThrow(ForgedNotification);
    await expect(read(live, 'sk_live_1')).resolves.toBeTruthy();
    await expect(read(live, 'rk_live_1')).resolves.toBeTruthy();
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a number', '5'],
    ['another object', { ...event, object: 'v2.core.event' }],
    ['an event without an id', { ...event, id: undefined }],
    ['an event without a mode', { ...event, livemode: undefined }],
    ['an event without an object', { ...event, data: {} }],
    ['an amount in words', { ...event, data: { object: { ...session, amount_total: '100' } } }],
    ['a fraction', { ...event, data: { object: { ...session, amount_total: 0.5 } } }],
    ['an unknown state', { ...event, data: { object: { ...session, payment_status: 'maybe' } } }],
    ['an object that is no session', { ...event, data: { object: { ...session, object: 'x' } } }],
  ])('are forged when they are signed but hold %s', async (_, value) => {
    await expect(read(value)).rejects.toThrow(ForgedNotification);
  });
});
