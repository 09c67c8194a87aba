import { type SQL, sql } from 'drizzle-orm';
import { addressPattern } from '#domain/people/erasure.ts';

/** Whether any of these columns names the address. */
export function mentions(columns: readonly string[], address: string): SQL {
  const each = columns.map((column) => names(sql`${sql.identifier(column)}::text`, address));
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Whether a text names the address. */
export function names(text: SQL, address: string): SQL {
  return sql`${text} ~* ${addressPattern(address)}`;
}

/** A text without the address. */
export function without(text: SQL, address: string): SQL {
  return sql`regexp_replace(${text}, ${addressPattern(address)}, '', 'gi')`;
}
