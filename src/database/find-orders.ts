import { type SQL, sql } from 'drizzle-orm';
import { hasLetterGroups, keysWritten, readSearch } from '#domain/operator/order-search.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { Queryable } from './client.ts';
import { keysCondition, searchConditionOf, wordsCondition } from './order-search.ts';
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
  const found = await searchConditionOf(db, q);
  return found ? newest(db, found.condition, most) : [];
}

/**
 * The orders that a declaration without one may be about, at most so many: those that fit what was written for the
 * number, then those of the mailbox, then those of the name, each with all that fits.
 */
export async function offerOrders(
  db: Queryable,
  { number, email, name }: { number: string; email: string; name: string },
  most: number,
): Promise<OfferedOrder[]> {
  const byName = readSearch(name);
  const conditions = {
    written: keysCondition(keysWritten(number)),
    email: keysCondition([email]),
    name: hasLetterGroups(byName) ? wordsCondition(byName) : sql`false`,
  };
  const offered = new Map<number, OfferedOrder>();
  for (const fit of declarationFits) {
    for (const order of await newest(db, conditions[fit], most)) {
      const fits = [...(offered.get(order.number)?.fits ?? []), fit];
      offered.set(order.number, { ...order, fits });
    }
  }
  return [...offered.values()].slice(0, most);
}

async function newest(db: Queryable, condition: SQL, most: number): Promise<FoundOrder[]> {
  const { rows } = await db.execute<
    Omit<FoundOrder, 'createdAt' | 'total'> & { made: string | Date; total: string }
  >(sql`
    select o.number, ${displayName} as name, o.email, o.state, o.created_at as made, o.total
    from orders o
    where o.id in (select order_id from derived.order_search where ${condition})
    order by o.number desc limit ${most}`);
  return rows.map(({ made, total, ...row }) => ({
    ...row,
    createdAt: new Date(made),
    total: Number(total),
  }));
}
