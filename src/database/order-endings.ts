import { type SQL, sql } from 'drizzle-orm';
import type { Ending } from '#domain/order/order.ts';
import type { Queryable } from './client.ts';

/** An intent `i` of the order `o` that waits. */
const waits = sql`i.order_id = o.id and i.state = 'waiting'`;

/** What is about to end the order `o`; null where nothing is. Of a second payment nothing counts (`sumCounted`). */
const ending = sql`case
  when o.state not in ('paid', 'delivering', 'completed') then null
  when exists (select from intents i where ${waits} and i.wish ->> 'kind' = 'cancel' offset 0)
    then 'cancel-waits'
  when o.total > 0 and o.total <= (select coalesce(sum(r.amount), 0) from refunds r
      where r.order_id = o.id and r.kind <> 'paid-twice' and r.state in ('owed', 'done'))
    + (select coalesce(sum((i.wish ->> 'amount')::bigint), 0) from intents i
      where ${waits} and i.wish ->> 'kind' = 'refund')
    then 'refund-waits' end`;

/** Whether nothing is about to end the order `o`: asked of the few alone of which something is about to leave. */
export const isNotEnding: SQL = sql`not exists (select from intents i where ${waits} and ${ending} is not null)
  and not exists (select from refunds owed
    where owed.order_id = o.id and owed.state = 'owed' and ${ending} is not null)`;

/** What is about to end these orders, by id; those that go on are left out. */
export async function readEndings(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Ending>> {
  const { rows } = await db.execute<{ id: string; ending: Ending }>(sql`
    select * from (
      select o.id, ${ending} as ending from orders o where o.id = any(${sql.param([...ids])}::uuid[])
    ) found where ending is not null`);
  return new Map(rows.map((row) => [row.id, row.ending]));
}

/** An order with what is about to end it. */
export async function withEnding<Row extends { id: string }>(
  db: Queryable,
  order: Row,
): Promise<Row & { ending: Ending | null }> {
  const endings = await readEndings(db, [order.id]);
  return { ...order, ending: endings.get(order.id) ?? null };
}
