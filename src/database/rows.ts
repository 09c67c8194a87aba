import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable, Transaction } from './client.ts';

/** A moment, as the driver gives it to a statement that names no table. */
export const sqlAt = z.union([z.string(), z.date()]).transform((text) => new Date(text));

/** A sum or a count: a bigint comes as text. */
export const bigNumber = z.union([z.string(), z.number()]).transform(Number);

const text = z.string();

/** The rows of a statement: a column that is misspelt or of another type fails here, not on some page. */
export async function readRows<Row extends z.ZodType>(
  db: Queryable,
  statement: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  const { rows } = await db.execute(statement);
  return rows.map((one) => row.parse(one));
}

/** The one number that a statement asks for; 0 where it finds none. */
export async function readNumber(db: Queryable, statement: SQL): Promise<number> {
  const { rows } = await db.execute(statement);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}

/** The texts of the one column that a statement asks for; none of them is null. */
export async function readTexts(db: Queryable, statement: SQL): Promise<string[]> {
  const { rows } = await db.execute(statement);
  return rows.flatMap((row) => Object.values(row).map((value) => text.parse(value)));
}

/**
 * Asks with the indexes. Where many rows may fit, the planner would read the whole table for the first of them,
 * also where none does; and preparing machine code takes longer than a page of a list.
 */
export async function askByIndex<Answer>(
  db: Database,
  ask: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    );
    return ask(tx);
  });
}

/** Asks several questions of the database as it was at one moment, and changes nothing. */
export function inSnapshot<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
