import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { type Database, type Queryable, schema } from '#database/client.ts';
import { locks } from '#database/locks.ts';

/** Time without a word after which a worker counts as gone whose process is connected and stands still. */
const SILENT_AFTER = '5 minutes';

/** What stands between a worker's own name and the number of its process. */
const OF = '@';

/** The name under which a worker holds jobs, by which every other process finds out whether it lives. */
function nameWorker(own: string, process: number): string {
  return own + OF + process;
}

/** A worker that holds jobs. */
export interface Holder {
  name: string;
  /** Its process is not connected to the database. */
  isAway: boolean;
  /** It has not been heard of for a long time, whether or not it is away. */
  isSilent: boolean;
}

/**
 * The workers that hold jobs. One whose process shows its presence is there, however long its jobs last.
 * @param silentAfter an interval in the words of the database
 */
export async function listHolders(
  db: Queryable,
  silentAfter: string = SILENT_AFTER,
): Promise<Holder[]> {
  const { rows } = await db.execute<{ name: string; isAway: boolean; isSilent: boolean }>(sql`
    with present as (
      select held.objid::bigint as process, max(session.state_change) as heard_at
      from pg_locks held left join pg_stat_activity session on session.pid = held.pid
      where held.locktype = 'advisory' and held.granted and held.objsubid = 2
        and held.classid = ${locks.workers}::oid
        and held.database = (select oid from pg_database where datname = current_database())
      group by held.objid
    ), holders as (
      select distinct locked_by as name, substring(locked_by from ${`${OF}([0-9]+)$`})::bigint as process
      from graphile_worker._private_jobs where locked_by is not null
    )
    select name, present.process is null as "isAway",
      coalesce(heard_at < now() - ${silentAfter}::interval, false) as "isSilent"
    from holders left join present using (process)`);
  return rows;
}

/**
 * Returns to the queue at once the jobs that workers left unfinished, and deletes each one that had already queued
 * its successor under its own key: the queue has taken its key and its attempts away, so the job would look like one
 * that has failed for good. Of any worker, because one that ended with an error by itself is held by none. Every job
 * of the shop is queued with a key (`addJob`, `queued`), and only a successor takes it away, so no job that really
 * failed for good is among them; those that the queue schedules itself never have a key and stay.
 * @param workers the names under which they hold their jobs
 */
export async function giveBackJobs(db: Queryable, workers: readonly string[]): Promise<void> {
  const names = sql.param([...workers]);
  await db.execute(sql`select graphile_worker.force_unlock_workers(${names}::text[])`);
  await db.execute(sql`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and key is null
      and payload -> '_cron' is null`);
}

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
