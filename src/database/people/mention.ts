import { type SQL, sql } from 'drizzle-orm';

/**
 * A regular expression of PostgreSQL that finds an address in any text, also as a part of an address of the web
 * or of JSON, and not within a longer address.
 */
export function addressPattern(address: string): string {
  const letters = [...address].map((letter) =>
    /[\p{L}\p{N}]/u.test(letter)
      ? letter
      : `(?:\\${letter}|${encodeURIComponent(letter) === letter ? `%${hex(letter)}` : encodeURIComponent(letter)})`,
  );
  return `(?:(?<![[:alnum:]._-])|(?<=\\\\[nrt]))${letters.join('')}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).toUpperCase();
}

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
