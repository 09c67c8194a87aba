import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { type Database, schema } from '#database/client.ts';
import { locks } from '#database/locks.ts';
import { nameWorker } from './held-jobs.ts';

/** Milliseconds after which a server that takes questions and says nothing counts as away. */
const PATIENCE = { connectionTimeoutMillis: 5000, statement_timeout: 9000, query_timeout: 9500 };
/** Milliseconds that closing waits for a server that hangs. */
const CLOSE_MS = 500;
/** Above every number that the second key of an advisory lock may have. */
const NUMBERS = 2 ** 31;

/**
 * Has the server ask after seconds of silence whether the machine at the other end is still there: one that vanished
 * has closed nothing, and would be waited for for hours. Without effect on a socket in the file system.
 */
const KEEPALIVE = Object.entries({
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '3',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '14s',
});

/**
 * Shows all others that this process lives: a connection of its own that holds an advisory lock under a number drawn
 * at random. The lock ends with the connection, and so with the process, whatever ends it; a process whose event loop
 * stands keeps both. A lost connection is made anew under the same number.
 */
export class WorkerPresence {
  readonly #url: string;
  readonly #process = randomInt(1, NUMBERS);
  #connected: { client: Client; db: Database } | undefined;
  #isClosed = false;

  constructor(databaseUrl: string) {
    this.#url = databaseUrl;
  }

  /** The name under which a worker of this process holds jobs. */
  nameOf(worker: string): string {
    return nameWorker(worker, this.#process);
  }

  /**
   * The connection, with which its user shows that this process does not only live but works.
   * @throws where the database is away
   */
  async connection(): Promise<Database> {
    this.#connected ??= await this.#connect();
    return this.#connected.db;
  }

  /** Ends the connection without waiting for a server that hangs; the next use makes another. */
  async drop(): Promise<void> {
    const client = this.#connected?.client;
    this.#connected = undefined;
    if (client) await end(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.drop();
  }

  async #connect(): Promise<{ client: Client; db: Database }> {
    const client = new Client({ connectionString: this.#url, keepAlive: true, ...PATIENCE });
    const forget = () => {
      if (this.#connected?.client === client) this.#connected = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      for (const setting of KEEPALIVE) {
        await client.query('select set_config($1, $2, false)', setting);
      }
      // Shared: the server may not have noticed yet that the connection before this one is lost.
      await client.query('select pg_advisory_lock_shared($1, $2)', [locks.workers, this.#process]);
      if (this.#isClosed) throw new Error('The workers have been closed.');
    } catch (error) {
      await end(client);
      throw error;
    }
    return { client, db: drizzle(client, { schema }) };
  }
}

async function end(client: Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, delay(CLOSE_MS, undefined, { ref: false })]);
}
