import { sql } from 'drizzle-orm';
import type { OrderState } from '#domain/order/order.ts';
import type { Queryable } from './client.ts';
import { searchConditionOf } from './order-search.ts';
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

/** The newest orders that a search of the list of orders finds, at most so many; none where nothing is looked for. */
export async function findOrders(db: Queryable, q: string, most: number): Promise<FoundOrder[]> {
  const found = await searchConditionOf(db, q);
  if (!found) return [];
  const { rows } = await db.execute<
    Omit<FoundOrder, 'createdAt' | 'total'> & { made: string | Date; total: string }
  >(sql`
    select o.number, ${displayName} as name, o.email, o.state, o.created_at as made, o.total
    from orders o
    where o.id in (select order_id from derived.order_search where ${found.condition})
    order by o.number desc limit ${most}`);
  return rows.map(({ made, total, ...row }) => ({
    ...row,
    createdAt: new Date(made),
    total: Number(total),
  }));
}
