import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import type { OrderFilter } from '#domain/order/order-filter.ts';
import { MOST_WALKED } from '#domain/order/order-search.ts';
import type { Database, Transaction } from '#database/client.ts';
import { where } from '#database/keyset.ts';
import {
  type AskedList,
  type ListedOrder,
  PAGE_ROWS,
  conditionsOf,
  keysetOf,
  rowsOf,
} from './order-list-parts.ts';
import { type SearchCondition, searchConditionOf } from './order-search.ts';
import { askByIndex, bigNumber, readNumber, readRows } from '#database/rows.ts';

/** Orders are counted up to here; beyond it is said that there are more. */
const MOST_COUNTED = 1000;

/**
 * What some orders have is found by whatever index finds it, and sorted: up to so many orders, by the planner's
 * estimate. What more have is met soon on the way along the sorted list.
 */
const MOST_SORTED = 60_000;
/** A search gathers so many orders, and beyond that goes along the list; then the page says how far it came. */
const MOST_FOUND = 4000;

export interface OrderPage extends KeysetPage<ListedOrder> {
  /** How many orders the whole list has; undefined where a search would have to look through all of them. */
  count: OrderCount | undefined;
  /** How many orders the search finds where the rest of the filter leaves out all of them. */
  outside: number;
}

export interface OrderCount {
  orders: number;
  isMore: boolean;
}

/** A page of the orders that a filter shows: bounded work, however many there are. */
export async function listOrders(
  db: Database,
  filter: OrderFilter,
  cursor: Cursor | undefined,
  now: Date,
): Promise<OrderPage> {
  const keys = keysetOf(filter);
  const slice = keys.slice(cursor, PAGE_ROWS);
  const asked = { keys, slice, conditions: conditionsOf(filter, now) };
  return askByIndex(db, async (tx) => {
    const search = await searchConditionOf(tx, filter.q);
    return search ? searchPage(tx, asked, search) : filterPage(tx, asked);
  });
}

/** The order that a search finds alone; undefined where it finds none or several. */
export function findOnly({ rows, count, isFirst }: OrderPage): ListedOrder | undefined {
  return isFirst && count?.orders === 1 && !count.isMore ? rows[0] : undefined;
}

async function filterPage(tx: Transaction, asked: AskedList): Promise<OrderPage> {
  const { conditions, slice } = asked;
  const count = await countUpTo(tx, conditions);
  const areSorted = conditions.length > 0 && (!count.isMore || (await areSome(tx, conditions)));
  // Behind "offset 0" the planner looks for all that fit, not for the first of them along the list.
  const rows = areSorted
    ? await rowsOf(
        tx,
        { ...asked, conditions: [] },
        sql`(select * from derived.order_list ${where(conditions)} offset 0) listed`,
      )
    : await rowsOf(tx, asked, sql`derived.order_list listed`);
  return { ...slice.page(rows), count, outside: 0 };
}

