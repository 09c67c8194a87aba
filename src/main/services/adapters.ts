import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { passages } from '#content/writing/passages.ts';
import type { DatabaseClient } from '#database/client.ts';
import type { Services } from '#flows/services.ts';
import { isTestKey } from '#main/settings/setting-faults.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { WriterSettings } from '#main/settings/writer-settings.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import { type EmbeddedInbox, createEmbeddedInbox } from '#ports/inbox/embedded.ts';
import { createImapInbox } from '#ports/inbox/imap.ts';
import type { SqlExecutor } from '#ports/sql-executor.ts';
import type { Inbox } from '#ports/inbox/port.ts';
import { type EmbeddedMail, createEmbeddedMail } from '#ports/mail/embedded.ts';
import type { Mail } from '#ports/mail/port.ts';
import { createSmtpMail } from '#ports/mail/smtp.ts';
import { type EmbeddedStorage, createEmbeddedStorage } from '#ports/storage/embedded.ts';
import type { Storage } from '#ports/storage/port.ts';
import { createS3Storage } from '#ports/storage/s3.ts';
import type { Payments } from '#ports/payments/port.ts';
import { createStripePayments } from '#ports/payments/stripe.ts';
import { createAres } from '#ports/company-register/ares.ts';
import { cacheCompanyRegister } from '#ports/company-register/cached.ts';
import { createEmbeddedCompanyRegister, localFallback } from '#ports/company-register/embedded.ts';
import type { CompanyRegister } from '#ports/company-register/port.ts';
import { createEmbeddedWriter } from '#ports/text-generator/embedded.ts';
import { createAnthropicWriter, createOpenAiWriter } from '#ports/text-generator/models.ts';
import type { Writer } from '#ports/text-generator/port.ts';
import {
  type TestCheckout,
  type TestCheckoutSettings,
  createTestCheckout,
} from '#test-checkout/test-checkout.ts';
import { observeCompanyRegister, observeStorage, observeWriter } from './observed-ports.ts';

/** How the test checkout behaves and how it is reached; for tests of faults and disorder. */
export interface TestCheckoutOptions extends Partial<TestCheckoutSettings> {
  /** Stands between the shop and the test checkout, as the network would. */
  network?: (checkout: typeof fetch) => typeof fetch;
  /** How long one call to it may take. */
  timeoutMs?: number;
}

const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

/** What adapters are made with. */
interface Sources {
  settings: Settings;
  database: DatabaseClient;
  clock: () => Date;
  log: Logger;
  deliver: (request: Request) => Promise<Response>;
  testCheckout?: TestCheckoutOptions | undefined;
}

/** Stripe where the settings name a key, else the test checkout; both through one adapter. */
export function makePayments(sources: Sources): {
  payments: Payments;
  testCheckout: TestCheckout | undefined;
} {
  const { settings, database, clock, log, deliver } = sources;
  if (settings.stripe) {
    const { apiOrigin, secretKey } = settings.stripe;
    const isTest = isTestKey(secretKey);
    const name = apiOrigin === undefined ? 'Stripe' : `stand-in for Stripe at ${apiOrigin}`;
    const provider = `${name} ${isTest ? 'test' : 'live'}`;
    const real = { provider, isTest, checkoutOrigin: apiOrigin ?? STRIPE_CHECKOUT };
    const payments = createStripePayments({ ...settings.stripe, ...real });
    return { payments, testCheckout: undefined };
  }
  const {
    network = direct,
    timeoutMs,
    ...options
  }: TestCheckoutOptions = sources.testCheckout ?? {};
  const chosen: TestCheckoutSettings = {
    secretKey: 'sk_test_embedded',
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    sql: database.pool,
    deliver,
    clock,
    webhookBase: settings.shop.origins.cs,
    onError: (error) => log.error({ err: error }, 'the test checkout could not deliver'),
    ...options,
  };
  const testCheckout = createTestCheckout(chosen);
  const payments = createStripePayments({
    secretKey: chosen.secretKey,
    webhookSecret: chosen.webhookSecret,
    provider: 'test checkout',
    isTest: true,
    checkoutOrigin: undefined,
    fetch: network(testCheckout.fetch),
    timeoutMs,
  });
  return { payments, testCheckout };
}

