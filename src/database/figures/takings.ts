import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { Period } from '#domain/figures/periods.ts';
import {
  type LedgerFilter,
  type Takings,
  type TakingsDay,
  ledgerSides,
} from '#domain/figures/takings.ts';
import type { Queryable } from '#database/client.ts';
import { dayOf, liesBetween } from '#database/conditions.ts';
import { byMoment, byWord, keyset, where } from '#database/keyset.ts';
import { isByHand, isFree, isPaid } from '#database/orders/paid-orders.ts';
import { bigNumber, sqlAt, readRows } from '#database/rows.ts';
import { displayName } from '#database/work-lists/waiting-row.ts';

const PAGE_ENTRIES = 100;

const newestFirst = keyset([
  byMoment(sql`page.at`),
  byWord(sql`page.side`),
  byWord(sql`page.id::text`),
]);

/**
 * The one ledger of the shop's takings; whatever figure is shown is a sum of it. A payment is an order that
 * was paid, at the moment it was paid, with its total; free orders are none. A refund counts at the moment it
 * was made; what came back afterwards was not refunded. Of a payment that came twice neither the second
 * payment nor its return counts: it never was the shop's (decisions/0004).
 */
function ledger({ from, to, edition }: LedgerPart): SQL {
  const isPaidIn = edition === undefined ? sql`` : sql`and locale = ${edition}`;
  const isBackIn =
    edition === undefined
      ? sql``
      : sql`and exists (select from orders o where o.id = refunds.order_id and o.locale = ${edition})`;
  return sql`
    select 'received' as side, id, id as order_id, paid_at as at, total as amount, paid_how as kind
    from orders
    where ${isPaid} and not ${isFree} and ${liesBetween(sql`paid_at`, from, to)} ${isPaidIn}
    union all
    select 'returned', id, order_id, done_at, amount, kind
    from refunds
    where state = 'done' and kind <> 'paid-twice'
      and ${liesBetween(sql`done_at`, from, to)} ${isBackIn}`;
}

interface LedgerPart {
  /** Days, both included. */
  from: SQL;
  to: SQL;
  edition?: Locale | undefined;
}

const inPeriod = ({ from, to }: Period, edition?: Locale): LedgerPart => ({
  from: sql`${from}`,
  to: sql`${to}`,
  edition,
});

/** The ledger, with the orders beside it that it has no entry of, and those that were entered by hand. */
function selectLedger(part: LedgerPart): SQL {
  const { from, to, edition } = part;
  const orders = (side: string, which: SQL) => sql`
    union all
    select ${side}, id, id, paid_at, 0, paid_how from orders
    where ${isPaid} and ${which} and ${liesBetween(sql`paid_at`, from, to)}
      ${edition === undefined ? sql`` : sql`and locale = ${edition}`}`;
  return sql`${ledger(part)} ${orders('free', isFree)} ${orders('by-hand', isByHand)}`;
}

const SUMS = sql`
  coalesce(sum(amount) filter (where side = 'received'), 0) as received,
  coalesce(sum(amount) filter (where side = 'returned'), 0) as returned,
  count(*) filter (where side = 'received') as payments,
  count(*) filter (where side = 'returned') as refunds,
  count(*) filter (where side = 'free') as free,
  count(*) filter (where side = 'by-hand') as "byHand"`;

const takings = z.object({
  received: bigNumber,
  returned: bigNumber,
  payments: bigNumber,
  refunds: bigNumber,
  free: bigNumber,
  byHand: bigNumber,
});

/**
 * The takings of each of some periods, in their sequence. Each is cut off the ledger by the moments at which its
 * days begin and end, so that no entry has to be told its day.
 */
export async function readTakingsOf(
  db: Queryable,
  periods: readonly Period[],
  edition?: Locale,
): Promise<Takings[]> {
  const statement = sql`
    select entries.* from unnest(
      ${sql.param(periods.map((period) => period.from))}::date[],
      ${sql.param(periods.map((period) => period.to))}::date[]) with ordinality as step(first, last, at)
    cross join lateral (
      select ${SUMS} from (${selectLedger({ from: sql`step.first`, to: sql`step.last`, edition })}) as counted
    ) as entries
    order by step.at`;
  return readRows(db, statement, takings);
}

