import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { rootOf } from '#domain/addresses.ts';
import type { SessionRequest } from './parameters.ts';
import type { Store } from '#test-checkout/store.ts';

/** How far the payment of a finished session has come. */
type PaymentState = 'succeeded' | 'processing' | 'requires_payment_method';

/** A checkout session as it is kept. */
export interface StoredSession {
  id: string;
  /** Counts the changes; a change is made only to the version it was decided on. */
  version: number;
  status: 'open' | 'complete' | 'expired';
  /** Given with the payment, not before. */
  paymentId: string | null;
  paymentState: PaymentState | null;
  /** How much of the payment was refunded, in haléře; the payment still counts as paid. */
  refunded: number;
  createdAt: Date;
  expiresAt: Date;
  /** When the money came; null while it has not. */
  paidAt: Date | null;
  request: SessionRequest;
}

/** The path of the hosted page, before the id of the session. */
export const PAY_PATH = `${rootOf('testCheckout')}/pay/`;

/** An id like the provider's: a prefix and 144 bits that nobody can guess. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex')}`;
}

/** Whole seconds, as the API counts time. */
export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** What the lines of a session cost together, in haléře. */
export function totalOf({ line_items: lines }: SessionRequest): number {
  return lines.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, 0);
}

/** By default the page is on the host that the customer came from, so each edition keeps its own. */
function hostedUrl(session: StoredSession, pageOrigin: string | undefined): string {
  return new URL(PAY_PATH + session.id, pageOrigin ?? session.request.success_url).href;
}

type SessionObject = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'adaptive_pricing'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & { payment_intent: string | ReturnType<typeof expandedPayment> };

/** A session in the API's shape; `expanded` puts payment and charge in the place of the payment's id. */
export function sessionObject(
  { pageOrigin }: Pick<Store, 'pageOrigin'>,
  session: StoredSession,
  expanded = false,
): SessionObject {
  const { request } = session;
  const total = totalOf(request);
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: total,
    amount_total: total,
    cancel_url: request.cancel_url,
    client_reference_id: request.client_reference_id,
    created: seconds(session.createdAt),
    currency: 'czk',
    customer_email: request.customer_email,
    expires_at: seconds(session.expiresAt),
    livemode: false,
    locale: request.locale,
    metadata: request.metadata,
    mode: 'payment',
    payment_intent: expanded ? expandedPayment(session) : session.paymentId,
    payment_status: session.paymentState === 'succeeded' ? 'paid' : 'unpaid',
    status: session.status,
    success_url: request.success_url,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? hostedUrl(session, pageOrigin) : null,
  } satisfies SessionObject;
}

type PaymentObject = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'status'
>;

/** The payment of a session, or null while there is none. */
export function paymentObject(session: StoredSession): PaymentObject | null {
  const { paymentId, paymentState } = session;
  if (paymentId === null || paymentState === null) return null;
  const amount = totalOf(session.request);
  return {
    id: paymentId,
    object: 'payment_intent',
    amount,
    amount_received: paymentState === 'succeeded' ? amount : 0,
    created: seconds(session.createdAt),
    currency: 'czk',
    latest_charge: paymentState === 'succeeded' ? chargeId(paymentId) : null,
    livemode: false,
    metadata: session.request.payment_intent_data.metadata,
    status: paymentState,
  } satisfies PaymentObject;
}

/** A refund as it is kept. */
export interface StoredRefund {
  id: string;
  paymentId: string;
  amount: number;
  metadata: Record<string, string>;
}

type RefundObject = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'payment_intent' | 'status'
>;

/** A refund in the API's shape. */
export function refundObject({ id, paymentId, amount, metadata }: StoredRefund): RefundObject {
  return {
    id,
    object: 'refund',
    amount,
    currency: 'czk',
    metadata,
    payment_intent: paymentId,
    status: 'succeeded',
  } satisfies RefundObject;
}

type ChargeObject = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'refunded'
>;

/** A payment has one charge, and its id follows from the payment's. */
function chargeId(paymentId: string): string {
  return paymentId.replace(/^pi_/, 'ch_');
}

function expandedPayment(session: StoredSession) {
  const payment = paymentObject(session);
  return payment && { ...payment, latest_charge: payment.latest_charge && chargeObject(session) };
}

/** The charge of a payment that has come. */
export function chargeObject(session: StoredSession): ChargeObject {
  const amount = totalOf(session.request);
  return {
    id: chargeId(session.paymentId ?? ''),
    object: 'charge',
    amount,
    amount_refunded: session.refunded,
    created: seconds(session.paidAt ?? session.createdAt),
    currency: 'czk',
    livemode: false,
    metadata: session.request.payment_intent_data.metadata,
    payment_intent: session.paymentId,
    refunded: session.refunded === amount,
  } satisfies ChargeObject;
}
