import type { ChildProcess } from 'node:child_process';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_USER, ensureCluster, readPassword } from './cluster.ts';
import { findPostgresBinaries } from './embedded-binaries.ts';
import { findPostmaster, isRunning, launchPostmaster, stopPostmaster } from './postmaster.ts';
import type { Cluster, Postmaster } from './postmaster.ts';
import { type Presence, announcePresence } from './presence.ts';
import { chooseServerUser } from './server-user.ts';

export interface EmbeddedPostgres {
  /** Address of the database `shop` for the driver. */
  url: string;
  /** Stops the server, unless another program on the same data folder still uses it. */
  stop(): Promise<void>;
}

interface Options {
  /** Folder of the shop's data; made where it does not exist. */
  dataDir: string;
  log(line: string): void;
  /** False gives up safety on disk for speed, in tests. */
  durable?: boolean;
}

const DATABASE = 'shop';

/** Recovery after an outage may take its time; a server that cannot start at all fails much earlier. */
const START_TIMEOUT_MS = 60_000;
/** The workers of a server killed with force need a moment to notice it; until then none can start. */
const LAUNCHES = 20;
const LAUNCH_AGAIN_MS = 100;
const POLL_MS = 10;

/**
 * Starts the PostgreSQL that npm brought on the data folder, or joins the one that runs there already,
 * be it left behind by a program that was killed or shared with a second one. It knows no network: a
 * Unix socket that only its owner reaches (on Windows 127.0.0.1 and a password).
 * @throws Error with a message for the operator
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const binaries = findPostgresBinaries();
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const folder = await ensureCluster(dataDir, binaries, durable);
  const user = await chooseServerUser(binaries, folder);
  const cluster = { folder, logFile: join(dataDir, 'postgres.log'), user, durable };
  let isStopping = false;
  const { address, presence } = await joinOrLaunch(cluster, (error) => {
    if (!isStopping) log(`The embedded PostgreSQL broke the connection off: ${error.message}`);
  });
  return {
    url: toUrl(address),
    stop: async () => {
      isStopping = true;
      if (await presence.leave()) await stopPostmaster(cluster);
      await presence.close();
    },
  };
}

interface Address extends Postmaster {
  user: string;
  password: string | undefined;
}

/** One loop for every case: nothing runs, a server starts, recovers or stops, or serves already. */
async function joinOrLaunch(
  cluster: Cluster,
  onLost: (error: Error) => void,
): Promise<{ address: Address; presence: Presence }> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const password = await readPassword(cluster.folder);
  let server: ChildProcess | undefined;
  let launches = 0;
  let problem: unknown;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster.folder);
    if (postmaster === undefined && !(server && isRunning(server))) {
      if (launches === LAUNCHES) break;
      if (launches > 0) await delay(LAUNCH_AGAIN_MS);
      server = await launchPostmaster(cluster);
      launches += 1;
    }
    if (postmaster !== undefined && postmaster !== 'starting') {
      const address = { ...postmaster, user: DATABASE_USER, password };
      try {
        return { address, presence: await announcePresence(address, DATABASE, onLost) };
      } catch (error) {
        problem = error;
      }
    }
    await delay(POLL_MS);
  }
  throw new Error(
    `The embedded PostgreSQL in ${cluster.folder} does not start. ` +
      `The last lines of ${cluster.logFile}:\n${await lastLines(cluster.logFile)}`,
    { cause: problem },
  );
}

function toUrl({ host, port, user, password }: Address): string {
  const query = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}${password ? `:${password}` : ''}@localhost/${DATABASE}?${query}`;
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '(empty)');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}
