import { Stripe } from 'stripe';
import {
  type CheckoutPage,
  type CheckoutReport,
  type Payments,
  type RefundRequest,
  CheckoutUnknown,
  PaymentsRefused,
  PaymentsUnavailable,
} from './port.ts';
import { listDisputes } from './stripe-dispute.ts';
import { type Ask, refusalCode, rethrow } from './stripe-errors.ts';
import { readSignedEvent } from './stripe-event.ts';
import { isOurs, readSession, sessionParameters } from './stripe-session.ts';

/** What the adapter of Stripe Checkout needs to know. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  provider: string;
  isTest: boolean;
  checkoutOrigin: string | undefined;
  /** Asked in the place of Stripe's own API. */
  apiOrigin?: string | undefined;
  /** Takes the place of the network, as the test checkout does. */
  fetch?: typeof fetch;
  /** How long one call may take, its retries included. */
  timeoutMs?: number;
}

const RETRIES = 2;
/** A session names its payment; only the expanded payment tells whether it failed or was refunded. */
const EXPANDED = ['payment_intent.latest_charge'];
/** The most that the API gives at once. */
const PAGE_SIZE = 100;

/** Payments through Stripe Checkout, or through whatever speaks its language over `fetch`. */
export function createStripePayments(settings: StripeSettings): Payments {
  const { provider, isTest, checkoutOrigin, timeoutMs = 10_000 } = settings;
  const client = createClient(settings, timeoutMs);
  const sessions = client.checkout.sessions;
  const ask: Ask = (call) => withinTime(timeoutMs, call).catch(rethrow);

  async function readCheckout(checkoutId: string): Promise<CheckoutReport> {
    assertId(checkoutId);
    const retrieve = () => sessions.retrieve(checkoutId, { expand: EXPANDED });
    return understood(await ask(retrieve).catch(rethrowUnknown));
  }

  return {
    provider,
    isTest,
    checkoutOrigin,
    signatureHeader: 'stripe-signature',
    readCheckout,

    listCheckouts: (part) => listCheckouts(ask, sessions, part),

    async openCheckout(request) {
      const { idempotencyKey } = request;
      const parameters = sessionParameters(request);
      const { id, url } = await ask(() => sessions.create(parameters, { idempotencyKey }));
      if (!url) throw new PaymentsRefused(`Checkout ${id} has no page to pay on.`);
      return { id, url };
    },

    async expireCheckout(checkoutId) {
      assertId(checkoutId);
      try {
        return understood(await ask(() => sessions.expire(checkoutId)).catch(rethrowUnknown));
      } catch (error) {
        if (!(error instanceof PaymentsRefused) || error instanceof CheckoutUnknown) throw error;
        // Only an open checkout can be closed; one that has been paid or closed before is reported.
        const report = await readCheckout(checkoutId);
        if (report.status === 'open') throw error;
        return report;
      }
    },

    listDisputes: (part) => listDisputes(ask, client.disputes, part),

    refund: (request) => refundPayment(ask, client.refunds, request),

    readNotification: (body, signature) => readSignedEvent(client, settings, body, signature),
  };
}

async function listCheckouts(
  ask: Ask,
  sessions: Stripe['checkout']['sessions'],
  { since, after }: { since: Date; after?: string | undefined },
): Promise<CheckoutPage> {
  const page = await ask(() =>
    sessions.list({
      limit: PAGE_SIZE,
      created: { gte: Math.floor(since.getTime() / 1000) },
      expand: EXPANDED.map((path) => `data.${path}`),
      ...(after !== undefined && { starting_after: after }),
    }),
  );
  return {
    reports: page.data.filter(isOurs).map(understood),
    after: page.has_more ? page.data.at(-1)?.id : undefined,
  };
}

function createClient(settings: StripeSettings, timeoutMs: number): Stripe {
  return new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(settings.apiOrigin && addressOf(settings.apiOrigin)),
    ...(settings.fetch && { httpClient: Stripe.createFetchHttpClient(settings.fetch) }),
  });
}

function addressOf(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname: host, port, protocol } = new URL(origin);
  return protocol === 'http:'
    ? { host, port: port || 80, protocol: 'http' }
    : { host, port: port || 443, protocol: 'https' };
}

/** For an empty id the client would read a list, and for two dots another address. */
function assertId(checkoutId: string): void {
  if (!/^\w+$/.test(checkoutId)) throw new CheckoutUnknown('There is no such checkout.');
}

/** The client begins its time-out again with each retry, so the whole call has a limit of its own. */
async function withinTime<T>(timeoutMs: number, call: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new PaymentsUnavailable(`No answer in ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For calls that name a checkout: whatever else is missing there is no reason to give one up. */
function rethrowUnknown(error: unknown): never {
  if (error instanceof PaymentsRefused && refusalCode(error) === 'resource_missing') {
    throw new CheckoutUnknown(error.message, { cause: error.cause });
  }
  throw error;
}

function understood(session: unknown): CheckoutReport {
  try {
    return readSession(session);
  } catch (error) {
    throw new PaymentsUnavailable('The answer was not understood.', { cause: error });
  }
}

/** The most that the API gives at once; a payment has a few refunds at most. */
const MOST = 100;

/**
 * Gives a sum of a payment back. Stripe forgets a key after a day, so the refund bears it as well, and is
 * looked for before another is made.
 */
async function refundPayment(
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
