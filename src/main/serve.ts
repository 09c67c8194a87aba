import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { createApp } from './app.ts';
import { serveFiles } from './files.ts';
import { forgetPagesWhenTold } from './forget-pages.ts';
import { editionOf } from './hosts.ts';
import { greeting } from './greeting.ts';
import { createLog } from './log.ts';
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

/** Milliseconds that requests under way are given to end when the shop closes. */
const DRAIN_MS = 5000;
const LISTEN_TRIES = 10;
const LISTEN_AGAIN_MS = 200;

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
    fail([`The shop cannot open: ${explain(error, settings)}`]);
  }
}

async function open(
  settings: Settings,
  log: Logger,
  closers: Closers,
  development: Development | undefined,
): Promise<void> {
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, log, closers));
  await migrate(databaseUrl, join('src', 'database', 'migrations'));
  const shop = await openShop({
    settings,
    databaseUrl,
    log,
    createApp: development?.createApp ?? createApp,
  });
  closers.unshift(() => shop.close());
  const { server, cache } = createShopServer({
    app: shop.app,
    log,
    editionOf: (origin) => editionOf(settings.shop, origin),
    trustProxy: settings.trustProxy,
    files: development?.files ?? serveFiles(join('build', 'client'), settings.shop),
    keepsPages: !development,
  });
  closers.unshift(await forgetPagesWhenTold(databaseUrl, cache, log));
  await listen(server, settings.port);
  closers.unshift(async () => {
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    server.closeIdleConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  await shop.startWork();
  process.stdout.write(greeting(settings, shop));
}

/** A shop that was killed a moment ago may still hold the port; that is worth a short wait. */
async function listen(server: Server, port: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      server.listen(port);
      await once(server, 'listening');
      return;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tries === LISTEN_TRIES) throw error;
      await delay(LISTEN_AGAIN_MS);
    }
  }
}

function explain(error: unknown, { port }: Settings): string {
  if (codeOf(error) === 'EADDRINUSE') {
    return `port ${port} is taken by another program. Set PORT to another one.`;
  }
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
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
