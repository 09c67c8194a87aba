import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Notification, Reversal } from './port.ts';
import { ForgedNotification, NotificationNotUnderstood } from './port.ts';
import { disputeShape, paymentShape } from './stripe-dispute.ts';
import { idShape, isOurs, readSession } from './stripe-session.ts';

/** A longer header could hold signatures by the thousand, each of which costs time. */
const MAX_SIGNATURE_BYTES = 4096;

/** What every event has; one of a type that we do not need may contain anything. */
const headShape = z.object({
  object: z.literal('event'),
  id: idShape,
  type: z.string().min(1),
  livemode: z.boolean(),
});
const bodyShape = z.object({
  created: z.int(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

/**
 * Checks the signature on the raw bytes and only then reads the event. An event of the other mode than
 * the key's is not read: a test payment must never pay for a real order.
 *
 * @throws ForgedNotification where the signature, or its age, is wrong
 * @throws NotificationNotUnderstood where that is right and the event cannot be read
 */
export async function readSignedEvent(
  client: Stripe,
  { secretKey, webhookSecret }: { secretKey: string; webhookSecret: string },
  body: Uint8Array,
  signature: string | null,
): Promise<Notification> {
  const header = checkedHeader(signature);
  try {
    const payload = await client.webhooks.constructEventAsync(body, header, webhookSecret);
    return readEvent(payload, /^[a-z]+_live_/.test(secretKey));
  } catch (error) {
    if (error instanceof NotificationNotUnderstood) throw error;
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new ForgedNotification('The notification cannot be trusted.', { cause: error });
    }
    throw notUnderstood(nameOf(body), error);
  }
}

function checkedHeader(signature: string | null): string {
  if (!signature) throw new ForgedNotification('There is no signature.');
  if (Buffer.byteLength(signature) > MAX_SIGNATURE_BYTES) {
    throw new ForgedNotification('Too long a signature.');
  }
  return signature;
}

function readEvent(payload: unknown, live: boolean): Notification {
  const { livemode, id: eventId, type } = headShape.parse(payload);
  if (livemode !== live) {
    const message = `An event of ${livemode ? 'live' : 'test'} mode, and a key of the other.`;
    const event = { id: eventId, type };
    throw new NotificationNotUnderstood(message, { problem: 'other-mode', event });
  }
  const isOfCheckout = type.startsWith('checkout.session.');
  if (!isOfCheckout && !reversals[type]) return { eventId, report: undefined };
  const { created, data } = bodyShape.parse(payload);
  const aboutOrder = isOfCheckout && isOurs(data.object);
  return {
    eventId,
    report: aboutOrder ? readSession(data.object, { type, created }) : undefined,
    reversal: readReversal(type, data.object),
  };
}

const nameShape = z.object({
  id: z
    .string()
    .regex(/^\w{1,255}$/)
    .optional()
    .catch(undefined),
  type: z
    .string()
    .regex(/^[\w.]{1,255}$/)
    .optional()
    .catch(undefined),
});

/** The id and the type that a signed body gives. */
function nameOf(body: Uint8Array): NotificationNotUnderstood['event'] {
  try {
    return nameShape.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return {};
  }
}

function notUnderstood(
  event: NotificationNotUnderstood['event'],
  cause: unknown,
): NotificationNotUnderstood {
  const message = 'A signed notification was not understood.';
  return new NotificationNotUnderstood(message, { problem: 'not-understood', event, cause });
}

const payment = paymentShape;
const currency = z.string();
const amount = z.int().nonnegative();

/** How to read each event that reports a refund or a dispute. */
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
  'charge.dispute.created': disputeShape,
  'charge.dispute.closed': disputeShape,
  'charge.dispute.funds_reinstated': disputeShape,
  'refund.failed': z
    .object({ object: z.literal('refund'), id: idShape, payment_intent: payment, amount, currency })
    .transform(({ id: reference, ...rest }) => ({ ...rest, reference, kind: 'refund-failed' })),
};
type ReadReversal = Omit<Reversal, 'paymentId'> & {
  payment_intent: string | undefined;
};

/** The reversal that an event reports; a payment made without an intent is not ours. */
function readReversal(type: string, object: unknown): Reversal | undefined {
  const read = reversals[type]?.parse(object);
  if (read?.payment_intent === undefined) return undefined;
  const { kind, payment_intent: paymentId, amount, currency, reference } = read;
  return { kind, paymentId, amount, currency, reference };
}
