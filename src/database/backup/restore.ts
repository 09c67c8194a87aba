import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listTables } from './backup-catalogue.ts';
import { type BackupHead, FORMAT, nothing, readBackup } from './backup-file.ts';
import { connect } from './connection.ts';
import { putCarried, readCarried } from '#database/people/carry-erasures.ts';
import { locks } from '#database/locks.ts';
import { migrate } from '#database/migrate.ts';
import { ALL, LATELY } from '#database/payments/payment-records.ts';

/** Why nothing was restored, in words for the operator. */
export class NotRestored extends Error {
  override name = 'NotRestored';
}

export interface Restore {
  url: string;
  file: string;
  /** The generated SQL. */
  migrations: string;
  /** Whether an existing shop may be replaced. */
  replace: boolean;
  /** What makes the tables of a schema that belongs to an embedded port, and to no migration. */
  ports: Readonly<Record<string, (client: Client) => Promise<void>>>;
  /** Ends it, whatever it waits for. */
  until?: AbortSignal | undefined;
}

/**
 * Numbers kept free for orders that are newer than the backup: each gets its own number back when it is
 * rebuilt from its payment. New orders begin after them.
 */
const NUMBERS_LEFT_FREE = 10_000;
/** Tables that have rows before anything is sold. */
const NOTHING_OF_WORTH = new Set([
  'public.built_in_articles',
  'public.reconciliations',
  'public.secrets',
]);
export interface Restored {
  tables: number;
  rows: number;
  /** ISO 8601. */
  madeAt: string;
  /** Rows of each table, by its quoted name, as the backup has them. */
  counts: ReadonlyMap<string, number>;
}

const TRIES = 20;
const AGAIN_MS = 100;

/**
 * Puts a backup into a database in which there is no shop yet, or in the place of the one that is there:
 * all of it or nothing, in one transaction, after every byte of the file has been checked. Then it brings
 * the tables to the state that this program needs (decisions/0010). The list of erasures is carried over, and what
 * the backup brings back of these people is erased again by the next start (rules 76).
 * @throws NotRestored | BackupDamaged before anything is touched
 */
export async function restore(task: Restore): Promise<Restored> {
  const known = readMigrationFiles({ migrationsFolder: task.migrations });
  const { head, schemas, ...counted } = await check(task.file, known);
  const client = await connect(task.url, { until: task.until });
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set client_min_messages = warning');
    // A shop that starts now waits until the tables are there.
    await client.query('select pg_advisory_lock($1)', [locks.migration]);
    await demandQuiet(client);
    await client.query('begin');
    if (!task.replace) await demandEmpty(client);
    const carried = await readCarried(client);
    await clear(client, Object.keys(task.ports));
    await makeTables(client, known.slice(0, head.migrations.length));
    for (const schema of schemas) await task.ports[schema]?.(client);
    await client.query('set local vzlet.restoring = on');
    await load(client, task.file);
    // Of what is derived a backup holds nothing.
    await client.query('select derived.make_again()');
    await goOnFromHere(client, head.madeAt);
    await putCarried(client, carried);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(task.url, task.migrations);
  return { ...counted, madeAt: head.madeAt };
}

async function check(file: string, known: MigrationMeta[]) {
  let head: BackupHead | undefined;
  const schemas = new Set<string>();
  const counts = new Map<string, number>();
  let table = '';
  const counted = await readBackup(file, {
    ...nothing,
    async head(found) {
      head = found;
      if (found.format > FORMAT) throw notOurs(file);
    },
    async beginTable({ name }) {
      schemas.add(name.slice(0, name.indexOf('.')));
      table = name;
    },
    async endTable(rows) {
      counts.set(table, rows);
    },
  });
  if (!head) throw new NotRestored(`${file} says nothing of itself.`);
  // Only now: in a damaged file these may be wrong as well.
  const names = known.map(({ folderMillis }) => folderMillis);
  if (!head.migrations.every((name, i) => name === names[i])) throw notOurs(file);
  return { head, schemas, counts, ...counted };
}

function notOurs(file: string): NotRestored {
  return new NotRestored(
    `${file} was made by a newer version of this program, or by a changed one. Restore it with that one.`,
  );
}

/** Refuses while another program is connected: it would go on with data from before the restore. */
async function demandQuiet(client: ClientBase): Promise<void> {
  for (let i = 0; i < TRIES; i += 1) {
    const others = await client.query(
      `select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (others.rowCount === 0) return;
    await delay(AGAIN_MS);
  }
  throw new NotRestored(
    'Somebody is connected to the database. Stop the shop, all of its replicas, and try again.',
  );
}

async function demandEmpty(client: ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    const some = await client.query(`select from ${name} limit 1`);
    if (some.rowCount === 0 || NOTHING_OF_WORTH.has(name)) continue;
    throw new NotRestored(
      'There is a shop in this database already. Back it up; then add --replace to put the backup in its place.',
    );
  }
}

/** Takes away everything that migrations, ports and queue have made, and nothing of an extension. */
async function clear(client: ClientBase, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists public.%I cascade', relname) as statement from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`);
  for (const { statement } of rows) await client.query(statement);
  for (const schema of ['drizzle', 'graphile_worker', 'derived', 'carried', ...schemas]) {
    await client.query(`drop schema if exists ${client.escapeIdentifier(schema)} cascade`);
  }
}

/** The tables as they were when the backup was made, and the journal in which Drizzle reads that. */
async function makeTables(client: ClientBase, migrations: MigrationMeta[]): Promise<void> {
  await client.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

async function load(client: Client, file: string): Promise<void> {
  let rows: Writable | undefined;
  let fault: unknown;
  await readBackup(file, {
    ...nothing,
    async beginTable({ name, columns }) {
      const known = await client.query('select to_regclass($1) is not null as known', [name]);
      if (!known.rows[0]?.known) {
        throw new NotRestored(`This program has no table ${name}, which the backup has.`);
      }
      rows = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
      rows.on('error', (error) => (fault ??= error));
    },
    async rows(chunk) {
      if (fault) throw fault;
      if (rows?.write(chunk) === false) await once(rows, 'drain');
    },
    async endTable() {
      if (!rows) return;
      if (fault) throw fault;
      // Rejects where the database refuses the rows.
      const finished = once(rows, 'finish');
      rows.end();
      await finished;
    },
    async sequence({ name, last, isCalled }) {
      await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
    },
  });
}

/**
 * Keeps numbers free for the orders that are rebuilt, and has the provider asked for everything that the
 * backup lacks: since the last comparison in it, or since it was made.
 */
async function goOnFromHere(client: ClientBase, madeAt: string): Promise<void> {
  await client.query(
    `select setval('public.orders_number_seq', last_value + $1) from public.orders_number_seq`,
    [NUMBERS_LEFT_FREE],
  );
  await client.query('delete from public.reconciliations where list = $1', [ALL]);
  await client.query('insert into public.reconciliations values ($1, $2) on conflict do nothing', [
    LATELY,
    madeAt,
  ]);
}
