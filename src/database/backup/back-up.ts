import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listSequences, listTables } from './backup-catalogue.ts';
import { END_OF_ROWS, FORMAT, lines } from './backup-file.ts';
import { connect } from './connection.ts';

/** Why no backup was made, in words for the operator. */
export class NoBackup extends Error {
  override name = 'NoBackup';
}

/** How the name of a file ends that is being written. */
export const PART = '.part';

/** The same rows give the same text, whatever the server is set to. */
const ALIKE = `
set local timezone = 'UTC';
set local datestyle = 'ISO, MDY';
set local intervalstyle = 'postgres';
set local bytea_output = 'hex';
set local extra_float_digits = 1;
set local statement_timeout = 0;
set local idle_in_transaction_session_timeout = 0;
set local search_path = ''`;

/**
 * Writes everything that the shop knows at one moment into a file, while it goes on selling
 * (rules 24; decisions/0010). The file is there whole or not at all, for its owner alone.
 * @param until ends it, whatever it waits for
 * @returns how many tables and rows it has
 * @throws NoBackup where there is no shop, or the file exists
 */
export async function backUp(
  url: string,
  file: string,
  madeAt: Date,
  until?: AbortSignal,
): Promise<{ tables: number; rows: number }> {
  if (await isThere(file)) throw new NoBackup(`${file} exists already; give another name.`);
  if (!(await isThere(dirname(file)))) throw new NoBackup(`there is no folder ${dirname(file)}.`);
  // Of its own name: two that run at once never write into one file.
  const part = `${file}.${randomUUID()}${PART}`;
  const client = await connect(url, { until });
  const told = { tables: 0, rows: 0 };
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(ALIKE);
    const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(writeBackup(client, madeAt, told)), createGzip(), target);
    await client.query('commit');
    await rename(part, file);
    return told;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function* writeBackup(
  client: ClientBase,
  madeAt: Date,
  told: { tables: number; rows: number },
): AsyncGenerator<Buffer | string> {
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === 'public.orders')) {
    throw new NoBackup('there is no shop in this database.');
  }
  yield lines.head({ format: FORMAT, madeAt: madeAt.toISOString(), ...(await versions(client)) });
  for (const table of tables) {
    yield lines.copy(table);
    const hash = createHash('sha256');
    const copying = client.query(
      copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`),
    );
    for await (const chunk of copying) {
      hash.update(chunk);
      yield chunk;
    }
    yield END_OF_ROWS + lines.table({ rows: copying.rowCount, sha256: hash.digest('hex') });
    told.tables += 1;
    told.rows += copying.rowCount;
  }
  for (const sequence of await listSequences(client)) yield lines.sequence(sequence);
  yield lines.end({ tables: told.tables });
}

async function versions(client: ClientBase): Promise<{ postgres: string; migrations: number[] }> {
  const server = await client.query<{ server_version: string }>('show server_version');
  const journal = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return {
    postgres: server.rows[0]?.server_version ?? '',
    migrations: journal.rows.map((row) => Number(row.created_at)),
  };
}
