import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureCluster } from './cluster.ts';
import { chooseServerUser, findPostgresBinaries } from './server-user.ts';
import { explainFolderFault } from './folder-fault.ts';
import type { Address } from './join-or-launch.ts';
import type { Cluster } from './postmaster.ts';
import { ServerKeeper } from './server-keeper.ts';

export interface EmbeddedPostgres {
  /** Address of the database `shop` for the driver; it stays while the server dies and comes back. */
  url: string;
  /** Since when the server has been away, in milliseconds since 1970; undefined while it is there. */
  lostAt(): number | undefined;
  /** Stops the server, unless another program on the same data folder uses it or may use it. */
  stop(): Promise<void>;
}

interface Options {
  /** Folder of the shop's data; made where it does not exist. */
  dataDir: string;
  /** Told in a sentence when the server is lost, does not start again, and is back. */
  log(line: string): void;
  /** False gives up safety on disk for speed, in tests. */
  durable?: boolean;
}

const DATABASE = 'shop';

/**
 * Starts the PostgreSQL that npm installed on the data folder, or joins the one that already runs there:
 * one left behind by a killed program, or one shared with a second program. If it dies later, it is started
 * again. It cannot be reached over the network: it listens on a Unix socket that only its owner can open
 * (on Windows on 127.0.0.1, with a password).
 * @throws Error with a message for the operator
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    const cluster = await prepareCluster(options);
    const keeper = new ServerKeeper({ cluster, database: DATABASE, log: options.log });
    const address = await keeper.start();
    return { url: toUrl(address), lostAt: () => keeper.lostAt, stop: () => keeper.stop() };
  } catch (error) {
    const words = explainFolderFault(error, options.dataDir);
    throw words === undefined ? error : new Error(words, { cause: error });
  }
}

async function prepareCluster(options: Options): Promise<Cluster> {
  const { durable = true } = options;
  const binaries = findPostgresBinaries();
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const folder = await ensureCluster(dataDir, binaries, durable);
  const user = await chooseServerUser(binaries, folder);
  return { folder, logFile: join(dataDir, 'postgres.log'), user, durable };
}

function toUrl({ host, port, user, password }: Address): string {
  const query = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}${password ? `:${password}` : ''}@localhost/${DATABASE}?${query}`;
}
