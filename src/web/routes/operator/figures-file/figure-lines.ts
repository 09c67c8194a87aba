import { readKinds } from '#database/reading-sums.ts';
import { readSoldPackages } from '#database/sold-packages.ts';
import { readTakingsOf } from '#database/takings.ts';
import type { Queryable } from '#database/client.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import { PACKAGE_PAGES, outsideSources } from '#domain/counting/sources.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { FigureSubject } from '#domain/operator/figure-query.ts';
import {
  FEWEST_SHOWN,
  type ShownCell,
  shownAlone,
  shownApart,
  shownColumns,
} from '#domain/operator/hidden-cells.ts';
import { csvRow, csvSum } from '#domain/operator/order-csv.ts';
import { type Period, daysOf, isWithin } from '#domain/operator/periods.ts';
import { addWay, waySteps } from '#domain/operator/way-to-order.ts';
import type { FigurePagesMessages } from '#messages/cs/operator/figure-pages.ts';
import { readWay } from '#web/routes/operator/figures/funnel-view.ts';
import { pageLabel } from '#web/routes/operator/figures/page-label.ts';
import { figurePagesWords } from '#web/routes/operator/figures/words.ts';
import { readShownReadings } from './shown-readings.ts';

/** What is written of one month. */
export interface WrittenMonth {
  db: Queryable;
  /** A whole calendar month: what is hidden is decided for all of it, whichever days are asked for. */
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
  value: ShownCell | { money: number },
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
      csvRow([fileTables[table], period, edition, name, cellOf(locale, value)]),
    )
    .join('');
}

function cellOf(locale: Locale, value: Line[4]) {
  if (value === 'few') return `<${FEWEST_SHOWN}`;
  if (value === 'hidden') return '×';
  return typeof value === 'number' ? { figure: String(value) } : csvSum(locale, value.money);
}

const nameOf = ({ from }: Period) => from.slice(0, 7);

async function visitLines(wanted: WrittenMonth, edition: Locale): Promise<Line[]> {
  const { db, month, period, locale } = wanted;
  const m = figurePagesWords[locale];
  const shown = await readShownReadings(db, month, edition);
  const days = shown.days.filter(([day]) => isWithin(period, day));
  return [
    ...days.map(([day, cell]): Line => ['visits-days', day, edition, m.measures.readings, cell]),
    ...shown.pages.map(([page, cell]): Line => [
      'visits-pages',
      nameOf(month),
      edition,
      pageLabel(page, locale),
      cell,
    ]),
    ['visits-pages', nameOf(month), edition, m.sum, shown.sum],
  ];
}

async function sourceLines(wanted: WrittenMonth, edition: Locale): Promise<Line[]> {
  const { db, month, locale } = wanted;
  const m = figurePagesWords[locale];
  const kinds = new Map((await readKinds(db, month, { edition })).map(({ key, n }) => [key, n]));
  const { columns, sum } = shownColumns([outsideSources.map((source) => kinds.get(source) ?? 0)]);
  return [
    ...outsideSources.map((source, index): Line => [
      'sources',
      nameOf(month),
      edition,
      m.sources[source],
      columns[0]?.[index] ?? 0,
    ]),
    ['sources', nameOf(month), edition, m.sum, sum],
  ];
}

/** Pages and packages are sums of the visits, and hidden where they are hidden there. */
async function funnelLines(wanted: WrittenMonth, edition: Locale): Promise<Line[]> {
  const { db, month, locale } = wanted;
  const { measures } = figurePagesWords[locale];
  const way = addWay(await readWay(db, month, edition));
  const readings = await readShownReadings(db, month, edition);
  const packages = readings.pages.find(([page]) => page === PACKAGE_PAGES)?.[1] ?? 0;
  return waySteps.map((step): Line => {
    const known = { pages: readings.sum, packages };
    const cell = step === 'pages' || step === 'packages' ? known[step] : shownAlone(way[step]);
    return ['funnel', nameOf(month), edition, measures[step], cell];
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
  const counts = shownApart(packages.map(({ orders }) => orders));
  const free = takings.reduce((sum, one) => sum + one.free, 0);
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
    ['orders-days', nameOf(month), edition, m.fileMeasures.free, shownAlone(free)],
    ...packages.flatMap(({ package: id, quantity }, index): Line[] => {
      const name = packageName(id, locale);
      const cell = counts[index] ?? 0;
      return [
        ['orders-packages', nameOf(month), edition, `${name}: ${m.measures.orders}`, cell],
        [
          'orders-packages',
          nameOf(month),
          edition,
          `${name}: ${m.measures.quantity}`,
          typeof cell === 'number' ? quantity : cell,
        ],
      ];
    }),
  ];
}

interface Side {
  names: readonly [count: string, money: string];
  counts: readonly number[];
  amounts: readonly number[];
}

/** A count of each day with the money that belongs to it; where the count is hidden, so is the money. */
function sideLines(
  { month, period }: WrittenMonth,
  edition: Locale,
  { names: [count, money], counts, amounts }: Side,
): Line[] {
  const { columns, sum } = shownColumns([counts]);
  const cells = columns[0] ?? [];
  const both = (name: string, cell: ShownCell, amount: number): Line[] => [
    ['orders-days', name, edition, count, cell],
    ['orders-days', name, edition, money, typeof cell === 'number' ? { money: amount } : 'hidden'],
  ];
  const days = daysOf(month).flatMap((day, index) =>
    isWithin(period, day) ? both(day, cells[index] ?? 0, amounts[index] ?? 0) : [],
  );
  const whole = amounts.reduce((total, amount) => total + amount, 0);
  return [...days, ...both(nameOf(month), sum, whole)];
}
