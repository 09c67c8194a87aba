import { Client, type ClientBase } from 'pg';

/** Two proofs at once would take each other's database away. The number is arbitrary but must not change. */
const PROOF_LOCK = 7_190_534;
/** PostgreSQL cuts names off at 63 bytes. */
const MOST_LETTERS = 48;
/** `insufficient_privilege`. */
const NOT_ALLOWED = '42501';

/** The role of the shop may not create databases. */
export class MayNotCreate extends Error {
  override name = 'MayNotCreate';
  readonly role: string;

  constructor(role: string, cause: unknown) {
    super(`The role ${role} may not create databases.`, { cause });
    this.role = role;
  }
}

/**
 * Lends an empty database on the server of another one, and takes it away afterwards. One that a crash has left
 * behind is taken away first: there is one name for each shop, and one proof at a time.
 * @returns undefined where another program is just using it
 * @throws MayNotCreate
 */
export async function withScratch<T>(
  url: string,
  action: (scratchUrl: string) => Promise<T>,
): Promise<T | undefined> {
  const client = new Client(url);
  // A connection that is lost fails the next statement; without a listener it would end the program.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ free: boolean; shop: string; role: string }>(
      'select pg_try_advisory_lock($1) as free, current_database() as shop, current_user as role',
      [PROOF_LOCK],
    );
    const [here] = rows;
    if (!here?.free) return undefined;
    const name = scratchName(here.shop);
    await drop(client, name);
    await create(client, name, here.role);
    try {
      return await action(urlOf(url, name));
    } finally {
      await drop(client, name);
    }
  } finally {
    await client.end();
  }
}

/** What the scratch database of a shop's database is called. */
function scratchName(shop: string): string {
  return `${shop.slice(0, MOST_LETTERS)}_backup_proof`;
}

async function create(client: ClientBase, name: string, role: string): Promise<void> {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
  } catch (error) {
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
