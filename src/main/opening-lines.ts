import { LINK_HOURS } from '#domain/admin/operator.ts';
import { adminHref, rootOf } from '#domain/addresses.ts';
import { type Settings, setupOf } from '#main/settings/settings.ts';
import type { OpenShop } from './shop.ts';

/** What a local shop shows that nobody has said or written (rules 17, 19, 29). */
const samples: [string, string] = [
  'Samples',
  'sample reviews, figures without a source and invented press marks show, each marked',
];

/** The way into the operator's section, as far as the terminal may say it. */
export interface OperatorEntry {
  /** Whether anybody can sign in yet. */
  hasOperators: boolean;
  /** Of the link for the first person; undefined where it is not to be shown. */
  firstToken: string | undefined;
}

/** What the terminal says once the shop is open: what runs where, and what is embedded. */
export function openingLines(
  settings: Settings,
  { services, outbox }: OpenShop,
  entry: OperatorEntry,
): string {
  const { shop, databaseUrl, aresUrl } = settings;
  const { cs, en } = shop.origins;
  const checkout = services.payments.isTest
    ? ` (no real money moves; its page opens at ${services.payments.checkoutOrigin ?? cs} after an order)`
    : '';
  const outboxText = shop.isLocal
    ? cs + rootOf('outbox')
    : 'kept in the database, not sent: set SMTP_URL';
  const fallback = shop.isLocal ? ', else the embedded register' : '';
  const rows: [string, string][] = [
    ['Czech', cs],
    ['English', en],
    ['Database', databaseUrl ? 'DATABASE_URL' : `embedded PostgreSQL in ${settings.dataDir}`],
    ['Payments', services.payments.provider + checkout],
    ['Emails', outbox ? `embedded outbox, ${outboxText}` : 'SMTP_URL'],
    ['Files', settings.s3 ? `bucket ${settings.s3.bucket} at ${settings.s3.endpoint}` : 'database'],
    ['Companies', aresUrl === 'embedded' ? 'embedded register' : `ARES${fallback}`],
    ['Operator', operatorLine(cs, entry)],
    ...(shop.isLocal ? [samples] : []),
  ];
  const list = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}\n`).join('');
  const warnings = listWarnings(settings).map((warning) => `\n${warning}\n`);
  return `\n${shop.brand} is open.\n${list}${warnings.join('')}`;
}

function operatorLine(origin: string, { hasOperators, firstToken }: OperatorEntry): string {
  if (firstToken !== undefined) {
    const link = origin + adminHref('operatorLink', { token: firstToken });
    return `${link} (once, within ${LINK_HOURS} hours)`;
  }
  const section = origin + adminHref('operator');
  return hasOperators
    ? section
    : `${section}; npm run operator:link shows the link for the first person`;
}

function listWarnings(settings: Settings): string[] {
  const { unsetIdentity: unset, isApprovalMissing } = setupOf(settings);
  // Browsers speak https, this program does not: what they send can only come through a proxy.
  const isDeaf = !settings.shop.isLocal && !settings.trustProxy;
  return [
    ...(unset.length > 0 ? [`Still with their demo values: ${unset.join(', ')}`] : []),
    ...(isApprovalMissing
      ? [
          'PROVIDER_APPROVAL is not set: the payment provider has to approve of this trade in writing.',
        ]
      : []),
    ...(isDeaf ? ['TRUST_PROXY is not set: every form of a public shop will be refused.'] : []),
  ];
}
