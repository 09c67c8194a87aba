import { join } from 'node:path';
import type { Logger } from 'pino';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { migrate, findNewestMigration } from '#database/migrate.ts';
import { createApp } from './app.ts';
import { Closing } from './closing.ts';
import { drain } from '#main/http/drain.ts';
import { onShutdown } from './on-shutdown.ts';
import { explainError } from '#main/watch/describe-error.ts';
import { serveFiles } from '#main/http/files.ts';
import { forgetPagesOnNotify } from '#main/page-cache/forget-pages.ts';
import { editionOf } from '#main/http/hosts.ts';
import { type OperatorEntry, openingLines } from './opening-lines.ts';
import { hasOperators } from '#database/admin/operators.ts';
import { makeFirstLink } from '#flows/sign-in/operator-link.ts';
import { Health } from '#main/watch/health.ts';
import { listen, takenPort } from '#main/http/listen.ts';
import { createLog } from '#main/watch/log.ts';
import { serveMetrics } from '#main/watch/serve-metrics.ts';
import { type ServerOptions, createShopServer } from '#main/http/server.ts';
import { type Settings, loadEnvironment, readSettings } from '#main/settings/settings.ts';
import { MIGRATIONS } from '#main/services/backups.ts';
import { type OpenShop, type ShopOptions, openShop } from './shop.ts';
import { withTimeout } from './with-timeout.ts';

/** What differs on the development server: modules from their sources, files from Vite. */
export interface Development {
  createApp: ShopOptions['createApp'];
  files: ServerOptions['files'];
}

/** Probes and metrics have connections of their own: a crowded shop must not look like a dead one. */
const WATCHERS = { statementMs: 2000, most: 2 };

/**
 * Milliseconds that the end of each part may take; together, with the pause before it, what
 * docs/deployment.md promises. Requests and jobs under way have a little less of their own.
 */
const CLOSE_MS = { requests: 10_500, jobs: 11_000, database: 6500, other: 500 };
const CLOSE_ALL_MS = 30_000;
/**
 * Milliseconds that the current step of the opening has to end before the parts that are open are closed:
 * no more than requests have, because while the shop opens there are none.
 */
const OPEN_MS = 10_000;
/** Milliseconds for requests and jobs in a hurry: meanwhile no new ones are taken. */
const HURRY_MS = 3000;

/**
 * Opens the whole shop on this machine: database, jobs, HTTP, until a signal ends it. Wrong settings
 * are listed, all at once.
 */
export async function serve(development?: Development): Promise<void> {
  const answer = readSettings(loadEnvironment());
  if (!answer.ok) return fail(['The shop cannot open:', ...answer.faults.map((f) => `- ${f}`)]);
  const { settings } = answer;
  const log = createLog(settings);
  const closing = new Closing(log);
  const opening = open(settings, log, closing, development);
  onShutdown({
    log,
    mostMs: CLOSE_ALL_MS + settings.shutdownDelayMs,
    async close(isHurried) {
      closing.announce();
      await withTimeout(OPEN_MS, opening).catch(() => {});
      await closing.close(isHurried);
    },
  });
  try {
    const { shop, isNew } = await opening;
    closing.goOn();
    await shop.startWork();
    closing.goOn();
    // Output that is not a terminal is kept as a log, which must not contain a key after the first start.
    const entry = await operatorEntry(shop, isNew || process.stdout.isTTY);
    process.stdout.write(openingLines(settings, shop, entry));
    // The parent process starts again only a program that was open.
    if (process.connected) process.send?.('open');
  } catch (error) {
    // Whoever told the program to end also closes it and sets its exit code.
    if (closing.isAnnounced) return;
    await closing.close();
    fail([`The shop cannot open: ${explain(error)}`]);
  }
}

