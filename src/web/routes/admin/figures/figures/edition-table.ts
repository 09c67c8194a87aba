import { type Locale, locales } from '#domain/locale.ts';
import type { FigureQuery } from '#domain/figures/figure-query.ts';
import type { ReadingSum } from '#database/figures/reading-sums.ts';
import { figuresAddress } from './figure-address.ts';
import type { ColumnId, Figure, FigureTable, TableRow } from './view.ts';

/** Readings of several things in both editions, beside their sum; of one edition the sum alone. */
export interface EditionRow {
  id: string;
  label: string;
  /** What the cells of the row lead to, before it is narrowed to one edition. */
  asked: FigureQuery;
  /** A table of the page that it leads to. */
  part?: string;
  n: Readonly<Record<Locale, number>>;
}

/** A table of readings by edition. @param asked what the sums of its columns lead to, at one of its tables */
export function editionTable(
  id: FigureTable['id'],
  rows: readonly EditionRow[],
  asked: FigureQuery,
  part: FigureTable['id'],
): FigureTable {
  const { edition } = asked.filter;
  const columns: ColumnId[] = edition === undefined ? [...locales, 'sum'] : ['sum'];
  const cellsOf = (row: Pick<EditionRow, 'asked' | 'part' | 'n'>): Figure[] =>
    columns.map((column) => {
      const one = column === 'cs' || column === 'en' ? column : undefined;
      const filter = { ...row.asked.filter, ...(one && { edition: one }) };
      return {
        value: one ? row.n[one] : row.n.cs + row.n.en,
        href: figuresAddress({ ...row.asked, filter }, row.part),
      };
    });
  const n = { cs: 0, en: 0 };
  for (const row of rows) {
    n.cs += row.n.cs;
    n.en += row.n.en;
  }
  return {
    id,
    columns,
    rows: rows.map((row): TableRow => ({
      id: row.id,
      label: row.label,
      href: figuresAddress(row.asked, row.part),
      cells: cellsOf(row),
    })),
    sums: cellsOf({ asked, part, n }),
  };
}

/** Sums of both editions under their keys. */
export function byKey<Key extends string>(
  sums: readonly ReadingSum<Key>[],
): Map<Key, Record<Locale, number>> {
  const known = new Map<Key, Record<Locale, number>>();
  for (const { key, edition, n } of sums) {
    const both = known.get(key) ?? { cs: 0, en: 0 };
    both[edition] += n;
    known.set(key, both);
  }
  return known;
}

/** What both editions have together, the most first. */
export function largestFirst<Key extends string>(sums: ReadonlyMap<Key, Record<Locale, number>>) {
  return [...sums].toSorted(
    ([a, left], [b, right]) => right.cs + right.en - left.cs - left.en || (a < b ? -1 : 1),
  );
}
