import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { S3Settings } from '#ports/storage/s3.ts';
import * as types from './setting-types.ts';

/** Everything that the environment decides, read and checked once at start. */
export interface Settings {
  shop: Shop;
  port: number;
  /** Absolute path of the folder in which everything is kept. */
  dataDir: string;
  /** Set where a PostgreSQL of the operator's own takes the embedded one's place. */
  databaseUrl: string | undefined;
  /** Whether X-Forwarded-* headers are believed (decision 1). */
  trustProxy: boolean;
  /** Undefined: letters stay in the outbox. */
  smtpUrl: string | undefined;
  /** Undefined: the test checkout. */
  stripe: StripeAccount | undefined;
  /** Undefined: files are kept in the database. */
  s3: Omit<S3Settings, 'timeoutMs'> | undefined;
  /** Base address of the register of companies, or `embedded`. */
  aresUrl: string;
  logLevel: (typeof logLevels)[number];
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

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Who the shop is until its operator says so (decision 4). */
const demoIdentity = {
  BRAND: 'Vzlet',
  OPERATOR_NAME: 'Vzlet Demo s.r.o.',
  OPERATOR_COMPANY_ID: '12345679',
  OPERATOR_VAT_ID: 'CZ12345679',
  OPERATOR_ADDRESS: 'Ukázková 1, 110 00 Praha 1',
  OPERATOR_REGISTER: 'C 000000, Městský soud v Praze (demo)',
  OPERATOR_PHONE: '+420 000 000 000',
  SUPPORT_MAIL: 'podpora@vzlet.example',
  CHAT_NUMBER: '420000000000',
};

/** The name, the check and the default of every setting; .env.example explains them. */
export const schema = z.object({
  PORT: types.port.default(3000),
  CS_ORIGIN: types.origin.optional(),
  EN_ORIGIN: types.origin.optional(),
  DATA_DIR: types.line.default('./data'),
  DATABASE_URL: types.databaseUrl.optional(),
  TRUST_PROXY: types.flag.default(false),
  BRAND: types.line.default(demoIdentity.BRAND),
  OPERATOR_NAME: types.line.default(demoIdentity.OPERATOR_NAME),
  OPERATOR_COMPANY_ID: types.companyId.default(demoIdentity.OPERATOR_COMPANY_ID),
  OPERATOR_VAT_ID: types.vatId.default(demoIdentity.OPERATOR_VAT_ID),
  OPERATOR_ADDRESS: types.line.default(demoIdentity.OPERATOR_ADDRESS),
  OPERATOR_REGISTER: types.line.default(demoIdentity.OPERATOR_REGISTER),
  OPERATOR_PHONE: types.phone.default(demoIdentity.OPERATOR_PHONE),
  SUPPORT_MAIL: types.email.default(demoIdentity.SUPPORT_MAIL),
  CHAT_NUMBER: types.chatNumber.default(demoIdentity.CHAT_NUMBER),
  SHOP_MAIL: types.email.optional(),
  MAIL_FROM: types.email.optional(),
  SMTP_URL: types.smtpUrl.optional(),
  STRIPE_SECRET_KEY: types.stripeSecretKey.optional(),
  STRIPE_WEBHOOK_SECRET: types.stripeWebhookSecret.optional(),
  STRIPE_API_ORIGIN: types.origin.optional(),
  ALLOW_TEST_CHECKOUT: types.flag.default(false),
  S3_ENDPOINT: types.s3Endpoint.optional(),
  S3_REGION: types.line.optional(),
  S3_BUCKET: types.s3Bucket.optional(),
  S3_ACCESS_KEY_ID: types.line.optional(),
  S3_SECRET_ACCESS_KEY: types.line.optional(),
  ARES_URL: types.aresUrl.default('https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
});

type Read = z.output<typeof schema>;

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
  const faults = [
    ...togetherFaults(set),
    ...originFaults(origins),
    ...checkoutFaults(read, origins),
  ];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, settings: toSettings(read, origins, set) };
}

/**
 * The settings of the operator's identity that a public shop has not set yet (decision 4); none while
 * the shop is local.
 */
export function unsetIdentity(settings: Settings): string[] {
  return settings.shop.isLocal ? [] : [...settings.demoIdentity];
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
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    trustProxy: read.TRUST_PROXY,
    smtpUrl: read.SMTP_URL,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, apiOrigin } : undefined,
    s3: toS3(read),
    aresUrl: read.ARES_URL,
    logLevel: read.LOG_LEVEL,
    isProduction: read.NODE_ENV === 'production',
    demoIdentity: Object.keys(demoIdentity).filter((name) => set[name] === undefined),
  };
}

function toS3(read: Read): Settings['s3'] {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function toShop(read: Read, origins: PerLocale<string>): Shop {
  return {
    brand: read.BRAND,
    origins,
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
    isLocal: isLocal(origins.cs) && isLocal(origins.en),
  };
}

/** This very machine: localhost and names under it, 127.0.0.1, [::1]. */
function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(hostname);
}

/** Settings that mean something only together. */
const together = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

function togetherFaults(set: Record<string, unknown>): string[] {
  return together
    .filter((names) => names.some((name) => set[name]) && !names.every((name) => set[name]))
    .map((names) => `${names.join(' and ')} go together: set all or none.`);
}

function originFaults({ cs, en }: PerLocale<string>): string[] {
  const faults: string[] = [];
  if (new URL(cs).host === new URL(en).host) {
    faults.push('CS_ORIGIN and EN_ORIGIN must have different hosts: the host tells the edition.');
  }
  if (isLocal(cs) !== isLocal(en)) {
    faults.push('CS_ORIGIN and EN_ORIGIN must both be public or both be on this machine.');
  }
  for (const [name, origin] of [
    ['CS_ORIGIN', cs],
    ['EN_ORIGIN', en],
  ] as const) {
    if (!isLocal(origin) && !origin.startsWith('https:')) {
      faults.push(`${name} must begin with https:// because it is public.`);
    }
  }
  return faults;
}

function checkoutFaults(read: Read, origins: PerLocale<string>): string[] {
  return [...standInFaults(read), ...missingCheckoutFaults(read, origins)];
}

/** What stands in for Stripe is told the secret key, so it must not travel in the open. */
function standInFaults({ STRIPE_API_ORIGIN: api, STRIPE_SECRET_KEY: key }: Read): string[] {
  if (api === undefined) return [];
  if (!key) return ['STRIPE_API_ORIGIN needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'];
  if (api.startsWith('https:') || isLocal(api)) return [];
  return ['STRIPE_API_ORIGIN must begin with https:// unless it is on this machine.'];
}

function missingCheckoutFaults(read: Read, { cs, en }: PerLocale<string>): string[] {
  const isPublic = !isLocal(cs) || !isLocal(en);
  if (!isPublic || read.STRIPE_SECRET_KEY || read.ALLOW_TEST_CHECKOUT) return [];
  return [
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing: without them the test checkout takes ' +
      'no money, and a public shop starts with it only where ALLOW_TEST_CHECKOUT=true says so.',
  ];
}
