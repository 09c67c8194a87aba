import { Client, type ClientConfig } from 'pg';

/** Held in common by every program that uses a server; who can have it alone is the last one. */
const PRESENCE_LOCK = 7_190_530;

/** One connection that lasts as long as its program: several can share a server and none pulls it away. */
export interface Presence {
  /** Gives the server up; true where nobody else uses it. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Announces this program at the server and makes sure that the database exists.
 * @param onLost told when the server breaks the connection off
 * @throws where the server is not ready to be used
 */
export async function announcePresence(
  server: ClientConfig,
  database: string,
  onLost: (error: Error) => void,
): Promise<Presence> {
  const client = new Client({ ...server, database: 'postgres' });
  client.on('error', onLost);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    await ensureDatabase(client, database);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { leave: () => leave(client), close: () => client.end().catch(() => {}) };
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
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1) as alone',
      [PRESENCE_LOCK],
    );
    return rows[0]?.alone ?? true;
  } catch {
    // The connection is gone, and with it the server as far as this program can tell.
    return true;
  }
}
