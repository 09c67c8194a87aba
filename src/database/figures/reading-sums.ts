import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CountKind, PACKAGE_PAGES } from '#domain/counting/arrival.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { wholeMonths } from '#domain/figures/figure-steps.ts';
import type { Period } from '#domain/figures/periods.ts';
import type { Queryable } from '#database/client.ts';
import { bigNumber, readRows } from '#database/rows.ts';

/** What sums of counts are narrowed by; what is undefined leaves nothing out. */
export interface CountedPart {
  edition?: Locale | undefined;
  page?: string | undefined;
}

const readingDay = z.object({ day: z.string(), edition: z.enum(locales), n: bigNumber });

/** How often pages were read on a day of Prague, in one edition. */
export type ReadingDay = z.output<typeof readingDay>;

const pageSum = z.object({ key: z.string(), edition: z.enum(locales), n: bigNumber });
const kindSum = pageSum.extend({ key: z.custom<CountKind>() });

/** How often each page was read, and each kind counted, in one edition. */
export type ReadingSum<Key extends string = string> = z.output<typeof pageSum> & { key: Key };

const firstSteps = z.object({
  day: z.string(),
  edition: z.enum(locales),
  /** Readings of any page, and of packages' pages. */
  pages: bigNumber,
  packages: bigNumber,
  /** Openings of the second step of the order. */
  details: bigNumber,
});

/** How often the first steps of the way to an order were taken, on a day and in an edition (rules 58). */
export type FirstSteps = z.output<typeof firstSteps>;

/** The readings of some kinds by days, in their sequence (rules 58); days without any are left out. */
export async function readReadingDays(
  db: Queryable,
  period: Period,
  { kinds, ...part }: CountedPart & { kinds: readonly CountKind[] },
): Promise<ReadingDay[]> {
  const statement = sql`
    select to_char(day, 'YYYY-MM-DD') as day, edition, sum(n) as n from ${countedIn(period, part)}
      and kind = any(${sql.param([...kinds])}::text[])
    group by counted.day, edition order by counted.day, edition`;
  return readRows(db, statement, readingDay);
}

/** How often each kind was counted in a period. */
export async function readKinds(
  db: Queryable,
  period: Period,
  part: CountedPart,
): Promise<ReadingSum<CountKind>[]> {
  const counted = countedIn(period, part);
  const statement = sql`select kind as key, edition, sum(n) as n from ${counted} group by 1, 2`;
  return readRows(db, statement, kindSum);
}

/** Where days are counted: in the sums of days, or of one page among the pages. */
function countedIn({ from, to }: Period, { edition, page }: CountedPart): SQL {
  const isOnePage = page !== undefined && page !== PACKAGE_PAGES;
  const table = isOnePage ? sql`page_counts counted` : sql`derived.read_days counted`;
  return sql`${table} where day between ${from} and ${to}
    ${isOnePage ? sql`and page = ${page}` : sql``}
    ${page === PACKAGE_PAGES ? sql`and is_package` : sql``}
    ${edition === undefined ? sql`` : sql`and edition = ${edition}`}`;
}

/**
 * The readings of each page in a period. Whole months are read from their sums, the days before and after them
 * one by one.
 */
export async function readPageSums(
  db: Queryable,
  period: Period,
  { kinds, edition, page }: CountedPart & { kinds: readonly CountKind[] },
): Promise<ReadingSum[]> {
  const { months, days } = dividedOf(period);
  const sums = [
    ...months.map(
      ({ from, to }) =>
        sql`select page, edition, kind, n from derived.read_months where month between ${from} and ${to}`,
    ),
    ...days.map(
      ({ from, to }) =>
        sql`select page, edition, kind, n from page_counts where day between ${from} and ${to}`,
    ),
  ];
  const statement = sql`
    select key, edition, n from (
      select page as key, edition, sum(n) as n from (${sql.join(sums, sql` union all `)}) as counted
      where kind = any(${sql.param([...kinds])}::text[])
        ${page === undefined || page === PACKAGE_PAGES ? sql`` : sql`and page = ${page}`}
        ${edition === undefined ? sql`` : sql`and edition = ${edition}`}
      group by 1, 2
      -- The offset has each page asked once whether it is a package's, and not with every month of it.
      offset 0
    ) as summed ${page === PACKAGE_PAGES ? sql`where derived.is_package(key)` : sql``}`;
  return readRows(db, statement, pageSum);
}

/** A period as the months that lie in it wholly, and the days that are left. */
function dividedOf(period: Period): { months: Period[]; days: Period[] } {
  const touched = wholeMonths(period);
  const whole = touched.filter(({ from, to }) => period.from <= from && to <= period.to);
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last) return { months: [], days: [period] };
  const cut = touched
    .filter((month) => !whole.includes(month))
    .map(({ from, to }) => ({
      from: from < period.from ? period.from : from,
      to: to > period.to ? period.to : to,
    }));
  return { months: [{ from: first.from, to: last.from }], days: cut };
}

/** The steps of the way to an order that counters know, by days in their sequence (rules 58). */
export async function readFirstSteps(
  db: Queryable,
  { from, to }: Period,
  readings: readonly CountKind[],
): Promise<FirstSteps[]> {
  const isReading = sql`kind = any(${sql.param([...readings])}::text[])`;
  const statement = sql`
    select to_char(day, 'YYYY-MM-DD') as day, edition,
      coalesce(sum(n) filter (where ${isReading}), 0) as pages,
      coalesce(sum(n) filter (where ${isReading} and is_package), 0) as packages,
      coalesce(sum(n) filter (where kind = 'details'), 0) as details
    from derived.read_days where day between ${from} and ${to}
    group by read_days.day, edition order by read_days.day, edition`;
  return readRows(db, statement, firstSteps);
}