function direct(checkout: typeof fetch): typeof fetch {
  return checkout;
}

/** Milliseconds for one mail to be handed over. */
const MAIL_MS = 30_000;

/** A mail server where the settings name one, else the outbox. */
export function makeMail({
  settings,
  database,
  clock,
}: Pick<Sources, 'settings' | 'database' | 'clock'>): {
  mail: Mail;
  outbox: EmbeddedMail | undefined;
  closeMail(): void;
} {
  if (settings.smtpUrl) {
    const mail = createSmtpMail({ url: settings.smtpUrl, timeoutMs: MAIL_MS });
    return { mail, outbox: undefined, closeMail: () => mail.close() };
  }
  const outbox = createEmbeddedMail({ sql: database.pool, clock });
  return { mail: outbox, outbox, closeMail: () => {} };
}

/** A storage that the settings name, else tables of the database. */
export function makeStorage(
  { settings, database }: Pick<Sources, 'settings' | 'database'>,
  watch: WatchPort,
): { storage: Storage; embeddedStorage: EmbeddedStorage | undefined } {
  const { s3 } = settings;
  if (s3)
    return { storage: observeStorage(createS3Storage(s3), watch), embeddedStorage: undefined };
  const embeddedStorage = createEmbeddedStorage({ sql: database.pool });
  return { storage: observeStorage(embeddedStorage, watch), embeddedStorage };
}

/** Milliseconds for one step of reading the mailbox, which is read every minute. */
const INBOX_MS = 15_000;

/**
 * The mailbox that the settings name, else the embedded one. Where e-mails leave by a real server and no mailbox
 * is set, answers go to where people read them.
 */
export function makeInbox(
  { imap, smtpUrl }: Pick<Settings, 'imap' | 'smtpUrl'>,
  sql: SqlExecutor,
): { inbox: Inbox; embeddedInbox: EmbeddedInbox | undefined } {
  if (imap)
    return { inbox: createImapInbox({ ...imap, timeoutMs: INBOX_MS }), embeddedInbox: undefined };
  const embeddedInbox = createEmbeddedInbox({ sql, takesReplies: smtpUrl === undefined });
  return { inbox: embeddedInbox, embeddedInbox };
}

/** The writer that the settings name, else the embedded one, which costs nothing; and what it may use up. */
export function makeWriting(
  { writer, writing }: Pick<Settings, 'writer' | 'writing'>,
  watch: WatchPort,
): Pick<Services, 'writer' | 'writing'> {
  const chosen = makeWriter(writer, writing.seconds * 1000);
  return { writer: observeWriter(chosen, watch), writing };
}

function makeWriter(settings: Settings['writer'], timeoutMs: number): Writer {
  if (!settings) return createEmbeddedWriter({ libraries: passages });
  const { kind, ...model } = settings;
  return adapters[kind]({ ...model, timeoutMs });
}

const adapters: Record<WriterSettings['kind'], typeof createAnthropicWriter> = {
  anthropic: createAnthropicWriter,
  'openai-compatible': createOpenAiWriter,
};

/** The public register; a local shop that cannot reach it falls back and says so, a public one never. */
export function makeCompanyRegister(
  { settings, clock, log }: Pick<Sources, 'settings' | 'clock' | 'log'>,
  watch: WatchPort,
): CompanyRegister {
  const embedded = createEmbeddedCompanyRegister();
  if (settings.aresUrl === 'embedded') return embedded;
  // Observed beneath the cache: a question that the cache holds back while the register is away is not a
  // failure.
  const asked = observeCompanyRegister(createAres({ url: settings.aresUrl }), watch);
  const ares = cacheCompanyRegister(asked, { clock });
  if (!settings.shop.isLocal) return ares;
  // Each failure has the port's own line in the log, so the fallback is reported once.
  let isTold = false;
  return localFallback(ares, embedded, () => {
    if (!isTold) log.warn('While ARES cannot be reached, the embedded register answers.');
    isTold = true;
  });
}
