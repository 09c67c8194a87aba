import { href, withQuery } from '#web/paths.ts';
import { type Settings, unsetIdentity } from './settings.ts';
import type { OpenShop } from './shop.ts';

/** What the terminal says once the shop is open: what runs where, and what is embedded. */
export function greeting(settings: Settings, { services, outbox, operatorKey }: OpenShop): string {
  const { shop, databaseUrl, aresUrl } = settings;
  const { cs, en } = shop.origins;
  const operator = withQuery(cs + href('operator', 'cs'), { key: operatorKey });
  const checkout = services.payments.isTest
    ? ` (no real money moves; its page opens at ${services.payments.checkoutOrigin ?? cs} after an order)`
    : '';
  const outboxPlace = shop.isLocal
    ? `${cs}/outbox`
    : 'kept in the database, not sent: set SMTP_URL';
  const fallback = shop.isLocal ? ', else the embedded register' : '';
  const rows: [string, string][] = [
    ['Czech', cs],
    ['English', en],
    ['Database', databaseUrl ? 'DATABASE_URL' : `embedded PostgreSQL in ${settings.dataDir}`],
    ['Payments', services.payments.provider + checkout],
    ['Letters', outbox ? `embedded outbox, ${outboxPlace}` : 'SMTP_URL'],
    ['Files', settings.s3 ? `bucket ${settings.s3.bucket} at ${settings.s3.endpoint}` : 'database'],
    ['Companies', aresUrl === 'embedded' ? 'embedded register' : `ARES${fallback}`],
    ['Operator', `${operator} (once)`],
  ];
  const unset = unsetIdentity(settings);
  const warning = unset.length > 0 ? `\nStill with their demo values: ${unset.join(', ')}\n` : '';
  const list = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}\n`).join('');
  return `\n${shop.brand} is open.\n${list}${warning}`;
}
