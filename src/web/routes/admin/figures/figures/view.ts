import type { Locale } from '#domain/locale.ts';
import type { ReadFigureQuery } from '#domain/figures/figure-query.ts';
import type { Measure } from '#messages/cs/admin/figures.ts';
import type { Bar } from '#web/admin/charts/bar-chart.tsx';
import type { StepUnit } from '#domain/figures/figure-steps.ts';
import type { Period } from '#domain/figures/periods.ts';

/** A figure and the address of the rows that make it. */
export interface Figure {
  value: number;
  href: string;
}

/** A figure of the whole period, beside that of the one before. */
export interface SumFigure extends Figure {
  id: Measure;
  before: number;
  /** Per cent above the period before, or below; undefined where one of them is too small to say. */
  change: number | undefined;
  /** What is among it, in words. */
  ofWhich?: string;
}

/** What a column is about: something measured, one edition of it, or both of them. */
export type ColumnId = Measure | 'cs' | 'en' | 'sum';

export interface TableRow {
  id: string;
  /** What its first cell says. */
  label: string;
  href?: string | undefined;
  cells: Figure[];
}

export interface FigureTable {
  id: 'steps' | 'pages' | 'sources' | 'editions' | 'packages';
  columns: readonly ColumnId[];
  rows: TableRow[];
  /** What the columns add up to; undefined where that would mean nothing. */
  sums?: Figure[] | undefined;
  /** Rows that stand apart and belong to no sum. */
  beside?: TableRow[] | undefined;
}

/** What a page of figures shows, whichever its subject is. */
export interface FigureView {
  unit: StepUnit;
  before: Period;
  sums: SumFigure[];
  chart: { bars: Bar[]; measure: Measure; line?: Measure | undefined };
  tables: FigureTable[];
  isEmpty: boolean;
}

/** What the page and its parts are drawn from. */
export interface FiguresPageProps {
  locale: Locale;
  asked: ReadFigureQuery;
  view: FigureView;
  /** On sale, by their ids. */
  packages: readonly string[];
}

/** Which measures are haléře. */
export const moneyMeasures: ReadonlySet<ColumnId> = new Set<ColumnId>([
  'received',
  'returned',
  'net',
  'amount',
]);
