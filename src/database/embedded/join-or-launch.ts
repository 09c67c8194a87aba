import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_USER, readPassword } from './cluster.ts';
import { noteLittleSpace } from './folder-fault.ts';
import { findPostmaster, isRunning, launchPostmaster } from './postmaster.ts';
import type { Cluster, Postmaster } from './postmaster.ts';
import { type Presence, announcePresence } from './presence.ts';

/** Where and as whom a server is reached. */
export interface Address {
  host: string;
  port: number;
  user: string;
  password: string | undefined;
}

/** A server on which this program is announced. */
export interface JoinedServer {
  address: Address;
  presence: Presence;
  /** The very process that was joined; undefined where its pid file has gone meanwhile. */
  postmaster: Postmaster | undefined;
}

interface Options {
  database: string;
  /** The port to take again where a server is launched; by default any that is free. */
  port?: number | undefined;
  /** Once it is aborted, no server is launched any more. */
  stopping: AbortSignal;
}

/** Recovery after an outage may take its time; a server that cannot start at all fails much earlier. */
const START_TIMEOUT_MS = 60_000;
/** The workers of a server killed with force need a moment to notice it; until then none can start. */
const LAUNCHES = 20;
const LAUNCH_AGAIN_MS = 100;
const POLL_MS = 10;

/**
 * Joins the server on a cluster or launches one. One loop handles every case: no server runs, one starts,
 * recovers or stops, or one is ready.
 * @throws Error with a message for the operator, where none could be joined within a minute
 */
export async function joinOrLaunch(cluster: Cluster, options: Options): Promise<JoinedServer> {
  const { database, port, stopping } = options;
  const deadline = Date.now() + START_TIMEOUT_MS;
  const password = await readPassword(cluster.folder);
  let server: ChildProcess | undefined;
  let launches = 0;
  let problem: unknown;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster.folder);
    if (postmaster === undefined && !(server && isRunning(server))) {
      if (launches === LAUNCHES || stopping.aborted) break;
      if (launches > 0) await delay(LAUNCH_AGAIN_MS);
      server = await launchPostmaster(cluster, port);
      launches += 1;
    }
    if (postmaster !== undefined && postmaster !== 'starting') {
      const address = {
        host: postmaster.host,
        port: postmaster.port,
        user: DATABASE_USER,
        password,
      };
      try {
        const presence = await announcePresence(address, database);
        // Read again: another server may have replaced the one whose address was read.
        const joined = await findPostmaster(cluster.folder);
        return { address, presence, postmaster: joined === 'starting' ? undefined : joined };
      } catch (error) {
        problem = error;
      }
    }
    await delay(POLL_MS);
  }
  throw new Error(
    `The embedded PostgreSQL in ${cluster.folder} does not start.` +
      `${await noteLittleSpace(cluster.folder)} ` +
      `The last lines of ${cluster.logFile}:\n${await lastLines(cluster.logFile)}`,
    { cause: problem },
  );
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '(empty)');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}
