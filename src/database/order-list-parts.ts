import { type SQL, sql } from 'drizzle-orm';
import { HOUR_MS } from '#domain/calendar.ts';
import { crowns } from '#domain/money.ts';
import type {
  FilterPart,
  LateMark,
  OrderFilter,
  OrderPlace,
  OrderSort,
  SortDirection,
} from '#domain/operator/order-filter.ts';
import { NEAR_HOURS } from '#domain/operator/promise-mark.ts';
import { startOfDay } from './days.ts';
import { moment } from './waiting-row.ts';

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

/** The sequence of a list, or the same backwards. */
export function sequenceOf({ sort, dir }: OrderFilter, isBackwards = false): SQL {
  const way = (dir === 'asc') === isBackwards ? sql`desc` : sql`asc`;
  return sql`${sortedBy(sort, dir)} ${way}, number ${way}`;
}

/** What of a row its place is told by: milliseconds or haléře, null where it has no such moment. */
export function placeValue(sort: OrderSort): SQL {
  if (sort === 'total') return sql`total`;
  const moment = sort === 'made' ? sql`made_at` : moments[sort];
  return sql`(extract(epoch from ${moment}) * 1000)::bigint`;
}

/** The rows on one side of a place. */
export function beyond({ sort, dir }: OrderFilter, { side, value, number }: OrderPlace): SQL {
  const isUp = (dir === 'asc') === (side === 'after');
  const moment = value === null ? endOf(dir) : sql`${new Date(value).toISOString()}`;
  const at = sort === 'total' ? sql`${value ?? 0}::bigint` : sql`${moment}::timestamptz`;
  return sql`(${sortedBy(sort, dir)}, number) ${isUp ? sql`>` : sql`<`} (${at}, ${number})`;
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
  if (late === 'past') return sql`due_at <= ${moment(now)}`;
  const near = moment(new Date(now.getTime() + NEAR_HOURS * HOUR_MS));
  return sql`due_at > ${moment(now)} and due_at <= ${near}`;
}

/** Conditions as the end of a statement; nothing where there are none. */
export function where(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}
