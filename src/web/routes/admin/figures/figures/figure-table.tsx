import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { StepUnit } from '#domain/figures/figure-steps.ts';
import {
  type ColumnId,
  type Figure,
  type FigureTable,
  type TableRow,
  moneyMeasures,
} from './view.ts';
import { figurePagesWords } from './words.ts';

interface FigureTableProps {
  locale: Locale;
  table: FigureTable;
  unit: StepUnit;
}

/** A table of figures, each of which leads to the rows that make it. */
export function FigureTableView({ locale, table, unit }: FigureTableProps) {
  const m = figurePagesWords[locale];
  const { id, columns, rows, sums, beside = [] } = table;
  const caption = id === 'steps' ? m.tables.steps[unit] : m.tables[id];
  const first = id === 'steps' ? m.units[unit] : m.firstColumns[id];
  return (
    <section className="queue-region" id={id} aria-labelledby={`${id}-caption`}>
      <table className="figures figures--counted" data-table={id}>
        <caption id={`${id}-caption`}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnName(column, m)}
              </th>
            ))}
          </tr>
          {sums && (
            <tr className="figures__main" data-sums="">
              <th scope="row">{m.sum}</th>
              <Cells locale={locale} columns={columns} cells={sums} />
            </tr>
          )}
        </thead>
        <Rows locale={locale} columns={columns} rows={id === 'steps' ? rows.toReversed() : rows} />
        {beside.length > 0 && <Rows locale={locale} columns={columns} rows={beside} isBeside />}
      </table>
    </section>
  );
}

interface RowsProps {
  locale: Locale;
  columns: readonly ColumnId[];
  rows: readonly TableRow[];
  isBeside?: boolean;
}

function Rows({ locale, columns, rows, isBeside }: RowsProps) {
  return (
    <tbody data-beside={isBeside ? '' : undefined}>
      {rows.map(({ id, label, href, cells }) => (
        <tr key={id} data-row={id}>
          <th scope="row" className="breakable">
            {href === undefined ? label : <a href={href}>{label}</a>}
          </th>
          <Cells locale={locale} columns={columns} cells={cells} />
        </tr>
      ))}
    </tbody>
  );
}

function Cells({
  locale,
  columns,
  cells,
}: Omit<RowsProps, 'rows' | 'isBeside'> & { cells: readonly Figure[] }) {
  return columns.map((column, index) => {
    const { value = 0, href } = cells[index] ?? {};
    const figure = <data value={value}>{figureText(locale, column, value)}</data>;
    return <td key={column}>{value === 0 ? figure : <a href={href}>{figure}</a>}</td>;
  });
}

function columnName(column: ColumnId, m: (typeof figurePagesWords)['cs']): string {
  return column === 'cs' || column === 'en' || column === 'sum'
    ? m.editions[column]
    : m.measures[column];
}

/** A figure in words: money with its currency, everything else as a count. */
export function figureText(locale: Locale, column: ColumnId, value: number): string {
  return moneyMeasures.has(column) ? formatMoney(locale, value) : formatCount(locale, value);
}
