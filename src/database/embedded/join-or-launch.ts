import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type ClientConfig, type QueryConfig, Client } from 'pg';
import { locks } from '#database/locks.ts';
import { DATABASE_USER, readPassword } from './cluster.ts';
import { recordLittleSpace } from './folder-fault.ts';
import {
  type Cluster,
  type Postmaster,
  findPostmaster,
  isProcessRunning,
  launchPostmaster,
} from './postmaster.ts';

/** Milliseconds after which a server that takes connections and says nothing counts as not ready. */
const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 10_000 };
/** Milliseconds that an ending program waits for each answer, and for the connection to close. */
const LEAVE_MS = 1500;
const CLOSE_MS = 500;

/**
 * A connection that stays open as long as its program: several programs share a server, and none stops it
 * under another.
 */
interface Presence {
  /** Resolves once the connection has ended, on either side: with the reason, where it is known. */
  lost: Promise<Error | undefined>;
  /** Gives the server up; true only if certainly no other program uses it. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Announces this program at the server and makes sure that the database exists.
 * @throws where the server is not ready to be used
 */
async function announcePresence(server: ClientConfig, database: string): Promise<Presence> {
  const client = new Client({ ...server, ...PATIENCE, database: 'postgres' });
  const lost = untilLost(client);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [locks.presence]);
    await ensureDatabase(client, database);
  } catch (error) {
    await close(client);
    throw error;
  }
  return { lost, leave: () => leave(client), close: () => close(client) };
}

function untilLost(client: Client): Promise<Error | undefined> {
  let problem: Error | undefined;
  client.on('error', (error) => {
    problem ??= error;
  });
  return new Promise((resolve) => {
    client.once('end', () => resolve(problem));
  });
}

async function ensureDatabase(client: Client, database: string): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`create database ${client.escapeIdentifier(database)}`);
  } catch (error) {
    const again = await client.query('select from pg_database where datname = $1', [database]);
    if (again.rowCount === 0) throw error;
  }
}

async function leave(client: Client): Promise<boolean> {
  const question = (text: string): QueryConfig & { query_timeout: number } => ({
    text,
    values: [locks.presence],
    query_timeout: LEAVE_MS,
  });
  try {
    await client.query(question('select pg_advisory_unlock_shared($1)'));
    const { rows } = await client.query<{ alone: boolean }>(
      question('select pg_try_advisory_lock($1) as alone'),
    );
    return rows[0]?.alone ?? false;
  } catch {
    // Without an answer another program may be there, and would lose its server.
    return false;
  }
}

/** Closes the connection without waiting for a server that hangs. */
async function close(client: Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, delay(CLOSE_MS, undefined, { ref: false })]);
}

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
    if (postmaster === undefined && !(server && isProcessRunning(server))) {
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
      `${await recordLittleSpace(cluster.folder)} ` +
      `The last lines of ${cluster.logFile}:\n${await lastLines(cluster.logFile)}`,
    { cause: problem },
  );
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '(empty)');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}