/** The takings of a period by days in Prague, in their sequence; days without any are left out. */
export async function readTakings(
  db: Queryable,
  period: Period,
  edition?: Locale,
): Promise<TakingsDay[]> {
  const statement = sql`
    select to_char(${dayOf(sql`at`)}, 'YYYY-MM-DD') as day, ${SUMS}
    from (${selectLedger(inPeriod(period, edition))}) as counted group by 1 order by 1`;
  return readRows(db, statement, takings.extend({ day: z.string() }));
}

const ledgerRow = z.object({
  side: z.enum(ledgerSides),
  /** Of the order, or of the refund. */
  id: z.string(),
  number: z.number(),
  name: z.string(),
  at: sqlAt,
  /** Haléře, above zero whichever way they went. */
  amount: bigNumber,
  /** How the order was paid, or what was refunded. */
  kind: z.string(),
  cursor: z.string(),
});

/** One entry of the ledger: a payment of an order, or a refund. */
export type LedgerEntry = z.output<typeof ledgerRow>;

/** A page of the ledger, the newest first. */
export async function listLedger(
  db: Queryable,
  period: Period,
  { values: { side, edition }, cursor }: { values: LedgerFilter; cursor?: Cursor | undefined },
): Promise<KeysetPage<LedgerEntry>> {
  const slice = newestFirst.slice(cursor, PAGE_ENTRIES);
  const isOfSide = side && sql`page.side = ${side}`;
  const statement = sql`
    select page.*, ${newestFirst.cursor} as cursor, o.number, ${displayName} as name from (
      select * from (${ledger(inPeriod(period, edition))}) as page
      ${where([isOfSide, slice.condition])} order by ${slice.sequence} limit ${slice.limit}
    ) as page join orders o on o.id = page.order_id order by ${slice.sequence}`;
  return slice.page(await readRows(db, statement, ledgerRow));
}

/** What was sold of a package in orders that were paid in a period. */
export interface Sold {
  /** Paid orders that have the package. */
  orders: number;
  /** How often it is in them. */
  quantity: number;
  /** Haléře that were paid for it, with the discount off. */
  amount: Haler;
}

export interface SoldPackage extends Sold {
  package: string;
}

export interface SoldDay extends Sold {
  day: string;
}

interface SoldPart {
  edition?: Locale | undefined;
  package?: string | undefined;
}

/** What was sold of each package, what most orders had first (rules 79). */
export async function readSoldPackages(
  db: Queryable,
  period: Period,
  part: SoldPart,
): Promise<SoldPackage[]> {
  const { rows } = await db.execute<Record<keyof SoldPackage, string>>(sql`
    select package_id as package, ${SOLD} from ${soldIn(period, part)}
    group by package_id order by count(*) desc, package_id`);
  return rows.map((row) => ({ package: row.package, ...toSold(row) }));
}

/** What was sold of one package, or of all, by days on which its orders were paid. */
export async function readSoldDays(
  db: Queryable,
  period: Period,
  part: SoldPart,
): Promise<SoldDay[]> {
  const { rows } = await db.execute<Record<keyof SoldDay, string>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, ${SOLD} from ${soldIn(period, part)}
    group by sold_packages.day order by sold_packages.day`);
  return rows.map((row) => ({ day: row.day, ...toSold(row) }));
}

const SOLD = sql`count(*) as orders, sum(quantity) as quantity, sum(amount) as amount`;

function soldIn({ from, to }: Period, part: SoldPart): SQL {
  return sql`derived.sold_packages where day between ${from} and ${to}
    ${part.edition === undefined ? sql`` : sql`and edition = ${part.edition}`}
    ${part.package === undefined ? sql`` : sql`and package_id = ${part.package}`}`;
}

function toSold({ orders, quantity, amount }: Record<keyof Sold, string>): Sold {
  return { orders: Number(orders), quantity: Number(quantity), amount: Number(amount) };
}
