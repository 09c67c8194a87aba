import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, withDatabase } from './test-server.ts';

export interface TestDatabase {
  url: string;
  /** Returns when nobody is connected to it any more: then others may begin as copies of it. */
  left(): Promise<void>;
  /** Takes the database away, once everybody has left it. */
  drop(): Promise<void>;
}

/** Milliseconds that connections are waited for. */
const PATIENCE_MS = 30_000;

/** Milliseconds that a connection to a server is kept for the next who makes or drops a database. */
const KEPT_MS = 1000;

/**
 * A fresh, migrated, empty database; about 30 ms.
 * @param server the tests' own unless told
 * @param template of which it is a copy, and to which nobody is connected
 */
export async function createTestDatabase(
  server?: string,
  template = TEMPLATE,
): Promise<TestDatabase> {
  const url = server ?? inject('postgresUrl');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  // Written as a log, which is what PostgreSQL does unless told, it takes twice as long.
  const copied = `template ${template} strategy file_copy`;
  await serverAt(url).query(`create database ${name} ${copied}`);
  return {
    url: withDatabase(url, name),
    left: () => waitUntilLeft(serverAt(url), name),
    async drop() {
      // Cut off, connections would report an error (57P01) that nothing catches, which ends the test run.
      await waitUntilLeft(serverAt(url), name).finally(() =>
        serverAt(url).query(`drop database ${name} with (force)`),
      );
    },
  };
}

/**
 * A pool ends before its connections do.
 * @throws where somebody stays, who has been forgotten
 */
async function waitUntilLeft(server: Pool, name: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const open = await server.query('select from pg_stat_activity where datname = $1', [name]);
    if (open.rowCount === 0) return;
    await delay(10);
  }
  throw new Error(`Somebody stays connected to ${name}.`);
}

const servers = new Map<string, Pool>();

/** A connection to a server: the one that is open already, where there is one. */
function serverAt(url: string): Pool {
  const known = servers.get(url);
  if (known) return known;
  const options = { connectionString: url, idleTimeoutMillis: KEPT_MS, allowExitOnIdle: true };
  const server = new Pool(options);
  // One that goes away takes its idle connections along, which nobody misses.
  server.on('error', () => {});
  servers.set(url, server);
  return server;
}
