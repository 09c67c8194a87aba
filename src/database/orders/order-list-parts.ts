import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { Cursor } from '#domain/list/cursor.ts';
import { crowns } from '#domain/money.ts';
import {
  type FilterPart,
  type LateMark,
  type OrderFilter,
  type OrderSort,
  type SortDirection,
  NEAR_HOURS,
} from '#domain/order/order-filter.ts';
import type { Queryable } from '#database/client.ts';
import { momentOf, startOfDay } from '#database/conditions.ts';
import { type Keyset, type Slice, byMoment, byNumber, keyset, where } from '#database/keyset.ts';
import { searchConditionOf } from './order-search.ts';
import { readNumber, readRows } from '#database/rows.ts';

/** A moment, or none, by which the list is sorted: what has none comes last. */
const moments = { paid: sql`paid_at`, start: sql`start_by`, promised: sql`promised_at` };

/** What the list is sorted by, exactly as one of the indexes has it. */
function sortedBy(sort: OrderSort, dir: SortDirection): SQL {
  if (sort === 'made') return sql`made_at`;
  if (sort === 'total') return sql`total`;
  return sql`coalesce(${moments[sort]}, ${endOf(dir)})`;
}

function endOf(dir: SortDirection): SQL {
  return dir === 'asc' ? sql`'infinity'` : sql`'-infinity'`;
}

/** The order of the list: of what has no such moment, the cursor says the end of time. */
export function keysetOf({ sort, dir }: OrderFilter): Keyset {
  const column = sortedBy(sort, dir);
  return keyset(
    [sort === 'total' ? byNumber(column) : byMoment(column), byNumber(sql`number`)],
    dir,
  );
}

/** The conditions of a filter, its search left aside. */
export function conditionsOf(filter: OrderFilter, now: Date): SQL[] {
  const { pay, work, network, edition, from, to, paidFrom, paidTo, min, max, code, late } = filter;
  const conditions: Record<Exclude<FilterPart, 'q'>, SQL | false | '' | undefined> = {
    pay: pay && sql`payment = ${pay}`,
    work: work && sql`work = ${work}`,
    network: network && sql`networks @> array[${network}]`,
    edition: edition && sql`order_id in (select id from orders where locale = ${edition})`,
    package:
      filter.package &&
      sql`order_id in (select order_id from order_lines where package_id = ${filter.package})`,
    from: from && sql`made_at >= ${startOfDay(sql`${from}`)}`,
    to: to && sql`made_at < ${startOfDay(sql`${to}`, 1)}`,
    paidFrom: paidFrom && sql`coalesce(paid_at, '-infinity') >= ${startOfDay(sql`${paidFrom}`)}`,
    paidTo: paidTo && sql`coalesce(paid_at, 'infinity') < ${startOfDay(sql`${paidTo}`, 1)}`,
    min: min !== undefined && sql`total >= ${crowns(min)}::bigint`,
    max: max !== undefined && sql`total <= ${crowns(max)}::bigint`,
    code: code !== undefined && sql`code = ${code}`,
    late: late && dueIs(late, now),
  };
  return Object.values(conditions).filter((condition) => typeof condition === 'object');
}

/** What is to be kept by now and was not, or is to be kept soon. */
function dueIs(late: LateMark, now: Date): SQL {
  if (late === 'past') return sql`due_at <= ${momentOf(now)}`;
  const near = momentOf(new Date(now.getTime() + NEAR_HOURS * HOUR_MS));
  return sql`due_at > ${momentOf(now)} and due_at <= ${near}`;
}

export const PAGE_ROWS = 50;

const orderRow = z.object({ orderId: z.string(), number: z.number(), cursor: z.string() });

/** An order of the list, with its place in it. */
export type ListedOrder = z.output<typeof orderRow>;

export interface AskedList {
  keys: Keyset;
  slice: Slice;
  conditions: readonly SQL[];
}

interface Stretch {
  limit?: number;
  offset?: number;
  /** Whether the rows are those of the slice already. */
  isSliced?: boolean;
}

/** Rows of the list, in its sequence. */
export async function rowsOf(
  db: Queryable,
  { keys, slice, conditions }: AskedList,
  from: SQL,
  { limit = slice.limit, offset = 0, isSliced = false }: Stretch = {},
): Promise<ListedOrder[]> {
  const all = isSliced ? conditions : [...conditions, slice.condition];
  return readRows(
    db,
    sql`
      select listed.order_id as "orderId", listed.number, ${keys.cursor} as cursor from ${from}
      ${where(all)} order by ${slice.sequence} limit ${limit} offset ${offset}`,
    orderRow,
  );
}

/** All orders of a filter in chunks, each read by itself: nothing is held open in between. */
export async function* walkOrders(
  db: Queryable,
  filter: OrderFilter,
  now: Date,
  chunk: number,
): AsyncGenerator<ListedOrder[]> {
  const { from, conditions } = await selectOrders(db, filter, now);
  const keys = keysetOf(filter);
  let cursor: Cursor | undefined;
  do {
    const slice = keys.slice(cursor, chunk);
    const page = slice.page(await rowsOf(db, { keys, slice, conditions }, from));
    if (page.rows.length > 0) yield page.rows;
    cursor = page.next;
  } while (cursor);
}

/** How many orders a filter shows, however many there are. */
export async function countOrders(db: Queryable, filter: OrderFilter, now: Date): Promise<number> {
  const { from, conditions } = await selectOrders(db, filter, now);
  return readNumber(db, sql`select count(*) from ${from} ${where(conditions)}`);
}

/** Where all orders of a filter are read from, and by which conditions. */
async function selectOrders(db: Queryable, filter: OrderFilter, now: Date) {
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
  const { from, conditions } = await selectOrders(db, filter, now);
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
