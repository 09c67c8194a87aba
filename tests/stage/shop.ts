import { type Logger, pino } from 'pino';
import type { Article } from '#domain/content/articles/article.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfferedKinds } from '#domain/shop/offering.ts';
import type { MessageOutcome } from '#flows/services.ts';
import type * as Built from '#main/entry.ts';
import type { OnAnswered } from '#main/watch/observe-app.ts';
import type { OnPortFailure } from '#main/watch/port-failures.ts';
import type { TestCheckoutOptions } from '#main/services/adapters.ts';
import type { OpenShop } from '#main/shop.ts';
import type { Threads } from '#main/workers/workers.ts';
import { createTestDatabase } from './database.ts';
import { manyOrders } from './many-orders.ts';
import { OPENED, TEMPLATE } from './test-server.ts';
import { type Visitor, createVisitor } from './visitor.ts';

export interface TestShopOptions {
  /** Settings as the environment would give them. */
  env?: Record<string, string>;
  clock?: () => Date;
  testCheckout?: TestCheckoutOptions;
  /** Changes its own pages before they are looked at. */
  alterVisited?: (html: string) => string;
  /** What it offers in place of the defaults. */
  offered?: OfferedKinds;
  /** The articles that it comes with in place of the program's own, newest first. */
  builtInArticles?: readonly Article[];
  /** Silence unless told. */
  log?: Logger;
  /** A migrated database that is there already, and stays. */
  onDatabaseUrl?: string;
  /** A database of which its own is a copy, in place of an empty one. */
  template?: string | undefined;
  onAnswered?: OnAnswered;
  /** In place of those that all shops of a worker share. */
  threads?: Threads;
  onPortFailure?: OnPortFailure;
  onMessage?: (outcome: MessageOutcome) => void;
  /** The database server, where no test run has started one. */
  postgresUrl?: string;
  /** The way from the shop to its database, where it is not the straight one. */
  throughDatabaseUrl?: (url: string) => Promise<string>;
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
  /** A visitor with cookies and a network address of their own. */
  visitor(locale?: Locale): Visitor;
}

let built: Promise<typeof Built> | undefined;

/** The built server: tests see what customers get. Kept, because vitest reads the whole file at every import. */
export function importBuilt(): Promise<typeof Built> {
  built ??= import(new URL('../../build/server/index.js', import.meta.url).href);
  return built;
}

let threads: Threads | undefined;

/** Those of all shops of a worker, which ends them with itself: nothing of a shop stays in them. */
async function sharedThreads(): Promise<Threads> {
  threads ??= new (await importBuilt()).Threads();
  return threads;
}

export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { createApp, openShop, readSettings } = await importBuilt();
  const { env, postgresUrl, onDatabaseUrl, template, ...others } = options;
  const { throughDatabaseUrl = async (url: string) => url, ...rest } = others;
  const database = onDatabaseUrl
    ? { url: onDatabaseUrl, drop: async () => {} }
    : await createTestDatabase(postgresUrl, template ?? (postgresUrl ? TEMPLATE : OPENED));
  const answer = readSettings({ ARES_URL: 'embedded', ...manyOrders, ...env });
  if (!answer.ok) throw new Error(answer.faults.join('\n'));
  const { settings } = answer;
  const { origins } = settings.shop;
  const databaseUrl = await throughDatabaseUrl(database.url);
  const { log = pino({ level: 'silent' }), ...more } = rest;
  const shop = await openShop({
    settings,
    databaseUrl,
    log,
    createApp,
    threads: await sharedThreads(),
    ...more,
  });
  const addressOf = (path: string, locale: Locale) => new URL(path, origins[locale]);
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
    visitor: (locale = 'cs') => createVisitor({ send: shop.app, origin: origins[locale] }),
    async close() {
      await shop.close();
      await database.drop();
    },
  };
}
