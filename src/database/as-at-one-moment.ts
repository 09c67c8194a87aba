import type { Database, Transaction } from './client.ts';

/** Asks several questions of the database as it was at one moment, and changes nothing. */
export function asAtOneMoment<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
