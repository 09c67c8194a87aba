import { type SQL, sql } from 'drizzle-orm';
import { mailboxOf } from '#domain/customer/email-address.ts';
import {
  type OrderSearch,
  hasCharacterGroups,
  keysWritten,
  readSearch,
} from '#domain/order/order-search.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { Queryable } from '#database/client.ts';
import { plainLike } from '#database/conditions.ts';
import { displayName } from '#database/work-lists/waiting-row.ts';

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
  return { condition: wordsCondition(search), isIndexed: hasCharacterGroups(search) };
}

/** What has one of these as a whole; nothing has one of none. */
export function keysCondition(keys: readonly string[]): SQL {
  if (keys.length === 0) return sql`false`;
  const plain = keys.map((key) => sql`derived.plain_text(${key})`);
  return sql`keys && array[${sql.join(plain, sql`, `)}]`;
}

/** What is of the mailbox of an address. */
function mailboxCondition(email: string): SQL {
  return sql`keys && array[derived.mailbox_key(${email})]`;
}

/** What has all of these words somewhere. */
function wordsCondition({ words }: Pick<OrderSearch, 'words'>): SQL {
  const parts = words.map((word) => sql`words like ${plainLike(word)}`);
  return parts.length === 0 ? sql`false` : sql.join(parts, sql` and `);
}

/** An order as somebody chooses it among those that were found. */
export interface FoundOrder {
  number: number;
  name: string;
  email: string;
  state: OrderState;
  createdAt: Date;
  /** Haléře. */
  total: number;
}

/** By what an order fits a declaration: what was written for its number, the mailbox, the name. */
export const declarationFits = ['written', 'email', 'name'] as const;

export interface OfferedOrder extends FoundOrder {
  fits: readonly (typeof declarationFits)[number][];
}

/** The newest orders that a search of the list of orders finds, at most so many; none where nothing is looked for. */
export async function findOrders(db: Queryable, q: string, most: number): Promise<FoundOrder[]> {
  const search = await searchConditionOf(db, q);
  if (!search) return [];
  const found = sql`select order_id from derived.order_search where ${search.condition}`;
  const { rows } = await db.execute<StoredOrder>(
    sql`select ${facts} from orders o where o.id in (${found}) order by o.number desc limit ${most}`,
  );
  return rows.map(asFound);
}

/**
 * The orders that a declaration without one may be about, at most so many, each with all that fits: those that fit
 * what was written for the number, then those of the mailbox, then those of the name, of each the newest first. None
 * whose customer was erased: nobody is left to withdraw from it.
 */
export async function offerOrders(
  db: Queryable,
  { number, email, name }: { number: string; email: string; name: string },
  most: number,
): Promise<OfferedOrder[]> {
  const byName = readSearch(name);
  const written = keysCondition(keysWritten(number));
  const named = hasCharacterGroups(byName) ? wordsCondition(byName) : sql`false`;
  const { rows } = await db.execute<
    StoredOrder & Record<'written' | 'email_fits' | 'named', boolean>
  >(sql`
    with found as (
      select order_id, ${written} as written, ${mailboxCondition(email)} as email_fits, ${named} as named
      from derived.order_search)
    select ${facts}, written, email_fits, named from found join orders o on o.id = order_id
    where (written or email_fits or named) and o.email <> ''
    order by written desc, email_fits desc, named desc, o.number desc limit ${most}`);
  const offered = rows.map((row) => {
    // The index knows no accents, mailboxes do.
    const isItsMailbox = row.email_fits && mailboxOf(row.email) === mailboxOf(email);
    const fits = { written: row.written, email: isItsMailbox, name: row.named };
    return { ...asFound(row), fits: declarationFits.filter((fit) => fits[fit]) };
  });
  return offered.filter(({ fits }) => fits.length > 0);
}

const facts = sql`o.number, ${displayName} as name, o.email, o.state, o.created_at as made, o.total`;

type StoredOrder = Omit<FoundOrder, 'createdAt' | 'total'> & { made: string | Date; total: string };

function asFound({ number, name, email, state, made, total }: StoredOrder): FoundOrder {
  return { number, name, email, state, createdAt: new Date(made), total: Number(total) };
}
