import { type SQL, sql } from 'drizzle-orm';
import { addressPattern } from '#domain/people/address-pattern.ts';

/** Whether any of these columns names the address. */
export function mentions(columns: readonly string[], address: string): SQL {
  const pattern = addressPattern(address);
  const each = columns.map((column) => sql`${sql.identifier(column)}::text ~* ${pattern}`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** A column without the address. */
export function without(column: string, address: string): SQL {
  return sql`regexp_replace(${sql.identifier(column)}::text, ${addressPattern(address)}, '', 'gi')`;
}
