import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { sampleSession } from './sample-session.ts';
import { createStripePayments } from './stripe.ts';

const webhookSecret = 'whsec_1';
const payments = createStripePayments({
  secretKey: 'sk_test_1',
  webhookSecret,
  provider: 'Stripe',
  isTest: true,
  checkoutOrigin: undefined,
  fetch: () => Promise.reject(new Error('Nobody is to be asked.')),
});

const session = sampleSession;
const refund = {
  object: 'refund',
  id: 're_1',
  payment_intent: 'pi_1',
  amount: 100,
  currency: 'czk',
};

function read(id: string, type: string, object: object) {
  const created = 1_795_237_361;
  const event = { id, object: 'event', type, created, livemode: false, data: { object } };
  const payload = JSON.stringify(event);
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
  });
  return payments.readNotification(new TextEncoder().encode(payload), signature);
}

const PAID = 'checkout.session.completed';
const FAILED = 'refund.failed';
const longest = 'x'.repeat(255);

describe('an id of the provider', () => {
  it.each<[string, (id: string) => ReturnType<typeof read>]>([
    ['an event', (id) => read(id, PAID, session)],
    ['a checkout', (id) => read('evt_1', PAID, { ...session, id })],
    ['an order', (id) => read('evt_1', PAID, { ...session, client_reference_id: id })],
    ['a payment', (id) => read('evt_1', PAID, { ...session, payment_intent: id })],
    ['a refunded payment', (id) => read('evt_1', FAILED, { ...refund, payment_intent: id })],
    ['a refund', (id) => read('evt_1', FAILED, { ...refund, id })],
  ])('of %s has at most 255 characters, as invoices and e-mails print it', async (_, reading) => {
    await expect(reading(longest)).resolves.toBeDefined();
    await expect(reading(`${longest}x`)).rejects.toThrow();
  });
});
