import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Where something is written, and how: `['public.orders', 'insert']`. */
export type Moment = readonly [table: string, event: string];

const POLL_MS = 5;
const PATIENCE_MS = 30_000;
/** A lock that we hold; a transaction that comes to the moment waits for it. */
const GATE = 4_711;

/** Waits for the next time that this is written and committed. */
export async function afterwards(databaseUrl: string, [table, event]: Moment): Promise<Awaited> {
  const client = await connected(databaseUrl);
  await client.query(`
    create or replace function faults_tell() returns trigger language plpgsql as
      $$ begin perform pg_notify('faults', ''); return null; end $$;
    create or replace trigger faults_tell after ${event} on ${table}
      for each row execute function faults_tell();
    listen faults`);
  const told = new Promise<void>((resolve) => void client.once('notification', () => resolve()));
  return {
    come: () => within(told, `after ${event} on ${table}`),
    end: () => leave(client, `drop trigger if exists faults_tell on ${table}`),
  };
}

/** Waits until a transaction is about to write this, and keeps it there until the end. */
export async function inTheMiddle(databaseUrl: string, [table, event]: Moment): Promise<Awaited> {
  const client = await connected(databaseUrl);
  await client.query(`
    select pg_advisory_lock(${GATE});
    create or replace function faults_wait() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$;
    create or replace trigger faults_wait before ${event} on ${table}
      for each row execute function faults_wait()`);
  const waiting = `select from pg_locks
    where locktype = 'advisory' and objid = ${GATE} and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  async function look(): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(POLL_MS)) {
      if ((await client.query(waiting)).rowCount) return;
    }
    throw new Error('Nobody came.');
  }
  return {
    come: () => within(look(), `before ${event} on ${table}`),
    async end() {
      await client.query(`select pg_advisory_unlock(${GATE})`);
      await leave(client, `drop trigger if exists faults_wait on ${table}`);
    },
  };
}

/** A moment that is waited for. */
export interface Awaited {
  come(): Promise<void>;
  /** Releases the transaction that waits there, and forgets the moment. */
  end(): Promise<void>;
}

async function within(moment: Promise<void>, name: string): Promise<void> {
  const late = delay(PATIENCE_MS, 'late', { ref: false });
  if ((await Promise.race([moment, late])) === 'late') throw new Error(`Nothing came ${name}.`);
}

async function connected(databaseUrl: string): Promise<Client> {
  const client = new Client(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function leave(client: Client, sql: string): Promise<void> {
  await client.query(sql);
  await client.end();
}
