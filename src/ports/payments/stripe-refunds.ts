import type { Stripe } from 'stripe';
import { PaymentsRefused, type RefundRequest } from './port.ts';
import { type Ask, refusalCode } from './stripe-errors.ts';

/** The most that the API gives at once; a payment has a few refunds at most. */
const MOST = 100;

/**
 * Gives a sum of a payment back. Stripe forgets a key after a day, so the refund bears it as well, and is
 * looked for before another is made.
 */
export async function refundPayment(
  ask: Ask,
  refunds: Stripe['refunds'],
  { paymentId: payment_intent, amount, idempotencyKey }: RefundRequest,
): Promise<string> {
  const listMade = async () =>
    (await ask(() => refunds.list({ payment_intent, limit: MOST }))).data.filter(isMade);
  const ours = (await listMade()).find(({ metadata }) => metadata?.['key'] === idempotencyKey);
  if (ours) return ours.id;
  const request = {
    payment_intent,
    ...(amount !== undefined && { amount }),
    metadata: { key: idempotencyKey },
  };
  try {
    const refund = await ask(() => refunds.create(request, { idempotencyKey }));
    if (isMade(refund)) return refund.id;
    throw new PaymentsRefused(`Refund ${refund.id} is ${refund.status}.`);
  } catch (error) {
    if (refusalCode(error) !== 'charge_already_refunded' || amount !== undefined) throw error;
    // All of it is back: by a person at the provider, or before a restore.
    const [made] = await listMade();
    if (!made) throw error;
    return made.id;
  }
}

function isMade({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled';
}
