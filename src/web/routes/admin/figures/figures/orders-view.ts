import { packageName } from '#content/catalogue/package-name.ts';
import { readSoldDays, readSoldPackages, readTakingsOf } from '#database/figures/takings.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { FigureQuery } from '#domain/figures/figure-query.ts';
import { changeOf, ENOUGH_TO_COMPARE, stepsOf, unitOf } from '#domain/figures/figure-steps.ts';
import { type Period, isWithin, periodBefore } from '#domain/figures/periods.ts';
import { type Takings, netOf, ordersOf } from '#domain/figures/takings.ts';
import type { Services } from '#flows/services.ts';
import type { Measure } from '#messages/cs/admin/figures.ts';
import { paidOrdersAddress, takingsAddress } from '#web/admin/figures/figure-links.ts';
import { ordersNote } from '#web/admin/orders/orders-note.ts';
import { figuresAddress } from './figure-address.ts';
import { stepLabel } from './step-label.ts';
import type { Figure, FigureTable, FigureView, SumFigure } from './view.ts';
import { figurePagesWords } from './words.ts';

type View = (
  services: Pick<Services, 'db'>,
  asked: FigureQuery,
  locale: Locale,
) => Promise<FigureView>;

/** Paid orders with their takings, or what was sold of one package. */
export const ordersView: View = (services, asked, locale) =>
  (asked.filter.package === undefined ? takingsView : packageView)(services, asked, locale);

const takingsColumns = ['orders', 'received', 'returned', 'net'] as const satisfies Measure[];
const soldColumns = ['orders', 'quantity', 'amount'] as const satisfies Measure[];

const takingsView: View = async ({ db }, asked, locale) => {
  const { period, filter } = asked;
  const { edition } = filter;
  const steps = stepsOf(period);
  const earlier = periodBefore(period);
  const [entries, [sums, before], packages, editions] = await Promise.all([
    readTakingsOf(db, steps, edition),
    readTakingsOf(db, [period, earlier], edition),
    readSoldPackages(db, period, { edition }),
    edition === undefined
      ? Promise.all(locales.map((one) => readTakingsOf(db, [period], one)))
      : [],
  ]);
  const rows = steps.map((step, index) => ({
    step,
    figures: takingsFigures(entries[index], step, edition),
  }));
  const total = takingsFigures(sums, period, edition);
  const earlierTotal = takingsFigures(before, earlier, edition);
  return {
    unit: unitOf(period),
    before: earlier,
    sums: comparedSums(takingsColumns, total, earlierTotal).map((sum) =>
      sum.id === 'orders' && sums ? { ...sum, ofWhich: ordersNote(locale, sums) } : sum,
    ),
    chart: {
      bars: steps.map(({ from }, index) => ({
        key: from,
        value: entries[index]?.received ?? 0,
        line: entries[index]?.returned ?? 0,
      })),
      measure: 'received',
      line: 'returned',
    },
    tables: [
      {
        id: 'steps',
        columns: takingsColumns,
        rows: rows.map(({ step, figures }) => stepRow(asked, locale, step, figures)),
        sums: total,
      },
      packagesTable(asked, packages, locale),
      ...(editions.length > 0 ? [editionsTable(asked, editions, locale)] : []),
    ],
    isEmpty: total.every(({ value }) => value === 0),
  };
};

function takingsFigures(
  takings: Takings | undefined,
  period: Period,
  edition: Locale | undefined,
): Figure[] {
  const { received = 0, returned = 0, payments = 0, free = 0 } = takings ?? {};
  const orders = ordersOf({ payments, free });
  return [
    { value: orders, href: paidOrdersAddress(period, { edition }) },
    { value: received, href: takingsAddress(period, { side: 'received', edition }) },
    { value: returned, href: takingsAddress(period, { side: 'returned', edition }) },
    { value: netOf({ received, returned }), href: takingsAddress(period, { edition }) },
  ];
}

/** Sums beside those of the period before, orders first: money is compared where there are enough of them. */
function comparedSums(
  columns: readonly Measure[],
  sums: readonly Figure[],
  before: readonly Figure[],
): SumFigure[] {
  const areEnough = [sums[0], before[0]].every((one) => (one?.value ?? 0) >= ENOUGH_TO_COMPARE);
  return columns.map((id, index) => {
    const [value, earlier] = [sums[index]?.value ?? 0, before[index]?.value ?? 0];
    const change = areEnough ? changeOf(value, earlier, 1) : undefined;
    return { id, value, before: earlier, change, href: sums[index]?.href ?? '' };
  });
}

function stepRow(asked: FigureQuery, locale: Locale, step: Period, cells: Figure[]) {
  return {
    id: step.from,
    label: stepLabel(locale, step, unitOf(asked.period)),
    href: figuresAddress({ ...asked, period: step }),
    cells,
  };
}

function packagesTable(
  asked: FigureQuery,
  packages: Awaited<ReturnType<typeof readSoldPackages>>,
  locale: Locale,
): FigureTable {
  const { edition } = asked.filter;
  return {
    id: 'packages',
    columns: soldColumns,
    rows: packages.map((sold) => {
      const filter = { edition, package: sold.package };
      const address = paidOrdersAddress(asked.period, filter);
      return {
        id: sold.package,
        label: packageName(sold.package, locale),
        href: figuresAddress({ ...asked, filter }),
        cells: soldColumns.map((column) => ({ value: sold[column], href: address })),
      };
    }),
  };
}

function editionsTable(
  asked: FigureQuery,
  editions: readonly Takings[][],
  locale: Locale,
): FigureTable {
  return {
    id: 'editions',
    columns: takingsColumns,
    rows: locales.map((edition, index) => ({
      id: edition,
      label: figurePagesWords[locale].editions[edition],
      href: figuresAddress({ ...asked, filter: { edition } }),
      cells: takingsFigures(editions[index]?.[0], asked.period, edition),
    })),
  };
}

const packageView: View = async ({ db }, asked, locale) => {
  const { period, filter } = asked;
  const earlier = periodBefore(period);
  const part = { edition: filter.edition, package: filter.package };
  const [days, daysBefore] = await Promise.all([
    readSoldDays(db, period, part),
    readSoldDays(db, earlier, part),
  ]);
  const sumOf = (all: typeof days, column: (typeof soldColumns)[number]) =>
    all.reduce((sum, day) => sum + day[column], 0);
  const sumsOf = (all: typeof days, step: Period) => {
    const within = all.filter(({ day }) => isWithin(step, day));
    const address = paidOrdersAddress(step, part);
    return soldColumns.map((column) => ({ value: sumOf(within, column), href: address }));
  };
  const rows = stepsOf(period).map((step) => stepRow(asked, locale, step, sumsOf(days, step)));
  const sums = sumsOf(days, period);
  return {
    unit: unitOf(period),
    before: earlier,
    sums: comparedSums(soldColumns, sums, sumsOf(daysBefore, earlier)),
    chart: {
      bars: rows.map(({ id, cells }) => ({ key: id, value: cells[0]?.value ?? 0 })),
      measure: 'orders',
    },
    tables: [{ id: 'steps', columns: soldColumns, rows, sums }],
    isEmpty: days.length === 0,
  };
};
