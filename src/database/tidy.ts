import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

/** Takes away what is older than a moment, `most` rows at most. @returns how many: fewer mean that none are left */
export type Tidy = (db: Queryable, before: Date, most: number) => Promise<number>;

/** How many rows a statement has taken away or closed. */
export async function countRows(db: Queryable, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0;
}

/**
 * Takes away the rows of a table that are old, found by their key. The keys are gathered in an array, which is looked
 * up in the index; for "in" the whole table may be read.
 */
export function deleteOld(
  table: PgTable,
  key: PgColumn | SQL,
  isOld: (before: Date) => SQL | undefined,
): Tidy {
  return (db, before, most) =>
    countRows(
      db,
      sql`delete from ${table} where ${key} = any(array(
        select ${key} from ${table} where ${isOld(before)} limit ${most}))`,
    );
}
