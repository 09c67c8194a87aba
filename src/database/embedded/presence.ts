import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { locks } from '#database/locks.ts';

/** Milliseconds after which a server that takes connections and says nothing counts as not ready. */
const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 10_000 };
/** Milliseconds that an ending program waits for each answer, and for the connection to close. */
const LEAVE_MS = 1500;
const CLOSE_MS = 500;

/**
 * A connection that stays open as long as its program: several programs share a server, and none stops it
 * under another.
 */
export interface Presence {
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
export async function announcePresence(server: ClientConfig, database: string): Promise<Presence> {
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
