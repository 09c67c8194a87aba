import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PerLocale } from '#domain/locale.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import type { Setup, Shop } from '#domain/shop/shop.ts';
import type { WritingLimits } from '#flows/services.ts';
import type { S3Settings } from '#ports/storage/s3.ts';
import { isLocal, isTestKey, listFaults, togetherFaults } from './setting-faults.ts';
import { type Read, demoIdentity, schema } from './setting-schema.ts';
import { type WriterSettings, toWriter, toWriting } from './writer-settings.ts';

/** Everything that the environment decides, read and checked once at start. */
export interface Settings {
  shop: Shop;
  port: number;
  /** Address on which it listens; undefined: all of this machine. */
  host: string | undefined;
  /** Absolute path of the folder in which everything is kept. */
  dataDir: string;
  /** Absolute path of the folder of the nightly backups; undefined: none are made. */
  backupDir: string | undefined;
  /** Set where a PostgreSQL of the operator's own takes the embedded one's place. */
  databaseUrl: string | undefined;
  /** Whether X-Forwarded-* headers are believed (rules 1). */
  trustProxy: boolean;
  /** Undefined: e-mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** Undefined: the mailbox of the shop is not read; on a shop without a mail server an embedded one is. */
  imap: { url: string; user: string; password: string } | undefined;
  /** Undefined: the test checkout. */
  stripe: StripeAccount | undefined;
  /** Date and reference of the provider's written approval (rules 16b); undefined: none is known. */
  providerApproval: string | undefined;
  /** Undefined: files are kept in the database. */
  s3: Omit<S3Settings, 'timeoutMs'> | undefined;
  /** Undefined: pictures of articles are their covers. */
  images: { url: string; key: string | undefined; model: string } | undefined;
  /** Undefined: the embedded writer. */
  writer: WriterSettings | undefined;
  /** What the generators may use up (rules 80). */
  writing: WritingLimits;
  /** Orders that one client may make in an hour, in all and in the name of one mailbox (decisions/0009). */
  limits: { ordersPerAddress: number; ordersPerEmail: number };
  /** Base address of the register of companies, or `embedded`. */
  aresUrl: string;
  /** Where the metrics are served; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
  /** Milliseconds between the signal to stop and the end of taking requests. */
  shutdownDelayMs: number;
  logLevel: Read['LOG_LEVEL'];
  isProduction: boolean;
  /** Identity settings that still have their demo value. */
  demoIdentity: readonly string[];
}

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** Set where a stand-in for Stripe is asked in its place. */
  apiOrigin: string | undefined;
}

export type SettingsAnswer = { ok: true; settings: Settings } | { ok: false; faults: string[] };

/** The program's environment, with what the file .env in this folder adds to it. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/**
 * Reads the settings, or names everything that is wrong with them at once, one line each. A setting
 * that is empty counts as not set. No value is repeated: some are secrets.
 */
export function readSettings(env: NodeJS.ProcessEnv): SettingsAnswer {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    return { ok: false, faults: [...faults, ...togetherFaults(set)] };
  }
  const read = parsed.data;
  const origins = {
    cs: read.CS_ORIGIN ?? new URL(`http://localhost:${read.PORT}`).origin,
    en: read.EN_ORIGIN ?? new URL(`http://en.localhost:${read.PORT}`).origin,
  };
  const faults = [...togetherFaults(set), ...listFaults(read, origins, listDemo(set))];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, settings: toSettings(read, origins, set) };
}

/**
 * The settings of the operator's identity that a public shop has not set yet (rules 4); none while
 * the shop is local.
 */
export function unsetIdentity(settings: Settings): string[] {
  return settings.shop.isLocal ? [] : [...settings.demoIdentity];
}

/** What is still missing before the shop is wholly its operator's; the start and the start page say so. */
export function setupOf(settings: Settings): Setup {
  const { stripe, providerApproval } = settings;
  const takesMoney = stripe !== undefined && !isTestKey(stripe.secretKey);
  return {
    unsetIdentity: unsetIdentity(settings),
    isApprovalMissing: takesMoney && providerApproval === undefined,
    approval: providerApproval,
    hasMailServer: settings.smtpUrl !== undefined,
  };
}

function toSettings(
  read: Read,
  origins: PerLocale<string>,
  set: Record<string, unknown>,
): Settings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  const apiOrigin = read.STRIPE_API_ORIGIN;
  return {
    shop: toShop(read, origins),
    port: read.PORT,
    host: read.LISTEN_HOST,
    dataDir: resolve(read.DATA_DIR),
    backupDir: backupDirOf(read),
    databaseUrl: read.DATABASE_URL,
    trustProxy: read.TRUST_PROXY,
    smtpUrl: read.SMTP_URL,
    imap: toImap(read),
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, apiOrigin } : undefined,
    providerApproval: read.PROVIDER_APPROVAL,
    s3: toS3(read),
    images: toImages(read),
    writer: toWriter(read),
    writing: toWriting(read),
    limits: { ordersPerAddress: read.ORDERS_PER_ADDRESS, ordersPerEmail: read.ORDERS_PER_EMAIL },
    aresUrl: read.ARES_URL,
    metrics: toMetrics(read),
    shutdownDelayMs: read.SHUTDOWN_DELAY_MS,
    logLevel: read.LOG_LEVEL,
    isProduction: read.NODE_ENV === 'production',
    demoIdentity: listDemo(set),
  };
}

/** A shop on another PostgreSQL may have no folder of its own, so it is told where. */
function backupDirOf({ BACKUP_DIR: dir, DATABASE_URL: url, DATA_DIR }: Read): string | undefined {
  if (dir !== undefined) return resolve(dir);
  return url === undefined ? resolve(DATA_DIR, 'backups') : undefined;
}

function listDemo(set: Record<string, unknown>): string[] {
  return Object.keys(demoIdentity).filter((name) => set[name] === undefined);
}

function toMetrics({ METRICS_PORT: port, METRICS_HOST: host }: Read): Settings['metrics'] {
  return port === undefined ? undefined : { port, host };
}

function toImap({
  IMAP_URL: url,
  IMAP_USER: user,
  IMAP_PASSWORD: password,
}: Read): Settings['imap'] {
  return url && user && password ? { url, user, password } : undefined;
}

function toS3(read: Read): Settings['s3'] {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function toImages({
  IMAGES_URL: url,
  IMAGES_KEY: key,
  IMAGES_MODEL: model,
}: Read): Settings['images'] {
  return url && model ? { url, key, model } : undefined;
}

function toShop(read: Read, origins: PerLocale<string>): Shop {
  return {
    brand: read.BRAND,
    origins,
    extraHosts: read.EXTRA_HOSTS,
    operator: {
      name: read.OPERATOR_NAME,
      companyId: read.OPERATOR_COMPANY_ID,
      vatId: read.OPERATOR_VAT_ID,
      address: read.OPERATOR_ADDRESS,
      register: read.OPERATOR_REGISTER,
      phone: read.OPERATOR_PHONE,
    },
    supportMail: read.SUPPORT_MAIL,
    orderMail: read.SHOP_MAIL ?? read.SUPPORT_MAIL,
    senderMail: read.MAIL_FROM ?? read.SUPPORT_MAIL,
    chatNumber: read.CHAT_NUMBER,
    answers: { withinHours: read.ANSWER_HOURS, hours: read.BUSINESS_HOURS },
    legalDay: LEGAL_DAY,
    apiOrigins: read.API_ORIGINS,
    isLocal: isLocal(origins.cs) && isLocal(origins.en),
  };
}
