import { z } from 'zod';
import type { BusinessHours } from '#domain/shop/answer-time.ts';
import * as types from './setting-types.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Who the shop is until its operator says so (rules 4). */
export const demoIdentity = {
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

/** When the shop answers until its operator says otherwise (rules 40): Monday to Friday, 9 to 17. */
const usualHours: BusinessHours = {
  days: { from: 1, to: 5 },
  minutes: { from: 9 * 60, to: 17 * 60 },
};

/** The name, the check and the default of every setting; .env.example explains them. */
export const schema = z.object({
  PORT: types.port.default(3000),
  LISTEN_HOST: types.host.optional(),
  CS_ORIGIN: types.origin.optional(),
  EN_ORIGIN: types.origin.optional(),
  EXTRA_HOSTS: types.hosts.default([]),
  DATA_DIR: types.line.default('./data'),
  BACKUP_DIR: types.line.optional(),
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
  BUSINESS_HOURS: types.businessHours.default(usualHours),
  ANSWER_HOURS: types.hours.default(2),
  SHOP_MAIL: types.email.optional(),
  MAIL_FROM: types.email.optional(),
  SMTP_URL: types.smtpUrl.optional(),
  IMAP_URL: types.imapUrl.optional(),
  IMAP_USER: types.line.optional(),
  IMAP_PASSWORD: types.line.optional(),
  STRIPE_SECRET_KEY: types.stripeSecretKey.optional(),
  STRIPE_WEBHOOK_SECRET: types.stripeWebhookSecret.optional(),
  STRIPE_API_ORIGIN: types.origin.optional(),
  PROVIDER_APPROVAL: types.line.optional(),
  ALLOW_TEST_CHECKOUT: types.flag.default(false),
  S3_ENDPOINT: types.s3Endpoint.optional(),
  S3_REGION: types.line.optional(),
  S3_BUCKET: types.s3Bucket.optional(),
  S3_ACCESS_KEY_ID: types.line.optional(),
  S3_SECRET_ACCESS_KEY: types.line.optional(),
  IMAGES_URL: types.modelUrl.optional(),
  IMAGES_KEY: types.line.optional(),
  IMAGES_MODEL: types.line.optional(),
  IMAGES_PER_DAY: types.count.default(100),
  WRITER_KIND: z
    .enum(['openai-compatible', 'anthropic'], 'must be openai-compatible or anthropic')
    .optional(),
  WRITER_URL: types.modelUrl.optional(),
  WRITER_KEY: types.line.optional(),
  WRITER_MODEL: types.line.optional(),
  WRITER_INPUT_PRICE: types.count.optional(),
  WRITER_OUTPUT_PRICE: types.count.optional(),
  WRITER_COST_PER_DAY: types.count.optional(),
  WRITER_TEXTS_PER_DAY: types.count.default(500),
  WRITER_TEXTS_PER_BATCH: types.count.default(50),
  WRITER_COST_PER_BATCH: types.count.optional(),
  WRITER_SECONDS: types.seconds.default(120),
  ORDERS_PER_ADDRESS: types.count.default(30),
  ORDERS_PER_EMAIL: types.count.default(10),
  METRICS_PORT: types.port.optional(),
  METRICS_HOST: types.host.default('127.0.0.1'),
  SHUTDOWN_DELAY_MS: types.pause.default(0),
  API_ORIGINS: types.origins.default([]),
  ARES_URL: types.aresUrl.default('https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
});

/** The settings as they were read. */
export type Read = z.output<typeof schema>;
