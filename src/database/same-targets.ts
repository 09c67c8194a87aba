import { type SQL, sql } from 'drizzle-orm';

/** Numbers of other orders at most, and lines of orders that go on among which they are found. */
export const MOST_SAME = 5;
const MOST_LOOKED = 200;

/** Service and target of a line, as the index `order_lines_goal` has them. */
function goalOf(line: SQL): SQL {
  return sql`derived.goal_of(${line}.package_id, ${line}.target_kind, ${line}.target_url)`;
}

/**
 * The numbers of other orders that go on and have a line of the same service for the target of the line `l` of the
 * order `o`, as JSON; lines that have ended count on neither side.
 */
export const sameTargets = sql`case
  when l.work <> 'completed' and l.target_url is not null and o.state in ('paid', 'delivering') then (
    select coalesce(json_agg(found.number order by found.number), '[]') from (
      select distinct same.number from (
        select other.number from order_lines x
        join orders other on other.id = x.order_id and other.state in ('paid', 'delivering')
        where ${goalOf(sql`x`)} = ${goalOf(sql`l`)} and x.work <> 'completed' and x.order_id <> l.order_id
        limit ${MOST_LOOKED}
      ) same
      order by same.number limit ${MOST_SAME}
    ) found)
  else '[]' end`;
