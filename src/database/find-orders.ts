import { sql } from 'drizzle-orm';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { hasLetterGroups, keysWritten, readSearch } from '#domain/operator/order-search.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { Queryable } from './client.ts';
import {
  keysCondition,
  mailboxCondition,
  searchConditionOf,
  wordsCondition,
} from './order-search.ts';
import { displayName } from './waiting-row.ts';

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
  const named = hasLetterGroups(byName) ? wordsCondition(byName) : sql`false`;
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
