import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, timestamp } from 'drizzle-orm/pg-core';

/** A column with a moment, kept with its time zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** A sum in haléře. */
export const haler = (name: string) => bigint(name, { mode: 'number' });

/** That a column holds one of these words. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

/** A column of codes by their letters and digits, as `bareCode` reads them. */
export function bare(column: AnyPgColumn): SQL {
  return sql`replace(${column}, '-', '')`;
}
