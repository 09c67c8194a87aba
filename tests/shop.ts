import { pino } from 'pino';
import type { Locale } from '#domain/locale.ts';
import type * as Built from '#main/entry.ts';
import type { OpenShop } from '#main/shop.ts';
import { createTestDatabase } from './database.ts';

export interface TestShopOptions {
  /** Settings as the environment would give them. */
  env?: Record<string, string>;
  clock?: () => Date;
}

/** A whole shop on a database of its own, spoken to as a browser would, without a network. */
export interface TestShop extends OpenShop {
  databaseUrl: string;
  get(path: string, locale?: Locale, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form from the shop's own page. */
  post(
    path: string,
    fields: Record<string, string>,
    locale?: Locale,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

/** Opens the built shop: tests see what customers get. */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const bundle = new URL('../build/server/index.js', import.meta.url).href;
  const built: typeof Built = await import(bundle);
  const { createApp, openShop, readSettings } = built;
  const database = await createTestDatabase();
  const answer = readSettings({ ARES_URL: 'embedded', ...options.env });
  if (!answer.ok) throw new Error(answer.faults.join('\n'));
  const { settings } = answer;
  const shop = await openShop({
    settings,
    databaseUrl: database.url,
    log: pino({ level: 'silent' }),
    ...(options.clock ? { clock: options.clock } : {}),
    createApp,
  });
  const addressOf = (path: string, locale: Locale) => new URL(path, settings.shop.origins[locale]);
  return {
    ...shop,
    databaseUrl: database.url,
    get: (path, locale = 'cs', headers = {}) =>
      shop.app(new Request(addressOf(path, locale), { headers })),
    post: (path, fields, locale = 'cs', headers = {}) =>
      shop.app(
        new Request(addressOf(path, locale), {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
        }),
      ),
    async close() {
      await shop.close();
      await database.drop();
    },
  };
}
