import { join } from 'node:path';
import type { Logger } from 'pino';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { newestMigration } from '#database/readiness.ts';
import { createApp } from './app.ts';
import { drain } from './drain.ts';
import { serveFiles } from './files.ts';
import { forgetPagesWhenTold } from './forget-pages.ts';
import { editionOf } from './hosts.ts';
import { greeting } from './greeting.ts';
import { Health } from './health.ts';
import { listen, takenPort } from './listen.ts';
import { createLog } from './log.ts';
import { serveMetrics } from './serve-metrics.ts';
import { type ServerOptions, createShopServer } from './server.ts';
import { type Settings, loadEnvironment, readSettings } from './settings.ts';
import { type ShopOptions, openShop } from './shop.ts';

/** What the development server does in its own way: modules as they stand, files by Vite. */
export interface Development {
  createApp: ShopOptions['createApp'];
  files: ServerOptions['files'];
}

/** What has been opened and has to be closed, the last opened first. */
type Closers = (() => Promise<void>)[];

/** Where the SQL of the migrations lies. */
const MIGRATIONS = join('src', 'database', 'migrations');
/** Probes and metrics have connections of their own: a crowded shop must not look like a dead one. */
const WATCHERS = { statementMs: 2000, most: 2 };

/**
 * Opens the whole shop on this machine: database, jobs, HTTP, until a signal ends it. Wrong settings
 * are listed, all at once.
 */
export async function serve(development?: Development): Promise<void> {
  const answer = readSettings(loadEnvironment());
  if (!answer.ok) return fail(['The shop cannot open:', ...answer.faults.map((f) => `- ${f}`)]);
  const { settings } = answer;
  const log = createLog(settings);
  const closers: Closers = [];
  const opening = open(settings, log, closers, development);
  // A signal that comes while the shop opens waits until there is something whole to close.
  onSignal(() => opening.catch(() => {}).then(() => closeAll(closers)));
  try {
    await opening;
  } catch (error) {
    await closeAll(closers);
    fail([`The shop cannot open: ${explain(error)}`]);
  }
}

async function open(
  settings: Settings,
  log: Logger,
  closers: Closers,
  development: Development | undefined,
): Promise<void> {
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, log, closers));
  await migrate(databaseUrl, MIGRATIONS);
  const metrics = settings.metrics && (await import('./metrics.ts')).createMetrics();
  const shop = await openShop({
    settings,
    databaseUrl,
    log,
    createApp: development?.createApp ?? createApp,
    ...(metrics && { onAnswered: metrics.noteAnswered, onPortFailure: metrics.notePortFailure }),
  });
  closers.unshift(() => shop.close());
  const watchers = openWatchers(databaseUrl, log);
  closers.unshift(() => watchers.close());
  const health = new Health({
    db: watchers.db,
    work: shop.work,
    migratedTo: newestMigration(MIGRATIONS),
    dataDir: settings.databaseUrl === undefined ? settings.dataDir : undefined,
  });
  const shopServer = createShopServer({
    app: shop.app,
    log,
    health,
    editionOf: (origin) => editionOf(settings.shop, origin),
    trustProxy: settings.trustProxy,
    files: development?.files ?? serveFiles(join('build', 'client'), settings.shop),
    keepsPages: !development,
  });
  const { server, cache } = shopServer;
  closers.unshift(await forgetPagesWhenTold(databaseUrl, cache, log));
  if (metrics && settings.metrics) {
    const sources = { db: watchers.db, pool: shop.database.pool, cache };
    closers.unshift(await serveMetrics(metrics, sources, settings.metrics));
  }
  await listen(server, settings.port, settings.host);
  closers.unshift(() => drain(shopServer, health, settings.shutdownDelayMs));
  await shop.startWork();
  process.stdout.write(greeting(settings, shop));
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
  return error instanceof Error ? error.message : String(error);
}

async function startDatabase(settings: Settings, log: Logger, closers: Closers): Promise<string> {
  const { dataDir } = settings;
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => log.warn(line) });
  closers.push(() => postgres.stop());
  return postgres.url;
}

/** The first signal closes; the program then ends. */
function onSignal(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      void close().then(() => process.exit(0));
    });
  }
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0)) await close().catch(() => {});
}

function fail(lines: string[]): void {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''));
  process.exitCode = 1;
}
