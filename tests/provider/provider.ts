import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { type TestCheckout, createTestCheckout } from '#test-checkout/test-checkout.ts';
import type { Control, Forgery, ProviderState } from './control.ts';

export interface ProviderSettings {
  databaseUrl: string;
  /** Its own origin: of the API and of the pages where customers pay. */
  origin: string;
  secretKey: string;
  webhookSecret: string;
}

/** An answer, or that none comes: the connection stays silent, or is cut. */
export type Answer = Response | 'silence' | 'cut';

export interface Provider {
  answer(request: Request): Promise<Answer>;
  control(wish: Control): Promise<void>;
  forge(forgery: Forgery): Promise<number>;
  state(): Promise<ProviderState>;
  close(): Promise<void>;
}

const WEBHOOK_PATH = '/webhooks/payments';
const DELIVERY_MS = 10_000;

/** A payment provider with a database of its own, whose faults can be chosen. */
export async function createProvider(settings: ProviderSettings): Promise<Provider> {
  const { databaseUrl, origin, secretKey } = settings;
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', report);
  const wishes: Required<Control> = {
    shops: [],
    api: { fault: 'none' },
    hold: false,
    duplicates: 0,
    reorder: false,
    aheadMs: 0,
    wrongSecret: null,
  };
  let turn = 0;
  let calls = 0;
  let checkout = open();
  await checkout.prepare();
  checkout.start();

  /** The checkout keeps nothing in memory, so one with other habits can take its place at any time. */
  function open(): TestCheckout {
    return createTestCheckout({
      sql: pool,
      deliver,
      clock: () => new Date(Date.now() + wishes.aheadMs),
      webhookBase: origin,
      secretKey,
      webhookSecret: wishes.wrongSecret ?? settings.webhookSecret,
      onError: report,
      duplicates: wishes.duplicates,
      reorder: wishes.reorder,
      deliveryTimeoutMs: DELIVERY_MS,
      deliveriesAtOnce: 24,
      apiOrigin: origin,
      pageOrigin: origin,
    });
  }

  async function deliver(request: Request): Promise<Response> {
    if (wishes.hold) return new Response(null, { status: 503 });
    const { headers, signal } = request;
    return await post(await request.text(), headers, signal);
  }

  function post(body: string, headers: HeadersInit, signal: AbortSignal): Promise<Response> {
    const shop = wishes.shops[turn++ % wishes.shops.length];
    if (shop === undefined) throw new Error('There is no shop to tell.');
    return fetch(shop + WEBHOOK_PATH, { method: 'POST', headers, body, signal });
  }

  function takeFault(): Required<Control>['api']['fault'] {
    const { fault, calls: left } = wishes.api;
    if (left !== undefined) {
      wishes.api = left > 1 ? { fault, calls: left - 1 } : { fault: 'none' };
    }
    return fault;
  }

  async function answerApi(request: Request): Promise<Answer> {
    calls += 1;
    const fault = takeFault();
    if (fault === 'hang') return 'silence';
    if (fault === '401') return refusal(401, 'invalid_request_error');
    if (fault === '500') return refusal(500, 'api_error');
    if (fault === '429') return refusal(429, 'invalid_request_error');
    const answer = await checkout.fetch(request);
    return fault === 'drop' ? 'cut' : answer;
  }

  /** What waits may come now. What is under way looks the same, and would come twice. */
  async function releaseDeliveries(): Promise<void> {
    await checkout.stop();
    await pool.query(
      `update test_checkout.delivery set due_at = '-infinity', attempts = 0 where delivered_at is null`,
    );
  }

  return {
    answer: (request) =>
      new URL(request.url).pathname.startsWith('/v1/')
        ? answerApi(request)
        : checkout.handle(request),
    async control(wish) {
      const isReleased = wishes.hold && wish.hold === false;
      if (isReleased) await releaseDeliveries();
      else void checkout.stop();
      Object.assign(wishes, wish);
      checkout = open();
      checkout.start();
      if (isReleased) await checkout.deliverDue();
    },
    async forge({ body, secondsAgo = 0, secret = settings.webhookSecret }) {
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': '' };
      headers['Stripe-Signature'] = sign(body, secondsAgo, secret);
      return (await post(body, headers, AbortSignal.timeout(DELIVERY_MS))).status;
    },
    async state() {
      const { rows } = await pool.query<Omit<ProviderState, 'calls'>>(STATE);
      const [row] = rows;
      if (!row) throw new Error('The database gave no answer.');
      return { ...row, calls };
    },
    async close() {
      await Promise.race([checkout.stop(), delay(1000)]);
      await pool.end();
    },
  };
}

const STATE = `select
  (select count(*)::integer from test_checkout.session) as sessions,
  (select count(*)::integer from test_checkout.session where payment_state = 'succeeded') as paid,
  (select count(*)::integer from test_checkout.refund) as refunds,
  (select count(*)::integer from test_checkout.event) as events,
  (select count(*)::integer from test_checkout.delivery where delivered_at is null) as waiting,
  (select coalesce(sum(attempts), 0)::integer from test_checkout.delivery) as attempts`;

function refusal(status: number, type: string): Response {
  return Response.json({ error: { type, message: 'Told to fail.' } }, { status });
}

/** A signature in the provider's way, of this moment or of another one. */
function sign(body: string, secondsAgo: number, secret: string): string {
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function report(error: unknown): void {
  process.stderr.write(`The provider: ${error instanceof Error ? error.message : String(error)}\n`);
}
