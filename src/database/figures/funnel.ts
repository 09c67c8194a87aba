import { type SQL, between, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pageCounts } from '#database/schema/figures.ts';
import type { CountKind } from '#domain/counting/arrival.ts';
import type { FunnelDay, FunnelStage } from '#domain/counting/funnel.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { Queryable } from '#database/client.ts';
import { momentOf, startOfDay } from '#database/conditions.ts';
import { isByHand, isFree } from '#database/orders/paid-orders.ts';
import { bigNumber, readRows } from '#database/rows.ts';

/** How often something was counted on a day, in an edition, of a page. */
export interface PageCount {
  /** In Prague, ISO 8601: 2026-11-22. */
  day: string;
  edition: Locale;
  page: string;
  kind: CountKind;
  n: number;
}

/** Days in Prague, both included, as ISO 8601. */
interface Days {
  from: string;
  to: string;
}

/**
 * Adds to what was counted before, all in one statement. Rows are written in one sequence, so that replicas
 * that add at the same time wait for each other and never form a ring.
 */
export async function addPageCounts(db: Queryable, counts: readonly PageCount[]): Promise<void> {
  const list = (values: (string | number)[]) => sql.param(values);
  await db.execute(sql`
    insert into page_counts (day, edition, page, kind, n)
    select * from unnest(
      ${list(counts.map(({ day }) => day))}::date[],
      ${list(counts.map(({ edition }) => edition))}::text[],
      ${list(counts.map(({ page }) => page))}::text[],
      ${list(counts.map(({ kind }) => kind))}::text[],
      ${list(counts.map(({ n }) => n))}::bigint[])
    order by 1, 2, 3, 4
    on conflict (day, edition, page, kind) do update set n = page_counts.n + excluded.n`);
}

/** What was counted on some days (rules 58), in the sequence of days. */
export async function readPageCounts(db: Queryable, { from, to }: Days): Promise<PageCount[]> {
  return db
    .select()
    .from(pageCounts)
    .where(between(pageCounts.day, from, to))
    .orderBy(pageCounts.day, pageCounts.edition, pageCounts.page, pageCounts.kind);
}

/**
 * Notes how far the orders made since a moment have come (rules 58). A count never falls: orders that are
 * deleted meanwhile were counted before.
 */
export async function keepFunnel(db: Queryable, since: Date): Promise<void> {
  await db.execute(sql`
    insert into funnel_counts (day, edition, stage, n)
    ${ordersBy(momentOf(since))}
    on conflict (day, edition, stage) do update set n = greatest(funnel_counts.n, excluded.n)`);
}

/**
 * Days before the last one that was noted from which on orders are counted anew: until then an order can
 * still be opened and paid, as a rule. Older days are as the daily note has them.
 */
const OPEN_DAYS = 5;

const funnelDay = z.object({
  day: z.string(),
  edition: z.enum(locales),
  carts: bigNumber,
  orders: bigNumber,
  checkouts: bigNumber,
  paid: bigNumber,
});

/**
 * The way from the cart to the money on some days, in the sequence of days (rules 58). Orders are counted
 * where no daily note has them for good; without any note all of them are.
 */
export async function readFunnel(db: Queryable, { from, to }: Days): Promise<FunnelDay[]> {
  const noted = await lastNoted(db);
  // A value and no part of the statement: else the database would expect orders of all times.
  const since = noted !== null && noted > from ? noted : from;
  const begin = startOfDay(sql`${since}`);
  const statement = sql`
    with known as (
      select day, edition, stage, n from funnel_counts where day between ${from} and ${to}
      union all
      select day, edition, stage, n from (${ordersBy(begin)}) as live where day <= ${to}
      union all
      select day, edition, kind, n from derived.read_days
      where day between ${from} and ${to} and kind = 'cart'
    ), counted as (
      select day, edition, stage, max(n) as n from known group by day, edition, stage
    )
    select to_char(day, 'YYYY-MM-DD') as day, edition,
      ${sql.join(keysOf(numbers).map(stageCount), sql`, `)}
    from counted group by counted.day, edition order by counted.day, edition`;
  return readRows(db, statement, funnelDay);
}

/** The day from which on orders are counted anew; null where nothing was noted yet. */
async function lastNoted(db: Queryable): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(max(day) - ${OPEN_DAYS}::integer, 'YYYY-MM-DD') as day from funnel_counts`);
  return rows[0]?.day ?? null;
}

/** Under which name the count of each stage is read; a stage that is left out does not compile. */
const numbers = {
  cart: 'carts',
  order: 'orders',
  checkout: 'checkouts',
  paid: 'paid',
} as const satisfies Record<FunnelStage | 'cart', keyof FunnelDay>;

function stageCount(stage: keyof typeof numbers): SQL {
  const n = sql`coalesce(max(n) filter (where stage = ${stage}), 0)`;
  return sql`${n} as ${sql.identifier(numbers[stage])}`;
}

/**
 * The orders made since a moment by day, edition and how far they came, those that an operator has entered
 * left out: they never were on the way. One with nothing to pay has come all of it (rules 72).
 * None of the others is paid before it is made, so the index of the accounts finds them.
 */
function ordersBy(since: SQL): SQL {
  return sql`
    select day, edition, stage, n from (
      select (created_at at time zone 'Europe/Prague')::date as day, locale as edition,
        count(*) as made, count(paid_at) as paid, count(*) filter (where ${isFree} or exists (
          select from checkouts where order_id = orders.id and checkout_id is not null)) as opened
      from orders
      where coalesce(paid_at, created_at) >= ${since} and created_at >= ${since}
        and not ${isByHand}
      group by 1, 2
    ) as counted
    cross join lateral (values ('order', made), ('checkout', opened), ('paid', paid)) as reached(stage, n)
    where n > 0`;
}
