import { type SQL, sql } from 'drizzle-orm';

/** Numbers of other orders at most, and lines with one goal that are looked through for them. */
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
      select distinct other.number from (
        select x.order_id from order_lines x
        where ${goalOf(sql`x`)} = ${goalOf(sql`l`)} and x.work <> 'completed' and x.order_id <> l.order_id
        limit ${MOST_LOOKED}
      ) same join orders other on other.id = same.order_id and other.state in ('paid', 'delivering')
      limit ${MOST_SAME}
    ) found)
  else '[]' end`;
