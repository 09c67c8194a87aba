import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import * as relations from './schema-relations.ts';
import * as tables from './schema.ts';

const schema = { ...tables, ...relations };

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query needs: the database, or the transaction that is under way. */
export type Queryable = Database | Transaction;

export interface DatabaseClient {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** Milliseconds after which a connection or a statement is given up: a page must not hang. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;

/**
 * Opens the pool. Connections are made when first used, so this succeeds while the database is away.
 * @param onError told of connections lost while idle; without a listener they would end the program
 * @param most connections at once
 * @param statementMs after which a statement is given up; 0 for never, as migrations and jobs need
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  statementMs = STATEMENT_MS,
  most = 10,
): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db: Database = drizzle(pool, { schema });
  db.transaction = (deed, options) => transact(pool, (own) => own.transaction(deed, options));
  return { db, pool, close: () => pool.end() };
}

/** Made once for each connection: to learn the schema takes longer than many a statement. */
const onConnection = new WeakMap<PoolClient, Database>();

/**
 * Lends a connection to one transaction. Drizzle would do so as well, but it keeps the connection for
 * ever where "begin" is what fails: after ten of those the pool has none left.
 */
async function transact<T>(pool: Pool, deed: (own: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const own = onConnection.get(client) ?? drizzle(client, { schema });
    onConnection.set(client, own);
    return await deed(own);
  } finally {
    client.release();
  }
}
