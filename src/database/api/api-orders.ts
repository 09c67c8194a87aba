import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import type { Ending, OrderState } from '#domain/order/order.ts';
import type { Queryable } from '#database/client.ts';
import { liesIn, momentOf, startOfDay } from '#database/conditions.ts';
import { readEndings } from '#database/orders/order-work.ts';
import { type RowLine, MOST_SAME, readRowLines } from '#database/orders/order-rows.ts';
import type { OrderLineRow, OrderRow } from '#database/orders/orders.ts';
import type { WithdrawalRow } from '#database/orders/withdrawals.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { paymentAnomalies } from '#database/schema/payments.ts';
import { withdrawals } from '#database/schema/after-sales.ts';

/** An order as programs read it, with the last entry of its history. */
export interface ApiOrder extends OrderRow {
  lines: OrderLineRow[];
  withdrawals: WithdrawalRow[];
  /** Its customer contests the payment at the bank. */
  isDisputed: boolean;
  /** What is about to end it. */
  ending: Ending | null;
  /** Numbers of other orders that go on with the same service for one of its targets, a few at most. */
  sameTarget: number[];
  /** The id of that entry: who has seen it has seen everything that became of the order. */
  version: number;
  changedAt: Date;
}

/** Which orders a program asks for; what is undefined leaves nothing out. */
export interface ApiOrderFilter {
  state?: OrderState | undefined;
  /** Days in Prague, the last one whole. */
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
  number?: number | undefined;
  changedSince?: Date | undefined;
}

/** A place in a sequence: behind the row with this moment and number (of an order, or of a change). */
export interface ApiCursor {
  at: Date;
  number: number;
}

export interface ApiOrderPage {
  orders: ApiOrder[];
  /** Where the next page begins; undefined where there is none. */
  next: ApiCursor | undefined;
}

export interface ApiQuestion {
  filter: ApiOrderFilter;
  after: ApiCursor | undefined;
  most: number;
}

/** A page of orders, the newest first. */
export async function listNewestOrders(
  db: Queryable,
  { filter, after, most }: ApiQuestion,
): Promise<ApiOrderPage> {
  const { createdAt, number, id } = orders;
  const rows = await db
    .select({ id, at: createdAt, number })
    .from(orders)
    .where(
      and(
        ...conditionsOf(filter),
        after && sql`(${createdAt}, ${number}) < (${momentOf(after.at)}, ${after.number}::bigint)`,
      ),
    )
    .orderBy(sql`${createdAt} desc`, sql`${number} desc`)
    .limit(most + 1);
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return {
    orders: await readOrders(
      db,
      shown.map((row) => row.id),
    ),
    next: last && { at: last.at, number: last.number },
  };
}

/**
 * A page of orders by their last change, the oldest first. Each stands once, at its last change; a filter
 * leaves out orders of a page, so that a page may be shorter, and even empty, though another follows.
 */
export async function listChangedOrders(
  db: Queryable,
  { filter, after, most }: ApiQuestion,
): Promise<ApiOrderPage> {
  const { at, id, orderId } = orderEvents;
  const rows = await db
    .select({ orderId, at, number: id })
    .from(orderEvents)
    .where(
      and(
        sql`not exists (select from order_events later
          where later.order_id = ${orderId} and later.id > ${id})`,
        filter.changedSince && sql`${at} >= ${momentOf(filter.changedSince)}`,
        after && sql`(${at}, ${id}) > (${momentOf(after.at)}, ${after.number}::bigint)`,
      ),
    )
    .orderBy(asc(at), asc(id))
    .limit(most + 1);
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  const ids = shown.map((row) => row.orderId);
  return {
    orders: await readOrders(db, ids, { ...filter, changedSince: undefined }),
    next: last && { at: last.at, number: last.number },
  };
}

/** One order by its number. */
export async function findApiOrder(db: Queryable, number: number): Promise<ApiOrder | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, number))
    .limit(1);
  if (!row) return undefined;
  const [order] = await readOrders(db, [row.id]);
  return order;
}

/** The orders of these ids, in this sequence, without those that the filter leaves out. */
async function readOrders(
  db: Queryable,
  ids: readonly string[],
  filter: ApiOrderFilter = {},
): Promise<ApiOrder[]> {
  if (ids.length === 0) return [];
  const all = [...ids];
  // One after the other: a transaction has one connection.
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, all), ...conditionsOf(filter)));
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, all))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const declared = await db.select().from(withdrawals).where(inArray(withdrawals.orderId, all));
  const anomalies = await db
    .select()
    .from(paymentAnomalies)
    .where(inArray(paymentAnomalies.orderId, all));
  const endings = await readEndings(db, all);
  const { rows: entries } = await db.execute<{ order_id: string; id: string; at: string }>(sql`
    select asked.order_id, last.id, last.at
    from unnest(${sql.param(all)}::uuid[]) asked (order_id)
    cross join lateral (
      select id, at from order_events e where e.order_id = asked.order_id order by id desc limit 1
    ) last`);
  const rowLines = await readRowLines(
    db,
    rows.map(({ number }) => number),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entryOf = new Map(entries.map((entry) => [entry.order_id, entry]));
  return all.flatMap((id): ApiOrder[] => {
    const row = byId.get(id);
    if (!row) return [];
    const entry = entryOf.get(id);
    return [
      {
        ...row,
        withdrawals: declared.filter(({ orderId }) => orderId === id),
        isDisputed: anomalies.some((one) => one.orderId === id && isOpenDispute(one)),
        ending: endings.get(id) ?? null,
        lines: lines.filter(({ orderId }) => orderId === id),
        sameTarget: sameTargetsOf(rowLines.get(row.number) ?? []),
        version: Number(entry?.id ?? 0),
        changedAt: entry ? new Date(entry.at) : row.createdAt,
      },
    ];
  });
}

/** Of all lines together, each number once. */
function sameTargetsOf(lines: readonly RowLine[]): number[] {
  const numbers = new Set(lines.flatMap(({ sameTarget }) => sameTarget));
  return [...numbers].toSorted((one, other) => one - other).slice(0, MOST_SAME);
}

function conditionsOf({
  state,
  createdFrom,
  createdTo,
  number,
}: ApiOrderFilter): (SQL | undefined)[] {
  const at = sql`${orders.createdAt}`;
  const [from, to] = [createdFrom, createdTo];
  return [
    state && eq(orders.state, state),
    from !== undefined && to !== undefined ? liesIn(at, { from, to }) : undefined,
    from !== undefined && to === undefined ? sql`${at} >= ${startOfDay(sql`${from}`)}` : undefined,
    to !== undefined && from === undefined ? sql`${at} < ${startOfDay(sql`${to}`, 1)}` : undefined,
    number === undefined ? undefined : eq(orders.number, number),
  ];
}
