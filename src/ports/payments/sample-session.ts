/** A paid Checkout Session as Stripe sends it, with no more in it than is read; for tests. */
export const sampleSession = {
  id: 'cs_1',
  object: 'checkout.session',
  amount_total: 100,
  currency: 'czk',
  client_reference_id: 'o1',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  metadata: { order_id: 'o1' },
};
