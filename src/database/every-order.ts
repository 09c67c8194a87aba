import { sql } from 'drizzle-orm';
import type { OrderFilter, OrderPlace } from '#domain/operator/order-filter.ts';
import type { Queryable } from './client.ts';
import { conditionsOf, where } from './order-list-parts.ts';
import { type ListedOrder, rowsOf } from './order-list-rows.ts';
import { searchConditionOf } from './order-search.ts';

/** All orders of a filter in batches, each read by itself: nothing is held open in between. */
export async function* everyOrder(
  db: Queryable,
  filter: OrderFilter,
  now: Date,
  batch: number,
): AsyncGenerator<ListedOrder[]> {
  const { from, conditions } = await everything(db, filter, now);
  let place: OrderPlace | undefined;
  for (;;) {
    const rows = await rowsOf(db, { filter, place, conditions }, from, batch);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    place = { side: 'after', value: last.value, number: last.number };
  }
}

/** How many orders a filter shows, however many there are. */
export async function countOrders(db: Queryable, filter: OrderFilter, now: Date): Promise<number> {
  const { from, conditions } = await everything(db, filter, now);
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from ${from} ${where(conditions)}`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Where all orders of a filter are read from, and by which conditions. */
async function everything(db: Queryable, filter: OrderFilter, now: Date) {
  const search = await searchConditionOf(db, filter.q);
  const from = search
    ? sql`derived.order_list listed join derived.order_search using (order_id)`
    : sql`derived.order_list listed`;
  const conditions = [...conditionsOf(filter, now), ...(search ? [search.condition] : [])];
  return { from, conditions };
}

/**
 * The orders beside one in a list, by number; undefined where the list ends. An order that the list has no
 * longer, because somebody has gone on with it, has the neighbours of the place that it had.
 */
export async function neighboursInList(
  db: Queryable,
  filter: OrderFilter,
  number: number,
  now: Date,
): Promise<{ previous: number | undefined; next: number | undefined }> {
  const { from, conditions } = await everything(db, filter, now);
  const own = { filter, place: undefined, conditions: [sql`number = ${number}`] };
  const [here] = await rowsOf(db, own, sql`derived.order_list listed`, 1);
  const beside = async (side: OrderPlace['side']) => {
    if (!here) return undefined;
    const place = { side, value: here.value, number };
    const [row] = await rowsOf(db, { filter, place, conditions }, from, 1);
    return row?.number;
  };
  return { previous: await beside('before'), next: await beside('after') };
}
