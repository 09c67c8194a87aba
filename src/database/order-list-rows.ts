import { type SQL, sql } from 'drizzle-orm';
import type { OrderFilter, OrderPlace } from '#domain/operator/order-filter.ts';
import type { Queryable } from './client.ts';
import { beyond, placeValue, sequenceOf, where } from './order-list-parts.ts';

/** Orders of one page. */
export const PAGE_ROWS = 50;

/** An order of the list, with what its place in it is told by. */
export interface ListedOrder {
  orderId: string;
  number: number;
  value: number | null;
}

/** What is asked of the list. */
export interface AskedList {
  filter: OrderFilter;
  place: OrderPlace | undefined;
  conditions: readonly SQL[];
}

/** A row as the driver returns it; of a page without orders there is one that is empty. */
export type ListRow = { order_id: string | null; number: number; value: string | null };

/** Rows of the list from its place on, in its sequence. */
export async function rowsOf(
  db: Queryable,
  { filter, place, conditions }: AskedList,
  from: SQL,
  most = PAGE_ROWS + 1,
  isPlaced = false,
  skipped = 0,
): Promise<ListedOrder[]> {
  const all = place && !isPlaced ? [...conditions, beyond(filter, place)] : conditions;
  const { rows } = await db.execute<ListRow>(sql`
    select listed.order_id, listed.number, ${placeValue(filter.sort)} as value from ${from}
    ${where(all)} order by ${sequenceOf(filter, place?.side === 'before')}
    limit ${most} offset ${skipped}`);
  return rows.map(listed);
}

/** An order of the list, of a row. */
export function listed({ order_id: orderId, number, value }: ListRow): ListedOrder {
  return { orderId: orderId ?? '', number, value: value === null ? null : Number(value) };
}
