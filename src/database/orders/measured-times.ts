import { sql } from 'drizzle-orm';
import type { MeasuredTimes, OrderCounts } from '#domain/catalogue/measured.ts';
import type { VolumeDiscounts } from '#domain/catalogue/pricing.ts';
import type { Queryable } from '#database/client.ts';
import { unitsOfLine } from './order-rows.ts';
import { isFree, isPaid } from './paid-orders.ts';

/** Completed rows that are looked at, the newest first: enough to measure, and never a long search. */
const MOST_LINES = 5000;

type TimeRow = { service: string; orders: number; half: number; most: number };

/**
 * How long orders took, by service: from the moment from which the customer could wait for them (payment, express
 * request, or a target that was given before the start) until the last row of that service was delivered. Orders
 * that waited for the end of the withdrawal period do not count, none that ended short, and none whose customer
 * took the money back because it was late.
 * @param since of which moment on completed rows count
 */
export async function measureTimes(db: Queryable, since: Date): Promise<MeasuredTimes> {
  const { rows } = await db.execute<TimeRow>(sql`
    with recent as (
      select distinct order_id, regexp_replace(package_id, '-[0-9]+$', '') as service
      from (
        select order_id, package_id from order_lines
        where completed_at >= ${since.toISOString()}::timestamptz
        order by completed_at desc limit ${MOST_LINES}
      ) newest
    ), took as (
      select recent.service,
        extract(epoch from line.completed_at - greatest(o.paid_at, o.consent_at, (
          select max(at) from order_events e
          where e.order_id = o.id and e.at <= line.started_at
            and e.kind is null and e.new_target is not null
        ))) / 3600 as hours
      from recent join orders o on o.id = recent.order_id
      cross join lateral (
        select max(completed_at) as completed_at, min(started_at) as started_at,
          bool_and(completed_at is not null and l.delivered >= ${unitsOfLine}) as is_done
        from order_lines l
        where order_id = o.id and regexp_replace(package_id, '-[0-9]+$', '') = recent.service
      ) line
      where line.is_done and o.paid_at is not null and o.express_consent is distinct from false
        and not exists (select from late_offers l where l.order_id = o.id and l.answer = 'money')
    )
    select service, count(*)::int as orders,
      percentile_cont(0.5) within group (order by hours)::float8 as half,
      percentile_cont(0.9) within group (order by hours)::float8 as most
    from took group by service`);
  return Object.fromEntries(
    rows.map(({ service, orders, half, most }) => [
      service,
      { orders, halfHours: half, mostHours: most },
    ]),
  );
}

/** Paid orders that are looked at, the newest first: enough to compare, and never a long search. */
const MOST_ORDERS = 1000;

type CountRow = { kind: 'package' | 'service' | 'items'; key: string; orders: number };

/**
 * How often packages, services and quantities were chosen in the newest paid orders that were neither
 * canceled nor refunded (rules 29). Of the packages in an order those make its quantity that count for the volume discounts.
 * What was free of charge was not paid and bears nothing out.
 */
export async function countSold(
  db: Queryable,
  { countsFrom }: Pick<VolumeDiscounts, 'countsFrom'>,
): Promise<OrderCounts> {
  const { rows } = await db.execute<CountRow>(sql`
    with recent as (
      select id, discount_source from orders
      where ${isPaid} and not ${isFree}
        and state in ('paid', 'delivering', 'completed')
      order by coalesce(paid_at, created_at) desc
      limit ${MOST_ORDERS}
    ), bought as (
      select order_id, package_id, regexp_replace(package_id, '-[0-9]+$', '') as service,
        case when unit_price >= ${countsFrom} then quantity else 0 end as counted, discount_source
      from recent cross join lateral (
        -- The offset keeps it a search for each order; joined, all lines there are would be read.
        select order_id, package_id, quantity, unit_price from order_lines where order_id = recent.id offset 0
      ) as line
    )
    select 'package' as kind, package_id as key, count(distinct order_id)::int as orders
    from bought group by package_id
    union all
    select 'service', service, count(distinct order_id)::int from bought group by service
    union all
    select 'items', items::text, count(*)::int
    from (
      select sum(counted) as items from bought
      where discount_source = 'volume' group by order_id
    ) as sums group by items`);
  const of = (kind: CountRow['kind']) => rows.filter((row) => row.kind === kind);
  const byKey = (found: CountRow[]) =>
    Object.fromEntries(found.map(({ key, orders }) => [key, orders]));
  return {
    packages: byKey(of('package')),
    services: byKey(of('service')),
    discounted: of('items').map(({ key, orders }) => ({ items: Number(key), orders })),
  };
}
