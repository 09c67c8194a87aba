import type { SqlExecutor } from '#ports/sql-executor.ts';
import { checkKey } from './check-key.ts';
import { isMistake } from './is-mistake.ts';
import { type Storage, StorageUnavailable, type StoredFile } from './port.ts';

export interface EmbeddedStorage extends Storage {
  /** Creates the storage's own schema and table where they are missing; safe to call from many replicas. */
  prepare(): Promise<void>;
}

/** More than one statement in one query runs as one transaction, so the lock holds for all of them. */
const PREPARE = `
select pg_advisory_xact_lock(hashtext('storage'));
create schema if not exists storage;
create table if not exists storage.file (
  key text primary key,
  content bytea not null,
  content_type text not null,
  kept_at timestamptz not null default now()
)`;

const PUT = `
insert into storage.file (key, content, content_type) values ($1, $2, $3)
on conflict (key) do nothing`;
const REPLACE = `
insert into storage.file (key, content, content_type) values ($1, $2, $3)
on conflict (key) do update
set content = excluded.content, content_type = excluded.content_type, kept_at = now()`;
const GET = 'select content, content_type from storage.file where key = $1';
const LIST = "select key from storage.file where starts_with(key, $1 || '/')";
const DELETE = 'delete from storage.file where key = $1';

/**
 * Files in the shop's own database: replicas see the same ones, and a backup has them all. Meant for
 * documents of some tens of kilobytes; pictures by the thousand belong into an object storage.
 */
export function createEmbeddedStorage({ sql }: { sql: SqlExecutor }): EmbeddedStorage {
  async function ask(key: string, statement: string, values: unknown[] = []) {
    checkKey(key);
    try {
      const { rows } = await sql.query(statement, [key, ...values]);
      return rows;
    } catch (error) {
      if (isMistake(error)) throw error;
      throw new StorageUnavailable('The database does not answer for its files.', { cause: error });
    }
  }
  return {
    provider: 'database',
    async prepare() {
      await sql.query(PREPARE);
    },
    async put(key, content, contentType) {
      await ask(key, PUT, [content, contentType]);
    },
    async replace(key, content, contentType) {
      await ask(key, REPLACE, [content, contentType]);
    },
    async get(key) {
      const [row] = await ask(key, GET);
      return row && toFile(row);
    },
    async list(folder) {
      const rows = await ask(folder, LIST);
      return rows.map(({ key }) => String(key));
    },
    async delete(key) {
      await ask(key, DELETE);
    },
  };
}

function toFile({ content, content_type: contentType }: Record<string, unknown>): StoredFile {
  if (!(content instanceof Uint8Array) || typeof contentType !== 'string') {
    throw new TypeError('A row of the storage is no file.');
  }
  return { content, contentType };
}
