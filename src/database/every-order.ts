import { sql } from 'drizzle-orm';
import type { Cursor } from '#domain/list/cursor.ts';
import type { OrderFilter } from '#domain/operator/order-filter.ts';
import type { Queryable } from './client.ts';
import { where } from './keyset.ts';
import { type ListedOrder, conditionsOf, keysetOf, rowsOf } from './order-list-parts.ts';
import { searchConditionOf } from './order-search.ts';

/** All orders of a filter in batches, each read by itself: nothing is held open in between. */
export async function* everyOrder(
  db: Queryable,
  filter: OrderFilter,
  now: Date,
  batch: number,
): AsyncGenerator<ListedOrder[]> {
  const { from, conditions } = await everything(db, filter, now);
  const keys = keysetOf(filter);
  let cursor: Cursor | undefined;
  do {
    const slice = keys.slice(cursor, batch);
    const page = slice.page(await rowsOf(db, { keys, slice, conditions }, from));
    if (page.rows.length > 0) yield page.rows;
    cursor = page.next;
  } while (cursor);
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
  const keys = keysetOf(filter);
  const own = { keys, slice: keys.slice(undefined, 1), conditions: [sql`number = ${number}`] };
  const [here] = await rowsOf(db, own, sql`derived.order_list listed`);
  const beside = async (side: Cursor['side']) => {
    if (!here) return undefined;
    const slice = keys.slice({ side, row: here.cursor }, 1);
    const [row] = await rowsOf(db, { keys, slice, conditions }, from, { limit: 1 });
    return row?.number;
  };
  return { previous: await beside('before'), next: await beside('after') };
}
