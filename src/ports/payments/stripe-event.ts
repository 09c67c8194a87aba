import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Notification, Reversal } from './port.ts';
import { ForgedNotification } from './port.ts';
import { isOurs, readSession } from './stripe-session.ts';

/** A longer header could hold signatures by the thousand, each of which costs time (research: A3). */
const MAX_SIGNATURE_BYTES = 4096;

const eventShape = z.object({
  object: z.literal('event'),
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

/**
 * Checks the signature on the raw bytes and only then reads the event. An event of the other mode than
 * the key's is refused too: a test payment must never pay for a real order.
 *
 * @throws ForgedNotification for whatever is wrong with it
 */
export async function readSignedEvent(
  client: Stripe,
  { secretKey, webhookSecret }: { secretKey: string; webhookSecret: string },
  body: Uint8Array,
  signature: string | null,
): Promise<Notification> {
  try {
    const header = checkedHeader(signature);
    const payload = await client.webhooks.constructEventAsync(body, header, webhookSecret);
    return readEvent(payload, /^[a-z]+_live_/.test(secretKey));
  } catch (error) {
    throw new ForgedNotification('The notification cannot be trusted.', { cause: error });
  }
}

function checkedHeader(signature: string | null): string {
  if (!signature) throw new Error('There is no signature.');
  if (Buffer.byteLength(signature) > MAX_SIGNATURE_BYTES) throw new Error('Too long a signature.');
  return signature;
}

function readEvent(payload: unknown, live: boolean): Notification {
  const event = eventShape.parse(payload);
  if (event.livemode !== live) throw new Error('The event is of the other mode.');
  const { type, data } = event;
  const aboutOrder = type.startsWith('checkout.session.') && isOurs(data.object);
  return {
    eventId: event.id,
    report: aboutOrder ? readSession(data.object, event) : undefined,
    reversal: readReversal(type, data.object),
  };
}

const payment = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullable()
  .transform((value) => (typeof value === 'string' ? value : value?.id));
const currency = z.string();
const amount = z.int().nonnegative();

/** How each event that tells of money going back is read. */
const reversals: Readonly<Record<string, z.ZodType<ReadReversal>>> = {
  'charge.refunded': z
    .object({
      object: z.literal('charge'),
      payment_intent: payment,
      amount_refunded: amount,
      currency,
    })
    .transform(({ amount_refunded, ...rest }) => ({
      ...rest,
      kind: 'refunded',
      amount: amount_refunded,
    })),
  'charge.dispute.created': z
    .object({ object: z.literal('dispute'), payment_intent: payment, amount, currency })
    .transform((dispute) => ({ ...dispute, kind: 'disputed' })),
  'refund.failed': z
    .object({ object: z.literal('refund'), payment_intent: payment, amount, currency })
    .transform((refund) => ({ ...refund, kind: 'refund-failed' })),
};
type ReadReversal = Pick<Reversal, 'kind' | 'amount' | 'currency'> & {
  payment_intent: string | undefined;
};

/** What an event says of money that went back; a payment made without an intent is none of ours. */
function readReversal(type: string, object: unknown): Reversal | undefined {
  const read = reversals[type]?.parse(object);
  if (read?.payment_intent === undefined) return undefined;
  const { kind, payment_intent: paymentId, amount, currency } = read;
  return { kind, paymentId, amount, currency };
}