/** Until the shop listens; its work has not begun. */
async function open(
  settings: Settings,
  log: Logger,
  closing: Closing,
  development: Development | undefined,
): Promise<{ shop: OpenShop; isNew: boolean }> {
  const { url: databaseUrl, lostAt } = await findDatabase(settings, log, closing);
  const dataDir = settings.databaseUrl === undefined ? settings.dataDir : undefined;
  const { isNew } = await migrate(databaseUrl, MIGRATIONS);
  closing.goOn();
  const metrics = settings.metrics && (await import('#main/watch/metrics.ts')).createMetrics();
  const shop = await openShop({
    settings,
    databaseUrl,
    log,
    createApp: development?.createApp ?? createApp,
    ...metrics?.told,
  });
  closing.add('jobs', CLOSE_MS.jobs, (isHurried) => shop.close(isHurried ? HURRY_MS : undefined));
  const watchers = openWatchers(databaseUrl, log);
  closing.add('probes', CLOSE_MS.other, () => watchers.close());
  const health = new Health({
    db: watchers.db,
    work: shop.work,
    migratedTo: findNewestMigration(MIGRATIONS),
    dataDir,
    databaseLostAt: lostAt,
  });
  const shopServer = createShopServer({
    app: shop.app,
    log,
    health,
    editionOf: (origin) => editionOf(settings.shop, origin),
    trustProxy: settings.trustProxy,
    files: development?.files ?? serveFiles(join('build', 'client'), settings.shop),
    keepsPages: !development,
    counts: shop.counts,
  });
  const { server, cache } = shopServer;
  // What pages are made of first: a page that is rendered in between would keep the old.
  const forget = (tag: string) => {
    shop.forget(tag);
    cache.forget(tag);
  };
  const endWatch = shop.offered.watch(() => cache.forget('catalogue'));
  closing.add('news of the offer', CLOSE_MS.other, endWatch);
  const forgetNoMore = await forgetPagesOnNotify(databaseUrl, forget, log);
  closing.add('news of pages', CLOSE_MS.other, forgetNoMore);
  if (metrics && settings.metrics) {
    const sources = { db: watchers.db, pool: shop.database.pool, cache, dataDir };
    closing.add('metrics', CLOSE_MS.other, await serveMetrics(metrics, sources, settings.metrics));
  }
  closing.goOn();
  await listen(server, settings.port, settings.host);
  const pauseMs = settings.shutdownDelayMs;
  closing.add('requests', pauseMs + CLOSE_MS.requests, (isHurried) =>
    drain(shopServer, health, isHurried ? { pauseMs: 0, mostMs: HURRY_MS } : { pauseMs }),
  );
  return { shop, isNew };
}

/** @param showsLink whether the link for the first person may stand in the output */
async function operatorEntry(
  { services, database }: OpenShop,
  showsLink: boolean,
): Promise<OperatorEntry> {
  const firstToken = showsLink ? await makeFirstLink(services) : undefined;
  return { firstToken, hasOperators: await hasOperators(database.db) };
}

function openWatchers(databaseUrl: string, log: Logger): DatabaseClient {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  return openDatabase(databaseUrl, onError, WATCHERS.statementMs, WATCHERS.most);
}

function explain(error: unknown): string {
  const port = takenPort(error);
  if (port !== undefined) {
    return `port ${port} is taken by another program. Set PORT or METRICS_PORT to another one.`;
  }
  return explainError(error);
}

/** The operator's own PostgreSQL, or the embedded one: only that is ours to start and to stop. */
async function findDatabase(
  settings: Settings,
  log: Logger,
  closing: Closing,
): Promise<Pick<EmbeddedPostgres, 'url'> & Partial<EmbeddedPostgres>> {
  const { databaseUrl: url, dataDir } = settings;
  if (url !== undefined) return { url };
  const starting = startEmbeddedPostgres({ dataDir, log: (line) => log.warn(line) });
  // Before it is there: a server that comes while the program ends is stopped, too.
  closing.add('database', CLOSE_MS.database, async () => {
    const postgres = await starting.catch(() => undefined);
    await postgres?.stop();
  });
  const postgres = await starting;
  closing.goOn();
  return postgres;
}

function fail(lines: string[]): void {
  process.exitCode = 1;
  // Something that could not be closed must not keep the program alive.
  process.stderr.write(lines.map((line) => `${line}\n`).join(''), () => process.exit());
}
