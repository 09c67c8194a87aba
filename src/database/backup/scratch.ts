import type { ClientBase } from 'pg';
import { connect } from './connection.ts';
import { locks } from '#database/locks.ts';

/**
 * What the scratch database of a shop's database is called. PostgreSQL cuts names off at 63 bytes, and two shops on
 * one server may begin alike.
 */
const SCRATCH_NAME = `left(current_database(), 39) || '_' || left(md5(current_database()), 8) || '_backup_check'`;
/** `insufficient_privilege`. */
const NOT_ALLOWED = '42501';
/** `disk_full`. */
const FULL = '53100';

/** The role of the shop may not create databases. */
export class MayNotCreate extends Error {
  override name = 'MayNotCreate';
  readonly role: string;

  constructor(role: string, cause: unknown) {
    super(`The role ${role} may not create databases.`, { cause });
    this.role = role;
  }
}

/** The disk of the server is full. */
export class NoRoom extends Error {
  override name = 'NoRoom';
}

/**
 * Lets one program at a time make and prove a backup: two would take each other's database away.
 * @param until ends the connection that holds the lock
 * @returns undefined where another program is just doing it
 */
export async function runOneAtATime<T>(
  url: string,
  action: () => Promise<T>,
  until?: AbortSignal,
): Promise<T | undefined> {
  const client = await connect(url, { until });
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1) as free',
      [locks.backupCheck],
    );
    return rows[0]?.free ? await action() : undefined;
  } finally {
    await client.end();
  }
}

/**
 * Lends an empty database on the server of another one, and takes it away afterwards. One that a crash has left
 * behind is taken away first: there is one name for each shop. Within `runOneAtATime`.
 * @throws MayNotCreate | NoRoom
 */
export async function withScratch<T>(
  url: string,
  action: (scratchUrl: string) => Promise<T>,
  until?: AbortSignal,
): Promise<T> {
  const client = await connect(url, { until });
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ name: string; role: string }>(
      `select ${SCRATCH_NAME} as name, current_user as role`,
    );
    const { name = '', role = '' } = rows[0] ?? {};
    await drop(client, name);
    await create(client, name, role);
    try {
      return await action(urlOf(url, name));
    } finally {
      await drop(client, name);
    }
  } finally {
    await client.end();
  }
}

/** Bytes of a shop's database. */
export async function measureDatabase(url: string, until?: AbortSignal): Promise<number> {
  const client = await connect(url, { until });
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(rows[0]?.bytes ?? 0);
  } finally {
    await client.end();
  }
}

/** Whether the disk of the server was full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FULL;
}

/** Nobody else may connect: whoever watches all databases would keep the restore from beginning. */
async function create(client: ClientBase, name: string, role: string): Promise<void> {
  try {
    const database = client.escapeIdentifier(name);
    await client.query(`create database ${database} template template0`);
    await client.query(`revoke connect on database ${database} from public`);
  } catch (error) {
    if (isFull(error)) throw new NoRoom('No room for another database.', { cause: error });
    const isRefused = error instanceof Error && 'code' in error && error.code === NOT_ALLOWED;
    throw isRefused ? new MayNotCreate(role, error) : error;
  }
}

async function drop(client: ClientBase, name: string): Promise<void> {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
}

function urlOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
