import { describe, expect, it } from 'vitest';
import { sampleRequest } from './contract.ts';
import { PaymentsDenied, PaymentsRefused, PaymentsUnavailable } from './port.ts';
import { createStripePayments } from './stripe.ts';

function paymentsWith(fetch: typeof globalThis.fetch) {
  return createStripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
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

const wholeOf = (paymentId: string) => ({ paymentId, idempotencyKey: 'r' });

const openSession = {
  object: 'checkout.session',
  mode: 'payment',
  amount_total: 100,
  currency: 'czk',
  client_reference_id: 'o1',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  metadata: { order_id: 'o1' },
};

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
    ['an unknown id', 404, error('invalid_request_error', 'resource_missing')],
  ])('are refused after %s', async (_, status, body) => {
    const opened = answering(status, body).openCheckout(sampleRequest());
    await expect(opened).rejects.toThrow(PaymentsRefused);
  });

  it.each([
    ['a wrong secret key', 401],
    ['a forbidden call', 403],
  ])('are denied after %s, which to a customer is as if nobody answered', async (_, status) => {
    const payments = answering(status, error('invalid_request_error'));
    for (const asked of [
      payments.openCheckout(sampleRequest()),
      payments.readCheckout('cs_1'),
      payments.refund(wholeOf('pi_1')),
    ]) {
      const denied = await asked.catch((problem: unknown) => problem);
      expect(denied).toBeInstanceOf(PaymentsDenied);
      expect(denied).toBeInstanceOf(PaymentsUnavailable);
    }
  });

  it('are unavailable without a connection', async () => {
    const payments = paymentsWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(payments.refund(wholeOf('pi_1'))).rejects.toThrow(PaymentsUnavailable);
  });

  it('leave out of the list what others sold through the account', async () => {
    const session = { ...openSession, id: 'cs_2' };
    const others = { ...openSession, client_reference_id: 'their-7', metadata: { cart: '7' } };
    const setup = { ...openSession, amount_total: null, currency: null, metadata: null };
    const data = [session, { ...others, id: 'cs_3' }, { ...setup, id: 'cs_1' }];
    const list = { object: 'list', has_more: true, data };
    const { reports, after } = await answering(200, list).listCheckouts({ since: new Date() });
    expect(reports.map(({ checkoutId }) => checkoutId)).toEqual(['cs_2']);
    expect(after).toBe('cs_1');
  });

  it('refuse a refund that failed', async () => {
    const refund = { id: 're_1', object: 'refund', status: 'failed' };
    const payments = paymentsWith(async (_, init) =>
      Response.json(init?.method === 'POST' ? refund : { object: 'list', data: [refund] }),
    );
    await expect(payments.refund(wholeOf('pi_1'))).rejects.toThrow(PaymentsRefused);
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
