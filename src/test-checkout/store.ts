/** All that is needed of a database: a pool of `pg` fits. Each call stands for itself. */
export interface Sql {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What every part of the test checkout works with. */
export interface Store {
  sql: Sql;
  clock: () => Date;
  /** How many times too often each event is delivered; a real provider repeats itself as well. */
  duplicates: number;
  /** Origin of the hosted page; undefined for the one that the customer came from. */
  pageOrigin?: string | undefined;
}

/** Puts a value into a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

// One text without values runs as one transaction, and the lock keeps two starting programs apart.
const TABLES = `
select pg_advisory_xact_lock(hashtext('test_checkout'));
create schema if not exists test_checkout;
create table if not exists test_checkout.session (
  seq bigint generated always as identity,
  id text primary key,
  version integer not null default 0,
  status text not null default 'open',
  payment_id text unique,
  payment_state text,
  fields jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index if not exists session_overdue on test_checkout.session (expires_at)
  where status = 'open';
create table if not exists test_checkout.refund (
  id text primary key,
  payment_id text not null references test_checkout.session (payment_id),
  amount bigint not null,
  metadata jsonb not null default '{}',
  seq bigint generated always as identity
);
create index if not exists refund_payment on test_checkout.refund (payment_id);
create table if not exists test_checkout.dispute (
  id text primary key,
  payment_id text not null,
  amount bigint not null,
  status text not null,
  created_at timestamptz not null,
  seq bigint generated always as identity
);
create table if not exists test_checkout.event (
  seq bigint generated always as identity,
  id text primary key,
  type text not null,
  body json not null
);
create table if not exists test_checkout.delivery (
  event_id text not null references test_checkout.event (id),
  copy integer not null,
  attempts integer not null default 0,
  due_at timestamptz,
  delivered_at timestamptz,
  outcome text,
  primary key (event_id, copy)
);
create index if not exists delivery_due on test_checkout.delivery (due_at)
  where delivered_at is null;
create table if not exists test_checkout.idempotency_key (
  key text primary key,
  request text not null,
  answer json not null,
  created_at timestamptz not null
);
`;

/** Creates the tables of the test checkout where they are missing. */
export async function createTables(sql: Sql): Promise<void> {
  await sql.query(TABLES);
}

/** Runs one statement. Whatever it changes, it changes as a whole: that is its transaction. */
export async function run(
  sql: Sql,
  build: (bind: Bind) => string,
): Promise<Record<string, unknown>[]> {
  const values: unknown[] = [];
  const text = build((value) => `$${values.push(value)}`);
  const { rows } = await sql.query(text, values);
  return rows;
}
