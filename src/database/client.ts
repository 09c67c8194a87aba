import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { isSilence, withAnswers } from './connection/database-away.ts';
import { awaitWithinBudget } from './connection/wait-budget.ts';
import * as relations from '#database/schema/relations.ts';
import * as afterSalesTables from '#database/schema/after-sales.ts';
import * as orderTables from '#database/schema/orders.ts';
import * as paymentTables from '#database/schema/payments.ts';
import * as withdrawalTables from '#database/schema/after-sales.ts';

/** What Drizzle needs to read rows together with the rows that belong to them. */
export const schema = {
  ...orderTables,
  ...paymentTables,
  ...withdrawalTables,
  ...afterSalesTables,
  ...relations,
};

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query needs: the database, or the transaction that is under way. */
export type Queryable = Database | Transaction;

export interface DatabaseClient {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Milliseconds after which a connection or a statement is given up: a page must not hang. A request has
 * more patience (patience.ts), so that the server says which statement it was.
 */
const CONNECT_MS = 5000;
const STATEMENT_MS = 9000;
/** Milliseconds that a server has to say that it gives a statement up; one that hangs never does. */
const SAYING_SO_MS = 500;

/**
 * Opens the pool. Connections are made when first used, so this succeeds while the database is away.
 * @param onError told of connections lost while idle; without a listener they would end the program
 * @param most connections at once
 * @param statementMs after which a statement is given up; 0 for never, as migrations need
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
    query_timeout: statementMs && statementMs + SAYING_SO_MS,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('connect', endWhereSilent);
  pool.query = withAnswers(pool.query, awaitWithinBudget);
  const db: Database = drizzle(pool, { schema });
  db.transaction = (action, options) => transact(pool, (own) => own.transaction(action, options));
  return { db, pool, close: () => pool.end() };
}

/** Made once for each connection: to learn the schema takes longer than many a statement. */
const onConnection = new WeakMap<PoolClient, Database>();

/**
 * Lends a connection to one transaction. Drizzle's own way never returns the connection where "begin"
 * fails: after ten such failures the pool has none left.
 */
async function transact<T>(pool: Pool, action: (own: Database) => Promise<T>): Promise<T> {
  const client = await lend(pool);
  try {
    const own = onConnection.get(client) ?? drizzle(client, { schema });
    onConnection.set(client, own);
    return await action(own);
  } finally {
    client.release();
  }
}

/** Takes a connection from the pool; one that arrives after the wait has ended is returned. */
async function lend(pool: Pool): Promise<PoolClient> {
  const connecting = pool.connect();
  return awaitWithinBudget(connecting).catch((error: unknown) => {
    connecting.then(
      (late) => late.release(),
      () => {},
    );
    throw error;
  });
}

/**
 * Ends a connection that still owes an answer, so that the pool does not lend it again: the next query on
 * it would wait too.
 */
function endWhereSilent(client: PoolClient): void {
  client.query = withAnswers(client.query, async (answer) => {
    try {
      return await awaitWithinBudget(answer);
    } catch (error) {
      if (isSilence(error)) void client.end();
      throw error;
    }
  });
}
