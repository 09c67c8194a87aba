import { type SQL, sql } from 'drizzle-orm';
import type { OrderFilter, OrderPlace } from '#domain/operator/order-filter.ts';
import { MOST_WALKED } from '#domain/operator/order-search.ts';
import type { Database, Transaction } from './client.ts';
import { beyond, conditionsOf, placeValue, sequenceOf, where } from './order-list-parts.ts';
import {
  type AskedList,
  type ListRow,
  type ListedOrder,
  PAGE_ROWS,
  listed,
  rowsOf,
} from './order-list-rows.ts';
import { type SearchCondition, searchConditionOf } from './order-search.ts';

/** Orders are counted up to here; beyond it is said that there are more. */
const MOST_COUNTED = 1000;

/**
 * What some orders have is found by whatever index finds it, and sorted: up to so many orders, by the planner's
 * estimate. What more have is met soon on the way along the sorted list.
 */
const MOST_SORTED = 60_000;
/** A search gathers so many orders, and beyond that goes along the list; then the page says how far it came. */
const MOST_FOUND = 4000;

/** A page of the list, in its sequence. */
export interface OrderPage {
  orders: ListedOrder[];
  hasNext: boolean;
  hasPrevious: boolean;
  /** How many orders the whole list has; undefined where a search would have to look through all of them. */
  count: OrderCount | undefined;
  /** How many orders the search finds where the rest of the filter leaves out all of them. */
  outside: number;
  /** Where a search stopped before the end of the list. */
  searchedTo: ListedOrder | undefined;
}

export interface OrderCount {
  orders: number;
  isMore: boolean;
}

/** A page of the orders that a filter shows: bounded work, however many there are. */
export async function listOrders(
  db: Database,
  filter: OrderFilter,
  place: OrderPlace | undefined,
  now: Date,
): Promise<OrderPage> {
  const asked = { filter, place, conditions: conditionsOf(filter, now) };
  return byIndex(db, async (tx) => {
    const search = await searchConditionOf(tx, filter.q);
    return search ? searchPage(tx, asked, search) : filterPage(tx, asked);
  });
}

/**
 * Asks with the indexes. Where many rows may fit, the planner would read the whole table for the first of them,
 * also where none does; and preparing machine code takes longer than any of these questions.
 */
async function byIndex<Answer>(
  db: Database,
  ask: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    );
    return ask(tx);
  });
}

/** The order that a search finds alone; undefined where it finds none or several. */
export function onlyOf({ orders, count, hasPrevious }: OrderPage): ListedOrder | undefined {
  return !hasPrevious && count?.orders === 1 && !count.isMore ? orders[0] : undefined;
}

