import type { Stripe } from 'stripe';
import { z } from 'zod';
import { asciiEmail } from '#domain/customer/email-address.ts';
import { CURRENCY } from '#domain/money.ts';
import {
  type CheckoutReport,
  type CheckoutRequest,
  type CheckoutStatus,
  PaymentsRefused,
} from './port.ts';

/** The longest id that Stripe makes; a much longer one would fill a page. */
export const idShape = z.string().min(1).max(255);

const chargeShape = z.object({ amount_refunded: z.int(), created: z.int() });

/** What is read of a Checkout Session; a session that lacks any of it is not understood. */
const sessionShape = z.object({
  object: z.literal('checkout.session'),
  id: idShape,
  amount_total: z.int().nonnegative(),
  currency: z.string().min(1),
  client_reference_id: idShape.nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z
    .union([
      idShape,
      z.object({
        id: idShape,
        status: z.string(),
        latest_charge: z.union([z.string(), chargeShape]).nullish(),
      }),
    ])
    .nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
type Session = z.infer<typeof sessionShape>;

const oursShape = z.object({ metadata: z.object({ order_id: z.string() }) });

/** The account may sell other things too, in other ways; what we opened carries an order's id. */
export function isOurs(session: unknown): boolean {
  return oursShape.safeParse(session).success;
}

/** The states of a payment in which the delayed money is known not to come. */
const FAILED_PAYMENTS: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

/** The event that brought a session; its moment in seconds since 1970. */
interface SessionEvent {
  type: string;
  created: number;
}

/**
 * Reads a session as the shop speaks of it. An event carries the payment as a bare id: only its type
 * tells "failed" from "on its way", and its moment is that of the payment.
 *
 * @throws Error where the session is not shaped as the API promises
 */
export function readSession(value: unknown, event?: SessionEvent): CheckoutReport {
  const session = sessionShape.parse(value);
  const payment = session.payment_intent;
  const charge = chargeOf(payment);
  const status = readStatus(session, event?.type);
  const paidAt = status === 'paid' ? (event ?? charge)?.created : undefined;
  return {
    checkoutId: session.id,
    orderId: session.client_reference_id ?? undefined,
    status,
    amount: session.amount_total,
    currency: session.currency,
    paymentId: typeof payment === 'string' ? payment : payment?.id,
    record: recordIn(session.metadata ?? null),
    paidAt: paidAt === undefined ? undefined : new Date(paidAt * 1000),
    refunded: charge?.amount_refunded,
  };
}

/** The charge of a payment where it was asked for. */
function chargeOf(payment: Session['payment_intent']): z.infer<typeof chargeShape> | undefined {
  const charge = payment instanceof Object ? payment.latest_charge : undefined;
  return charge instanceof Object ? charge : undefined;
}

function readStatus(session: Session, eventType: string | undefined): CheckoutStatus {
  if (session.status !== 'complete') return session.status;
  if (session.payment_status !== 'unpaid') return 'paid';
  if (eventType === 'checkout.session.async_payment_failed') return 'failed';
  const payment = session.payment_intent;
  const failed = payment instanceof Object && FAILED_PAYMENTS.has(payment.status);
  return failed ? 'failed' : 'processing';
}

/**
 * The parameters of a new session. They depend on the request alone, never on the time of the call,
 * because a retry with the same key must repeat them to the letter, or Stripe answers with an
 * error.
 *
 * @throws PaymentsRefused where the lines do not add up to the total
 */
export function sessionParameters(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  assertLinesMakeTotal(request);
  return {
    mode: 'payment',
    locale: request.locale,
    customer_email: asciiEmail(request.email),
    client_reference_id: request.orderId,
    line_items: request.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: CURRENCY,
        unit_amount: line.unitAmount,
        product_data: { name: line.name },
      },
    })),
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: withSessionId(request.successUrl),
    cancel_url: withSessionId(request.cancelUrl),
    // Otherwise the customer may be charged in another currency than the order was placed in.
    adaptive_pricing: { enabled: false },
    metadata: sessionMetadata(request.orderId, request.record),
    // Refunds and disputes come with the payment, not with the session, so both carry the order.
    payment_intent_data: { metadata: { order_id: request.orderId } },
  };
}

function assertLinesMakeTotal({ lines, total }: CheckoutRequest): void {
  const whole = lines.every(
    (line) =>
      Number.isSafeInteger(line.unitAmount) &&
      line.unitAmount >= 0 &&
      Number.isSafeInteger(line.quantity) &&
      line.quantity > 0,
  );
  const sum = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
  if (!whole || sum !== total) {
    throw new PaymentsRefused(`The lines make ${sum} haléřů, the order's total is ${total}.`);
  }
}

/** The provider replaces its placeholder only where the braces are not percent-encoded. */
function withSessionId(url: string): string {
  return url.replaceAll(/(?:\{|%7B)CHECKOUT_ID(?:\}|%7D)/gi, '{CHECKOUT_SESSION_ID}');
}

/** What Stripe keeps with a session: at most 50 keys, of at most 500 characters each. */
const MOST_KEYS = 50;
const MOST_CHARACTERS = 500;
const NAME = /^record_\d{2}$/;

/**
 * The metadata of a session: the order's id, and its record in as many pieces as it needs. A record
 * that is too long is left out, because an order must not be refused for that.
 */
function sessionMetadata(orderId: string, record: string): Record<string, string> {
  const chunks = record.match(new RegExp(`.{1,${MOST_CHARACTERS}}`, 'gs')) ?? [];
  const numbered = chunks.map((chunk, i) => [`record_${String(i).padStart(2, '0')}`, chunk]);
  return {
    order_id: orderId,
    ...(numbered.length < MOST_KEYS ? Object.fromEntries(numbered) : {}),
  };
}

/** The record that lies in a session's metadata, put together; undefined where there is none. */
function recordIn(metadata: Readonly<Record<string, string>> | null): string | undefined {
  const names = Object.keys(metadata ?? {}).filter((name) => NAME.test(name));
  return names.length === 0
    ? undefined
    : names
        .sort()
        .map((name) => metadata?.[name])
        .join('');
}
