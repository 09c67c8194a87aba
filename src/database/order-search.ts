import { type SQL, sql } from 'drizzle-orm';
import { type OrderSearch, hasLetterGroups, readSearch } from '#domain/operator/order-search.ts';
import type { Queryable } from './client.ts';
import { plainLike } from './plain-like.ts';

/** What the rows of `derived.order_search` have to fulfil. */
export interface SearchCondition {
  condition: SQL;
  /** Whether an index finds them; words of two letters are looked for row by row. */
  isIndexed: boolean;
}

/**
 * In which way something is found: as a whole where an order has it so, else by its words.
 * @returns undefined where nothing is looked for
 */
export async function searchConditionOf(
  db: Queryable,
  q: string | undefined,
): Promise<SearchCondition | undefined> {
  if (!q) return undefined;
  const search = readSearch(q);
  const hasKey = keysCondition(search.keys);
  const { rows } = await db.execute(sql`select from derived.order_search where ${hasKey} limit 1`);
  if (rows.length > 0) return { condition: hasKey, isIndexed: true };
  return { condition: wordsCondition(search), isIndexed: hasLetterGroups(search) };
}

/** What has one of these as a whole; nothing has one of none. */
export function keysCondition(keys: readonly string[]): SQL {
  if (keys.length === 0) return sql`false`;
  const plain = keys.map((key) => sql`derived.plain_text(${key})`);
  return sql`keys && array[${sql.join(plain, sql`, `)}]`;
}

/** What is of the mailbox of an address. */
export function mailboxCondition(email: string): SQL {
  return sql`keys && array[derived.mailbox_key(${email})]`;
}

/** What has all of these words somewhere. */
export function wordsCondition({ words }: Pick<OrderSearch, 'words'>): SQL {
  const parts = words.map((word) => sql`words like ${plainLike(word)}`);
  return parts.length === 0 ? sql`false` : sql.join(parts, sql` and `);
}
