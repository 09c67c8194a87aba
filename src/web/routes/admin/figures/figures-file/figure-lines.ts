import { readKinds, readPageSums, readReadingDays } from '#database/figures/reading-sums.ts';
import { readSoldPackages, readTakingsOf } from '#database/figures/takings.ts';
import type { Queryable } from '#database/client.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import { outsideSources, readingKinds } from '#domain/counting/arrival.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { FigureSubject } from '#domain/figures/figure-query.ts';
import { csvRow, csvSum } from '#domain/figures/figures-csv.ts';
import { type Period, daysOf, isWithin } from '#domain/figures/periods.ts';
import { sumJourney, journeySteps } from '#domain/counting/funnel.ts';
import type { FigurePagesMessages } from '#messages/cs/admin/figures.ts';
import { readJourney } from '#web/routes/admin/figures/figures/funnel-view.ts';
import { pageLabel } from '#web/routes/admin/figures/figures/page-label.ts';
import { figurePagesWords } from '#web/routes/admin/figures/figures/words.ts';

/** What is written of one month. */
export interface WrittenMonth {
  db: Queryable;
  /** A whole calendar month, whichever days are asked for. */
  month: Period;
  /** Of the days of the month only those are written. */
  period: Period;
  locale: Locale;
}

type Line = readonly [
  table: keyof FigurePagesMessages['fileTables'],
  period: string,
  edition: Locale,
  name: string,
  value: number | { money: number },
];

/** The names of the columns. */
export function headLine(locale: Locale): string {
  const { table, period, edition, name, value } = figurePagesWords[locale].fileColumns;
  return csvRow([table, period, edition, name, value]);
}

const makers: Record<FigureSubject, (wanted: WrittenMonth, edition: Locale) => Promise<Line[]>> = {
  visits: visitLines,
  sources: sourceLines,
  funnel: funnelLines,
  orders: orderLines,
};

/** The lines of a month, one edition after the other, as the file has them. */
export async function linesOf(subject: FigureSubject, wanted: WrittenMonth): Promise<string> {
  const { locale } = wanted;
  const { fileTables } = figurePagesWords[locale];
  const lines: Line[] = [];
  for (const edition of locales) lines.push(...(await makers[subject](wanted, edition)));
  return lines
    .map(([table, period, edition, name, value]) =>
      csvRow([fileTables[table], { figure: period }, edition, name, cellOf(locale, value)]),
    )
    .join('');
}

function cellOf(locale: Locale, value: Line[4]) {
  return typeof value === 'number' ? { figure: String(value) } : csvSum(locale, value.money);
}

const nameOf = ({ from }: Period) => from.slice(0, 7);
const added = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

async function visitLines(wanted: WrittenMonth, edition: Locale): Promise<Line[]> {
  const { db, month, period, locale } = wanted;
  const m = figurePagesWords[locale];
  const counted = { kinds: readingKinds, edition };
  const byDay = new Map((await readReadingDays(db, month, counted)).map(({ day, n }) => [day, n]));
  const pages = (await readPageSums(db, month, counted))
    .map(({ key, n }) => ({ name: pageLabel(key, locale), n }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const days = daysOf(month).filter((day) => isWithin(period, day));
  return [
    ...days.map((day): Line => {
      return ['visits-days', day, edition, m.measures.readings, byDay.get(day) ?? 0];
    }),
    ...pages.map(({ name, n }): Line => ['visits-pages', nameOf(month), edition, name, n]),
    ['visits-pages', nameOf(month), edition, m.sum, added(pages.map(({ n }) => n))],
  ];
}

async function sourceLines(wanted: WrittenMonth, edition: Locale): Promise<Line[]> {
  const { db, month, locale } = wanted;
  const m = figurePagesWords[locale];
  const kinds = new Map((await readKinds(db, month, { edition })).map(({ key, n }) => [key, n]));
  const counts = outsideSources.map((source) => kinds.get(source) ?? 0);
  const line = (name: string, n: number): Line => ['sources', nameOf(month), edition, name, n];
  return [
    ...outsideSources.map((source, index) => line(m.sources[source], counts[index] ?? 0)),
    line(m.sum, added(counts)),
  ];
}

async function funnelLines(wanted: WrittenMonth, edition: Locale): Promise<Line[]> {
  const { db, month, locale } = wanted;
  const { measures } = figurePagesWords[locale];
  const sums = sumJourney(await readJourney(db, month, edition));
  return journeySteps.map((step): Line => {
    return ['funnel', nameOf(month), edition, measures[step], sums[step]];
  });
}

async function orderLines(wanted: WrittenMonth, edition: Locale): Promise<Line[]> {
  const { db, month, locale } = wanted;
  const m = figurePagesWords[locale];
  const takings = await readTakingsOf(
    db,
    daysOf(month).map((day) => ({ from: day, to: day })),
    edition,
  );
  const packages = await readSoldPackages(db, month, { edition });
  return [
    ...sideLines(wanted, edition, {
      names: [m.fileMeasures.payments, m.measures.received],
      counts: takings.map(({ payments }) => payments),
      amounts: takings.map(({ received }) => received),
    }),
    ...sideLines(wanted, edition, {
      names: [m.fileMeasures.refunds, m.measures.returned],
      counts: takings.map(({ refunds }) => refunds),
      amounts: takings.map(({ returned }) => returned),
    }),
    [
      'orders-days',
      nameOf(month),
      edition,
      m.fileMeasures.free,
      added(takings.map(({ free }) => free)),
    ],
    ...packages.flatMap(({ package: id, orders, quantity }): Line[] => {
      const line = (measure: string, n: number): Line => {
        const name = `${packageName(id, locale)}: ${measure}`;
        return ['orders-packages', nameOf(month), edition, name, n];
      };
      return [line(m.measures.orders, orders), line(m.measures.quantity, quantity)];
    }),
  ];
}

interface Side {
  names: readonly [count: string, money: string];
  counts: readonly number[];
  amounts: readonly number[];
}

/** A count of each day with the money that belongs to it, and both of the month. */
function sideLines(
  { month, period }: WrittenMonth,
  edition: Locale,
  { names: [count, money], counts, amounts }: Side,
): Line[] {
  const both = (name: string, n: number, amount: number): Line[] => [
    ['orders-days', name, edition, count, n],
    ['orders-days', name, edition, money, { money: amount }],
  ];
  const days = daysOf(month).flatMap((day, index) =>
    isWithin(period, day) ? both(day, counts[index] ?? 0, amounts[index] ?? 0) : [],
  );
  return [...days, ...both(nameOf(month), added(counts), added(amounts))];
}
