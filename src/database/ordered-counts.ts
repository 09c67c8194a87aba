import { sql } from 'drizzle-orm';
import type { OrderCounts } from '#domain/catalogue/measured.ts';
import type { Ladder } from '#domain/catalogue/pricing.ts';
import type { Queryable } from './client.ts';
import { isFree, isPaid } from './paid-orders.ts';

/** Paid orders that are looked at, the newest first: enough to compare, and never a long search. */
const MOST_ORDERS = 1000;

type CountRow = { kind: 'package' | 'service' | 'items'; key: string; orders: number };

/**
 * How often packages, services and quantities were chosen in the newest paid orders that were neither
 * canceled nor refunded (rules 29). Of the packages in an order those make its quantity that count for the ladder.
 * What was free of charge was not paid and bears nothing out.
 */
export async function countOrdered(
  db: Queryable,
  { countsFrom }: Pick<Ladder, 'countsFrom'>,
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
