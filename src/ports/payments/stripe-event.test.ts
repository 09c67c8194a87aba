import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { ForgedNotification, NotificationNotUnderstood } from './port.ts';
import { sampleSession } from './sample-session.ts';
import { createStripePayments } from './stripe.ts';

const secret = 'whsec_1';
const signer = new Stripe('sk_test_1');

function paymentsOf(secretKey: string) {
  return createStripePayments({
    secretKey,
    webhookSecret: secret,
    provider: 'Stripe',
    isTest: false,
    checkoutOrigin: 'https://checkout.stripe.com',
    fetch: () => Promise.reject(new Error('Nobody is to be asked.')),
  });
}

describe('notifications of Stripe', () => {
  const payments = paymentsOf('sk_test_1');
  const session = sampleSession;
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1_795_237_361,
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
    const reader = secretKey ? paymentsOf(secretKey) : payments;
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
        paidAt: new Date('2026-11-21T05:02:41.000Z'),
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

  it.each([
    ['without metadata', null],
    ['of another program', { cart: '7' }],
  ])('of a checkout %s have no report, however strange it is', async (_, metadata) => {
    const setup = { mode: 'setup', amount_total: null, currency: null, payment_intent: null };
    const object = { ...session, ...setup, metadata };
    expect(await read({ ...event, data: { object } })).toMatchObject({ report: undefined });
  });

  it('of other things have no report', async () => {
    const charge = { ...event, type: 'charge.updated', data: { object: { object: 'charge' } } };
    expect(await read(charge)).toEqual({ eventId: 'evt_1', report: undefined });
  });

  it.each([
    ['charge.refunded', 'refunded', { object: 'charge', amount_refunded: 50 }, undefined],
    ['charge.dispute.created', 'disputed', { object: 'dispute', id: 'dp_1', amount: 50 }, 'dp_1'],
    ['refund.failed', 'refund-failed', { object: 'refund', id: 're_1', amount: 50 }, 're_1'],
  ])('of %s tell of the money', async (type, kind, stated, reference) => {
    const about = (payment_intent: unknown) =>
      read({ ...event, type, data: { object: { ...stated, currency: 'czk', payment_intent } } });
    const reversal = { kind, paymentId: 'pi_1', amount: 50, currency: 'czk', reference };
    expect(await about('pi_1')).toMatchObject({ report: undefined, reversal });
    expect(await about({ id: 'pi_1' })).toMatchObject({ reversal });
    expect((await about(null)).reversal).toBeUndefined();
    await expect(about(5)).rejects.toThrow(NotificationNotUnderstood);
  });

  it.each([
    ['created', 'needs_response', 'disputed'],
    ['created', 'lost', 'dispute-lost'],
    ['closed', 'won', 'dispute-won'],
    ['closed', 'warning_closed', 'dispute-won'],
    ['closed', 'lost', 'dispute-lost'],
    ['closed', 'prevented', 'disputed'],
    ['funds_reinstated', 'won', 'dispute-won'],
  ])('of a dispute that is %s go by how it stands: %s', async (step, status, kind) => {
    const stated = { object: 'dispute', id: 'dp_1', amount: 50, currency: 'czk', status };
    const object = { ...stated, payment_intent: 'pi_1' };
    const { reversal } = await read({ ...event, type: `charge.dispute.${step}`, data: { object } });
    expect(reversal).toMatchObject({ kind, reference: 'dp_1', paymentId: 'pi_1', amount: 50 });
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

  it('are not for us when of the other mode than the key', async () => {
    const live = { ...event, livemode: true };
    const otherMode = { problem: 'other-mode', event: { id: 'evt_1', type: event.type } };
    await expect(read(live)).rejects.toMatchObject(otherMode);
    await expect(read(event, 'sk_live_1')).rejects.toMatchObject(otherMode);
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
  ])('are not understood when they are signed but hold %s', async (_, value) => {
    const refused = await read(value).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(NotificationNotUnderstood);
    expect(refused).toMatchObject({ problem: 'not-understood' });
  });

  it('are named by their id and type where they are not understood, if those are plain', async () => {
    const strange = { ...event, data: {} };
    await expect(read(strange)).rejects.toMatchObject({
      event: { id: 'evt_1', type: 'checkout.session.completed' },
    });
    const hostile = { ...strange, id: 'evt_1 zofie@example.com', type: 5 };
    await expect(read(hostile)).rejects.toMatchObject({ event: { id: undefined } });
    await expect(read('{')).rejects.toMatchObject({ event: {} });
  });

  it('of a type that nobody needs are taken, whatever they hold', async () => {
    const other = { id: 'evt_1', object: 'event', type: 'a.b', livemode: false, data: 5 };
    expect(await read(other)).toEqual({ eventId: 'evt_1', report: undefined });
  });
});
