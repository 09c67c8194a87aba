import { once } from 'node:events';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { createApp } from './app.ts';
import { forgetPagesWhenTold } from './forget-pages.ts';
import { greeting } from './greeting.ts';
import { type ServerOptions, createShopServer, serveFiles } from './server.ts';
import { type Settings, loadEnvironment, readSettings } from './settings.ts';
import { type ShopOptions, openShop } from './shop.ts';

/** What the development server does in its own way: modules as they stand, files by Vite. */
export interface Development {
  createApp: ShopOptions['createApp'];
  files: ServerOptions['files'];
}

/** Milliseconds that requests under way are given to end when the shop closes. */
const DRAIN_MS = 5000;

/**
 * Opens the whole shop on this machine: database, jobs, HTTP, until a signal ends it. Wrong settings
 * are listed, all at once.
 */
export async function serve(development?: Development): Promise<void> {
  const answer = readSettings(loadEnvironment());
  if (!answer.ok) return fail(['The shop cannot open:', ...answer.faults.map((f) => `- ${f}`)]);
  const { settings } = answer;
  const log = pino({ level: settings.logLevel, redact: ['*.secretKey', '*.webhookSecret'] });
  const closers: (() => Promise<void>)[] = [];
  onSignal(closers);
  try {
    await open(settings, log, closers, development);
  } catch (error) {
    await closeAll(closers);
    fail([`The shop cannot open: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

async function open(
  settings: Settings,
  log: Logger,
  closers: (() => Promise<void>)[],
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
    englishHost: new URL(settings.shop.origins.en).host,
    trustProxy: settings.trustProxy,
    files: development?.files ?? serveFiles(join('build', 'client')),
    keepsPages: !development,
  });
  closers.unshift(await forgetPagesWhenTold(databaseUrl, cache, log));
  server.listen(settings.port);
  await once(server, 'listening');
  closers.unshift(async () => {
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    server.closeIdleConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  await shop.startWork();
  process.stdout.write(greeting(settings, shop));
}

async function startDatabase(
  settings: Settings,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const { dataDir } = settings;
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => log.warn(line) });
  closers.push(() => postgres.stop());
  return postgres.url;
}

/** The first signal closes what was opened, the last opened first. */
function onSignal(closers: (() => Promise<void>)[]): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      void closeAll(closers).then(() => process.exit(0));
    });
  }
}

async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (const close of closers.splice(0)) await close().catch(() => {});
}

function fail(lines: string[]): void {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''));
  process.exitCode = 1;
}
