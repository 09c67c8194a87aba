import { addresses } from '#domain/addresses.ts';
import { answerApi } from '#test-checkout/api/api.ts';
import type { DeliveryOptions } from '#test-checkout/api/deliveries.ts';
import { deliverRound } from '#test-checkout/api/deliveries.ts';
import { forgetOld } from './forget-old.ts';
import { answerHosted } from '#test-checkout/page/hosted.ts';
import { expireOverdue } from '#test-checkout/api/sessions.ts';
import type { Store, Sql } from './store.ts';
import { createTables } from './store.ts';

/** What the test checkout is given. */
export interface TestCheckoutSettings {
  sql: Sql;
  /** Takes a signed event to the shop. */
  deliver: (request: Request) => Promise<Response>;
  clock: () => Date;
  /** Origin to which `/webhooks/payments` belongs. */
  webhookBase: string;
  secretKey: string;
  webhookSecret: string;
  /** Told when deliveries cannot be looked after at all, as while the database is away. */
  onError: (error: unknown) => void;
  /** How many times too often each event is delivered; for tests. */
  duplicates?: number;
  /** Delivers the newest event first; for tests. */
  reorder?: boolean;
  deliveryTimeoutMs?: number;
  /** How many deliveries are on their way at once. */
  deliveriesAtOnce?: number;
  /** Where the API is asked for; the provider's own address unless the checkout has one. */
  apiOrigin?: string;
  /** Origin of the hosted page; without it the page stands on the origin that the customer came from. */
  pageOrigin?: string;
}

export interface TestCheckout {
  /** Stands for `https://api.stripe.com`, and is given to the client in place of the network. */
  fetch: typeof fetch;
  /** Answers the addresses under `/test-checkout/`. */
  handle: (request: Request) => Promise<Response>;
  /** Creates the tables. */
  prepare: () => Promise<void>;
  /** Delivers what is due, after the deliveries under way have ended. */
  deliverDue: () => Promise<void>;
  /** Looks for due deliveries every second from now on. */
  start: () => void;
  /** Stops looking and waits for what is on its way. */
  stop: () => Promise<void>;
}

const API_ORIGIN = 'https://api.stripe.com';
const EVERY_MS = 1000;
const TIDY_MS = 3600 * 1000;

/**
 * A checkout of our own that speaks the wire format of Stripe: the default where no provider is set,
 * so that one adapter serves both. No real money ever moves here, and its page says so loudly.
 */
export function createTestCheckout(settings: TestCheckoutSettings): TestCheckout {
  const { sql, clock, secretKey, onError } = settings;
  const { duplicates = 0, pageOrigin, apiOrigin = API_ORIGIN } = settings;
  const store: Store = { sql, clock, duplicates, pageOrigin };
  const delivery: DeliveryOptions = {
    deliver: settings.deliver,
    address: new URL(addresses.notification.path.cs, settings.webhookBase).href,
    webhookSecret: settings.webhookSecret,
    reorder: settings.reorder ?? false,
    timeoutMs: settings.deliveryTimeoutMs ?? 10_000,
    atOnce: settings.deliveriesAtOnce ?? 4,
  };
  let lastRound = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let tidiedAt = 0;

  async function roundAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    await expireOverdue(store);
    await deliverRound(store, delivery);
    if (clock().getTime() - tidiedAt < TIDY_MS) return;
    tidiedAt = clock().getTime();
    await forgetOld(store);
  }

  function deliverDue(): Promise<void> {
    const round = roundAfter(lastRound);
    lastRound = round.catch(() => undefined);
    return round;
  }

  /** Answers first; what the answer set off is delivered afterwards. */
  async function thenDeliver(request: Request, response: Response): Promise<Response> {
    if (request.method === 'POST') deliverDue().catch(onError);
    return response;
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      if (new URL(request.url).origin !== apiOrigin) throw new TypeError('No such host.');
      return await thenDeliver(request, await answerApi(store, secretKey, request));
    },
    async handle(request) {
      return await thenDeliver(request, await answerHosted(store, request));
    },
    prepare: () => createTables(sql),
    deliverDue,
    start() {
      timer ??= setInterval(() => deliverDue().catch(onError), EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await lastRound;
    },
  };
}
