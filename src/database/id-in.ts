import { type SQL, sql } from 'drizzle-orm';

/** The id that a text of the database is; null where it is none: a cast by itself would end the statement. */
export function idIn(text: SQL): SQL {
  return sql`(case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end)`;
}
