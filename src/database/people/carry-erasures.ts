import type { ClientBase } from 'pg';

/** The schema in which erasures lie between the restore of older tables and their migration. */
const SCHEMA = 'carried';

/** What a restore carries from the database that it replaces. */
export interface Carried {
  erasures: unknown[];
  /** The keys of their hashes. */
  keys: { name: string; value: string }[];
}

/** Reads the list of erasures out of a database that is about to be replaced; empty where it has none. */
export async function readCarried(client: ClientBase): Promise<Carried> {
  const there = await client.query<{ is: boolean }>(
    `select to_regclass('public.erasures') is not null as is`,
  );
  if (!there.rows[0]?.is) return { erasures: [], keys: [] };
  const erasures = await client.query<{ row: unknown }>(
    'select to_jsonb(e) as row from public.erasures e',
  );
  const keys = await client.query<{ name: string; value: string }>(
    `select name, value from public.secrets where name like 'erasures%'`,
  );
  return { erasures: erasures.rows.map(({ row }) => row), keys: keys.rows };
}

/**
 * Puts the list into the restored database, in the same transaction: beside its tables, which may be older than
 * the list and are migrated only then.
 */
export async function putCarried(client: ClientBase, { erasures, keys }: Carried): Promise<void> {
  if (erasures.length === 0) return;
  await client.query(`create schema ${SCHEMA};
    create table ${SCHEMA}.erasures (row jsonb not null);
    create table ${SCHEMA}.keys (name text not null, value text not null)`);
  await client.query(
    `insert into ${SCHEMA}.erasures select value from jsonb_array_elements($1::jsonb)`,
    [JSON.stringify(erasures)],
  );
  await client.query(
    `insert into ${SCHEMA}.keys select value->>'name', value->>'value'
     from jsonb_array_elements($1::jsonb)`,
    [JSON.stringify(keys)],
  );
}

/**
 * Takes what a restore carried over into the migrated tables, once. What the backup knows as done is done in its
 * data as well; everything else waits to be done anew. Called under the lock of the migrations.
 */
export async function takeOverCarried(client: ClientBase): Promise<void> {
  const there = await client.query<{ is: boolean }>(
    `select to_regclass('${SCHEMA}.erasures') is not null as is`,
  );
  if (!there.rows[0]?.is) return;
  await client.query('begin');
  try {
    // The backup's own key may be another one; then both are tried.
    await client.query(`
      insert into public.secrets (name, value)
      select case when own.value is null then 'erasures' else 'erasures-' || left(md5(k.value), 8) end, k.value
      from ${SCHEMA}.keys k left join public.secrets own on own.name = 'erasures'
      where not exists (
        select from public.secrets s where s.name like 'erasures%' and s.value = k.value)
      on conflict do nothing`);
    await client.query(`
      insert into public.erasures (id, address_hash, address, state, operator_id, asked_at, ended_at, erased)
      select (row->>'id')::uuid, row->>'address_hash', null, 'waiting', (row->>'operator_id')::uuid,
        (row->>'asked_at')::timestamptz, null, 0
      from ${SCHEMA}.erasures on conflict (id) do nothing`);
    await client.query(`drop schema ${SCHEMA} cascade`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
