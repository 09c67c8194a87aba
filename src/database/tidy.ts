import type { SQL } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** Takes away what is older than a moment, `most` rows at most. @returns how many */
export type Tidy = (db: Queryable, before: Date, most: number) => Promise<number>;

/** How many rows a statement has taken away or closed. */
export async function howMany(db: Queryable, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0;
}