async function filterPage(tx: Transaction, asked: AskedList): Promise<OrderPage> {
  const { filter, place, conditions } = asked;
  const count = await countUpTo(tx, conditions);
  const areSorted = conditions.length > 0 && (!count.isMore || (await areSome(tx, conditions)));
  // Behind "offset 0" the planner looks for all that fit, not for the first of them along the list.
  const rows = areSorted
    ? await rowsOf(
        tx,
        { filter, place, conditions: [] },
        sql`(select * from derived.order_list ${where(conditions)} offset 0) listed`,
      )
    : await rowsOf(tx, asked, sql`derived.order_list listed`);
  return pageOf(rows, place, count);
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
  const { place } = asked;
  const parts = {
    wanted: sql`select order_id from derived.order_search where ${search.condition}`,
    matched: sql`select listed.* from gathered join derived.order_list listed using (order_id)
      ${where(asked.conditions)}`,
  };
  const found = search.isIndexed ? await gather(tx, asked, parts, MOST_FOUND) : undefined;
  if (found && !found.isCut) {
    const page = pageOf(found.rows, place, countOf(found));
    return found.matched === 0 ? { ...page, outside: found.gathered } : page;
  }
  const rows = await walk(tx, asked, search);
  const searchedTo = rows.length > PAGE_ROWS ? undefined : await lastWalked(tx, asked);
  const isAll = !place && !searchedTo && rows.length <= PAGE_ROWS;
  const matched = Math.max(found?.matched ?? 0, Math.min(rows.length, PAGE_ROWS));
  const count = isAll ? { matched: rows.length, isCut: false } : found && { matched, isCut: true };
  return { ...pageOf(rows, place, count && countOf(count)), searchedTo };
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

/** Some orders, as many as are gathered; of them those that the filter shows, and of those one page. */
async function gather(
  tx: Transaction,
  { filter, place }: AskedList,
  { wanted, matched }: { wanted: SQL; matched: SQL },
  most: number,
): Promise<Gathered> {
  const sequence = sequenceOf(filter, place?.side === 'before');
  const { rows } = await tx.execute<ListRow & { gathered: string; matched: string }>(sql`
    with wanted as materialized (${wanted}),
    gathered as materialized (select * from wanted limit ${most + 1}),
    matched as materialized (${matched}),
    page as (
      select order_id, number, ${placeValue(filter.sort)} as value, row_number() over (order by ${sequence}) as at
      from matched ${where(place ? [beyond(filter, place)] : [])}
      order by ${sequence} limit ${PAGE_ROWS + 1}
    )
    select page.*, (select count(*) from gathered) as gathered, (select count(*) from matched) as matched
    from (select) as always left join page on true order by at`);
  const [first] = rows;
  const gathered = Number(first?.gathered ?? 0);
  const found = rows.flatMap((row) => (row.order_id === null ? [] : [listed(row)]));
  return { rows: found, gathered, matched: Number(first?.matched ?? 0), isCut: gathered > most };
}

/** What a search finds among the next rows of the list, up to one page. */
async function walk(
  tx: Transaction,
  { filter, place, conditions }: AskedList,
  { condition }: SearchCondition,
): Promise<ListedOrder[]> {
  const sequence = sequenceOf(filter, place?.side === 'before');
  const near = [...conditions, ...(place ? [beyond(filter, place)] : [])];
  const walked = sql`(
      select * from derived.order_list ${where(near)} order by ${sequence} limit ${MOST_WALKED}
    ) listed cross join lateral (
      select from derived.order_search found
      where found.order_id = listed.order_id and ${condition} offset 0
    ) found`;
  return rowsOf(tx, { filter, place, conditions: [] }, walked, PAGE_ROWS + 1, true);
}

/** The last row that a walk has looked at; undefined where it came to the end of the list. */
async function lastWalked(tx: Transaction, asked: AskedList): Promise<ListedOrder | undefined> {
  const rows = await rowsOf(tx, asked, sql`derived.order_list listed`, 1, false, MOST_WALKED - 1);
  return rows[0];
}

/** How many orders a filter shows, counted as far as it is said. */
async function countUpTo(tx: Transaction, conditions: readonly SQL[]): Promise<OrderCount> {
  const { rows } = await tx.execute<{ count: string }>(sql`
    with wanted as materialized (select from derived.order_list ${where(conditions)})
    select count(*) as count from (select from wanted limit ${MOST_COUNTED + 1}) as counted`);
  return countOf({ matched: Number(rows[0]?.count ?? 0), isCut: false });
}

/** A page of rows that were read from a place on, one more than it shows. */
function pageOf(
  rows: readonly ListedOrder[],
  place: OrderPlace | undefined,
  count: OrderCount | undefined,
): OrderPage {
  const isMore = rows.length > PAGE_ROWS;
  const shown = rows.slice(0, PAGE_ROWS);
  const isBackwards = place?.side === 'before';
  return {
    orders: isBackwards ? shown.toReversed() : shown,
    hasNext: isBackwards || isMore,
    hasPrevious: isBackwards ? isMore : place !== undefined,
    count,
    outside: 0,
    searchedTo: undefined,
  };
}
