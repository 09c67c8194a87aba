import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A column of a table: what stands above it, and what of a row stands in it. */
export interface Column<Row> {
  head: string;
  render: (row: Row) => ReactNode;
  /** Whether its cells name their rows. */
  isName?: boolean;
  className?: string;
  headClassName?: string;
}

interface ListTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** By which a link leads to a row. */
  rowId?: (row: Row) => string;
  /** By which scripts and styles know a row. */
  rowData?: (row: Row) => Readonly<Record<`data-${string}`, string | number>>;
  /** The classes of a table that is no list. */
  look?: string;
  /** Not in a panel of its own. */
  isPlain?: boolean;
  /** Where nothing else says what the table is. */
  isCaptionShown?: boolean;
  /** On a phone three short values stand side by side. */
  isClose?: boolean;
  /** On a phone no label stands above its values: each says itself what it is. */
  isUnlabelled?: boolean | undefined;
}

/** The table of the section. On a phone each row of a list is a card. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, rowId, rowData } = props;
  const { isPlain, isClose, isUnlabelled, isCaptionShown } = props;
  const ofList = classNames('list-table', isClose && 'list-table--close', !isPlain && 'panel');
  return (
    <table className={props.look ?? ofList}>
      <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, headClassName }) => (
            <th key={head} scope="col" className={headClassName}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} id={rowId?.(row)} {...rowData?.(row)}>
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} isLabelled={!isUnlabelled} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isLabelled: boolean;
}

function Cell<Row>({ column, row, isLabelled }: CellProps<Row>) {
  const { head, render, isName, className } = column;
  const label = isLabelled ? head : undefined;
  return isName ? (
    <th scope="row" data-label={label} className={className}>
      {render(row)}
    </th>
  ) : (
    <td data-label={label} className={className}>
      {render(row)}
    </td>
  );
}

/** What a cell says below its value. */
export function CellNote({ children }: { children: ReactNode }) {
  return <span className="small faint breakable list-table__below">{children}</span>;
}

interface SortHeadProps {
  children: string;
  /** Sorts by this column, and the other way round where the list is sorted by it. */
  href: string;
  /** How the list is sorted by it; undefined where it is sorted by another one. */
  direction: 'asc' | 'desc' | undefined;
  className?: string | undefined;
}

/** The head of a column by which a list can be sorted. */
export function SortHead({ children, href, direction, className }: SortHeadProps) {
  const sorted = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <th scope="col" className={className} aria-sort={direction && sorted[direction]}>
      <a className="list-table__sort" href={href}>
        {children}
        {direction && (
          <Icon
            name="chevron"
            size="small"
            className={direction === 'asc' ? 'list-table__up' : undefined}
          />
        )}
      </a>
    </th>
  );
}
