import { type SQL, sql } from 'drizzle-orm';

/** A pattern for `like` that finds a word within what `derived.plain_text` made: nothing in it stands for others. */
export function plainLike(word: string): SQL {
  return sql`'%' || regexp_replace(derived.plain_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
