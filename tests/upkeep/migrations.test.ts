import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { ask } from '#tests/stage/embedded.ts';
import { run } from '#tests/stage/keeping.ts';
import { OURS, addMigration, copyMigrations } from '#tests/stage/migrations.ts';

const SENTENCE =
  /begin anew with an empty database \(another DATA_DIR or DATABASE_URL\), or stay on that commit\.$/m;

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await copyMigrations();
  database = await createTestDatabase(undefined, 'template0');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

it('run in the sequence of their moments: one with an earlier moment would be left out', () => {
  const moments = readMigrationFiles({ migrationsFolder: OURS }).map((one) => one.folderMillis);
  expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
});

describe('a database of an older commit', () => {
  /** All tables, columns, functions and migrations: an older shop had other ones. */
  const everything = () =>
    ask(
      database.url,
      `select 'column' as kind, format('%s.%s.%s', table_schema, table_name, column_name) as name
         from information_schema.columns
       union all select 'function', oid::regprocedure::text from pg_proc
       union all select 'row', id || ' ' || what from kept
       union all select 'migration', hash || created_at from drizzle.__drizzle_migrations
       order by 1, 2`,
    );

  beforeEach(async () => {
    // Other moments and other texts, as the ones of an older commit.
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8'));
    const entries = ['0000_start', '0001_more', '0002_keep'].map((tag, idx) => ({
      ...journal.entries[0],
      idx,
      tag,
      when: Date.UTC(2026, 0, 1 + idx),
    }));
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await writeFile(join(folder, `${tag}.sql`), 'select 1;');
    await writeFile(
      join(folder, '0000_start.sql'),
      'create table kept (id integer, what text); create table orders (id uuid);',
    );
    await migrate(database.url, folder);
    await ask(database.url, `insert into kept values (1, 'an order')`);
  });

  it('is refused at the start by one sentence, and nothing in it is touched', async () => {
    const before = await everything();
    const env = { NODE_ENV: 'production', DATABASE_URL: database.url };
    const { code, said } = await run(process.execPath, ['scripts/serve.mjs'], env);
    expect(said).toMatch(SENTENCE);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(await everything()).toEqual(before);
  });
});

it('refuses tables of a migration that had another text', async () => {
  await appendFile(join(folder, '0001_derived.sql'), '-- another\n');
  await migrate(database.url, folder);
  await expect(migrate(database.url)).rejects.toThrow(SENTENCE);
});

describe('one more migration, of the next version', () => {
  beforeEach(() => addMigration(folder, 'create table next_version (id integer);'));

  it('is added to the tables of this one', async () => {
    expect(await migrate(database.url)).toEqual({ isNew: true });
    expect(await migrate(database.url, folder)).toEqual({ isNew: false });
    expect(await ask(database.url, 'select * from next_version')).toEqual([]);
  });

  it('does not keep this version from starting again beside it', async () => {
    await migrate(database.url, folder);
    expect(await migrate(database.url)).toEqual({ isNew: false });
  });
});
