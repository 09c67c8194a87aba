import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { openDatabase } from '#database/client.ts';
import { giveBackJobs, listHolders } from '#database/jobs/held-jobs.ts';
import { type RunningProvider, startProvider } from '#tests/provider/start-provider.ts';
import { createClient } from './clients.ts';
import { type Answer, type Customer, createCustomer } from './customers.ts';
import type { DatabaseServer } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { until } from './processes.ts';
import { type ShopProcess, keepShopRunning } from './shop-process.ts';
import { type DatabaseOptions, type StageDatabase, openStageDatabase } from './stage-database.ts';
import { closeAtEnd } from './tidy.ts';

export interface StageOptions extends DatabaseOptions {
  /** How many replicas of the shop there are, all on one database. */
  shops?: number;
  clockAheadMs?: number;
  /** Whether no proxy stands before the shops: they see the addresses of their clients. Linux only. */
  bare?: boolean;
  /** Whether the shops have a folder for their nightly backups. */
  backups?: boolean;
  /** More settings of the shops. */
  env?: Record<string, string>;
}

/** Everything that one scenario plays on: databases, provider, mail server, shops. */
export interface Stage extends Pick<StageDatabase, 'server' | 'way' | 'embedded' | 'disk'> {
  provider: RunningProvider;
  mail: MailServer;
  shops: readonly [ShopProcess, ...ShopProcess[]];
  databaseUrl: string;
  providerDatabaseUrl: string;
  /** The folder of the nightly backups, where there is one. */
  backups: string | undefined;
  /** Reads the shop's database, behind its back. */
  books(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Reads the provider's database. */
  providerRows(sql: string, values?: unknown[]): Promise<Row[]>;
  customer(): Customer;
  customers(count: number): Customer[];
  /** Asks the first shop for a page once, as somebody new; no customer's answer. */
  ask(path: string): Promise<Response>;
  /** The answers that the customers have got so far, one for each try. */
  answers: readonly Answer[];
  /** `kill -9`; what the killed one held is free for the next at once, as if half a minute had passed. */
  strike(shop?: ShopProcess): Promise<void>;
  /** Makes everything due that the shop has planned for later. */
  passTime(): Promise<void>;
  /** Has the shop compare the provider's list with its orders, as it does every hour. */
  compareLists(): Promise<void>;
  /** What the programs wrote, for when it went wrong. */
  log(): string;
  /** Has something done once everything else has been closed. */
  atEnd(action: () => Promise<unknown>): void;
  close(): Promise<void>;
}

export type Row = Record<string, unknown>;

export interface StageGiven {
  server: DatabaseServer;
  /** Folder of another program than the project's own. */
  program?: string;
}

/** Sets the stage; what has been opened is closed again where something fails. */
export async function setStage(given: StageGiven, options: StageOptions): Promise<Stage> {
  const closers: (() => Promise<unknown>)[] = [];
  const opening = open(given, options, closers);
  const close = closeAtEnd(async () => {
    await opening.catch(() => {});
    for (const closer of closers.splice(0).reverse()) await closer();
  });
  // What is to be gone last.
  const atEnd = (closer: () => Promise<unknown>) => void closers.unshift(closer);
  try {
    return { ...(await opening), atEnd, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  { server: given, program }: StageGiven,
  options: StageOptions,
  closers: (() => Promise<unknown>)[],
): Promise<Omit<Stage, 'atEnd' | 'close'>> {
  const database = await openStageDatabase(given, options, closers);
  const { server, way, embedded, disk, command } = database;
  const providerDatabaseUrl = await given.create('empty');
  closers.push(() => given.drop(providerDatabaseUrl));
  const provider = await startProvider({ databaseUrl: providerDatabaseUrl });
  closers.push(() => provider.stop());
  const mail = await startMailServer();
  closers.push(() => mail.close());
  const { bare: isBare = false } = options;
  const backups = options.backups ? await makeFolder(closers) : undefined;
  const env = {
    ...database.env,
    SMTP_URL: mail.url,
    TRUST_PROXY: String(!isBare),
    ...provider.env,
    ...(backups !== undefined && { BACKUP_DIR: backups }),
    ...options.env,
  };
  const { clockAheadMs } = options;
  const keep = (more = {}) =>
    keepShopRunning({ env: { ...env, ...more }, program, clockAheadMs, command });
  const first = await keep();
  // Replicas are one shop: what they tell the provider of it is the same.
  const others = await Promise.all(
    Array.from({ length: (options.shops ?? 1) - 1 }, () => keep(originsOf(first))),
  );
  const shops = [first, ...others] as const;
  closers.push(() => Promise.all(shops.map((shop) => shop.stop())));
  await Promise.all(shops.map((shop) => shop.ready()));
  const origins = [first.origin, ...others.map(({ origin }) => origin)] as const;
  await provider.control({ shops: [...origins] });

  const databaseUrl = await database.url();
  const books = reader(databaseUrl, closers);
  const providerRows = reader(providerDatabaseUrl, closers);
  const answers: Answer[] = [];
  const note = (answer: Answer) => void answers.push(answer);
  const customer = () => createCustomer(origins, { isBare, note });
  return {
    provider,
    mail,
    shops,
    way,
    server,
    embedded,
    disk,
    databaseUrl,
    providerDatabaseUrl,
    backups,
    books,
    providerRows,
    customer,
    customers: (count) => Array.from({ length: count }, customer),
    ask: (path) => createClient(isBare).ask({ url: first.origin + path }),
    answers,
    async strike(shop = first) {
      await shop.kill();
      await freeKilled(databaseUrl);
      await passTime(books);
    },
    passTime: () => passTime(books),
    compareLists: async () =>
      void (await books(`select graphile_worker.add_job('reconcile-payments', '{}')`)),
    log: () => shops.map((shop) => shop.log()).join('\n'),
  };
}

/** Makes refused notifications come again at once, without their pauses. */
export async function tellAgain({ provider }: Stage): Promise<void> {
  await provider.control({ hold: true });
  await provider.control({ hold: false });
}

/** A notification that is late on a busy machine, or told again after a failure, is told by then. */
const TOLD_MS = 60_000;

/** Waits until the shops have taken every notification that there is. */
export async function everythingTold({ provider }: Stage): Promise<void> {
  const isTold = async () => (await provider.state()).waiting === 0;
  await until('the shops have been told everything', TOLD_MS, isTold);
}

/** Makes the growing pauses of the queue pass: hours within these seconds. */
export async function passHours({ passTime }: Stage, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i += 1) {
    await delay(1000);
    await passTime();
  }
}

async function freeKilled(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, () => {});
  const killed = (await listHolders(db)).filter(({ isAway }) => isAway);
  await giveBackJobs(
    db,
    killed.map(({ name }) => name),
  );
  await close();
}

async function passTime(books: Stage['books']): Promise<void> {
  await books('update graphile_worker._private_jobs set run_at = least(run_at, now())');
}

async function makeFolder(closers: (() => Promise<unknown>)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-backups-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function originsOf({ origin }: ShopProcess): Record<string, string> {
  return { CS_ORIGIN: origin, EN_ORIGIN: origin.replace('localhost', 'en.localhost') };
}

function reader(url: string, closers: (() => Promise<unknown>)[]): Stage['books'] {
  const pool = new Pool({ connectionString: url, max: 2, idleTimeoutMillis: 500 });
  // A server that is broken on purpose breaks idle connections as well.
  pool.on('error', () => {});
  closers.push(() => pool.end());
  return async (sql, values) => (await pool.query<Row>(sql, values)).rows;
}