/** Whether so few orders fit that sorting them costs less than meeting them along the list may. */
async function areSome(tx: Transaction, conditions: readonly SQL[]): Promise<boolean> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from derived.order_list ${where(conditions)}`,
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  return plan !== undefined && plan.Plan['Plan Rows'] <= MOST_SORTED;
}

async function searchPage(
  tx: Transaction,
  asked: AskedList,
  search: SearchCondition,
): Promise<OrderPage> {
  const { slice } = asked;
  const parts = {
    wanted: sql`select order_id from derived.order_search where ${search.condition}`,
    matched: sql`select listed.* from gathered join derived.order_list listed using (order_id)
      ${where(asked.conditions)}`,
  };
  const found = search.isIndexed ? await gather(tx, asked, parts, MOST_FOUND) : undefined;
  if (found && !found.isCut) {
    const outside = found.matched === 0 ? found.gathered : 0;
    return { ...slice.page(found.rows), count: countOf(found), outside };
  }
  const rows = await walk(tx, asked, search);
  const last = rows.length > PAGE_ROWS ? undefined : await lastWalked(tx, asked);
  const searchedTo = last && { side: slice.side ?? 'after', row: last.cursor };
  const isAll = !slice.side && !last && rows.length <= PAGE_ROWS;
  const matched = Math.max(found?.matched ?? 0, Math.min(rows.length, PAGE_ROWS));
  const count = isAll ? { matched: rows.length, isCut: false } : found && { matched, isCut: true };
  return { ...slice.page(rows), count: count && countOf(count), outside: 0, searchedTo };
}

function countOf({ matched, isCut }: Pick<Gathered, 'matched' | 'isCut'>): OrderCount {
  const isMore = isCut || matched > MOST_COUNTED;
  return { orders: isMore ? Math.min(matched, MOST_COUNTED) : matched, isMore };
}

interface Gathered {
  rows: ListedOrder[];
  gathered: number;
  matched: number;
  isCut: boolean;
}

/** Of a page without orders there is one row that has none. */
const gatheredRow = z.object({
  orderId: z.string().nullable(),
  number: z.number().nullable(),
  cursor: z.string().nullable(),
  gathered: bigNumber,
  matched: bigNumber,
});

/** Some orders, as many as are gathered; of them those that the filter shows, and of those one page. */
async function gather(
  tx: Transaction,
  { keys, slice }: AskedList,
  { wanted, matched }: { wanted: SQL; matched: SQL },
  most: number,
): Promise<Gathered> {
  const statement = sql`
    with wanted as materialized (${wanted}),
    gathered as materialized (select * from wanted limit ${most + 1}),
    matched as materialized (${matched}),
    page as (
      select order_id as "orderId", number, ${keys.cursor} as cursor,
        row_number() over (order by ${slice.sequence}) as at
      from matched ${where([slice.condition])}
      order by ${slice.sequence} limit ${slice.limit}
    )
    select page.*, (select count(*) from gathered) as gathered, (select count(*) from matched) as matched
    from (select) as always left join page on true order by at`;
  const rows = await readRows(tx, statement, gatheredRow);
  const { gathered = 0, matched: shown = 0 } = rows[0] ?? {};
  const found = rows.flatMap(({ orderId, number, cursor }) =>
    orderId === null || number === null || cursor === null ? [] : [{ orderId, number, cursor }],
  );
  return { rows: found, gathered, matched: shown, isCut: gathered > most };
}

/** What a search finds among the next rows of the list, up to one page. */
async function walk(
  tx: Transaction,
  asked: AskedList,
  { condition }: SearchCondition,
): Promise<ListedOrder[]> {
  const { slice, conditions } = asked;
  const walked = sql`(
      select * from derived.order_list ${where([...conditions, slice.condition])}
      order by ${slice.sequence} limit ${MOST_WALKED}
    ) listed cross join lateral (
      select from derived.order_search found
      where found.order_id = listed.order_id and ${condition} offset 0
    ) found`;
  return rowsOf(tx, { ...asked, conditions: [] }, walked, { isSliced: true });
}

/** The last row that a walk has looked at; undefined where it came to the end of the list. */
async function lastWalked(tx: Transaction, asked: AskedList): Promise<ListedOrder | undefined> {
  const stretch = { limit: 1, offset: MOST_WALKED - 1 };
  const [row] = await rowsOf(tx, asked, sql`derived.order_list listed`, stretch);
  return row;
}

/** How many orders a filter shows, counted as far as it is said. */
async function countUpTo(tx: Transaction, conditions: readonly SQL[]): Promise<OrderCount> {
  const counted = sql`
    with wanted as materialized (select from derived.order_list ${where(conditions)})
    select count(*) from (select from wanted limit ${MOST_COUNTED + 1}) as counted`;
  return countOf({ matched: await readNumber(tx, counted), isCut: false });
}
