/** Counts from one up to below this one are not exported: so few may be people that somebody knows (rules 79). */
export const FEWEST_SHOWN = 5;

/** A cell of an exported table: its count, `few` for one to four, `hidden` for what would betray such a one. */
export type ShownCell = number | 'few' | 'hidden';

/** Columns that add up to the same sum, as they may be exported. */
export interface ShownColumns {
  columns: ShownCell[][];
  sum: ShownCell;
}

const isFew = (count: number) => count > 0 && count < FEWEST_SHOWN;

/** A count that is part of no sum. */
export function shownAlone(count: number): ShownCell {
  return isFew(count) ? 'few' : count;
}

/**
 * What of some columns may be exported, where each of them adds up to the same sum, such as the readings of a
 * month by day and by page. Beside each count of one to four more are hidden, the smallest first, until what is
 * shown leaves each hidden one at least two values. Where a column has too little for that, all counts of all
 * columns are hidden with their sum; only nothing is shown as what it is.
 * @param columns counts, none below zero, all columns with the same sum
 */
export function shownColumns(columns: readonly (readonly number[])[]): ShownColumns {
  const hidden = columns.map(hiddenIn);
  if (hidden.some((one) => one === undefined)) {
    const veiled = (count: number): ShownCell => (count === 0 ? 0 : 'hidden');
    return { columns: columns.map((column) => column.map(veiled)), sum: 'hidden' };
  }
  const sum = (columns[0] ?? []).reduce((total, count) => total + count, 0);
  return {
    columns: columns.map((column, at) =>
      column.map((count, index) => {
        if (!hidden[at]?.has(index)) return count;
        return isFew(count) ? 'few' : 'hidden';
      }),
    ),
    sum,
  };
}

/** The places to hide in one column whose sum is known; undefined where it cannot be done. */
function hiddenIn(column: readonly number[]): Set<number> | undefined {
  const hidden = new Set([...column.keys()].filter((index) => isFew(column[index] ?? 0)));
  if (hidden.size === 0) return hidden;
  const others = [...column.keys()]
    .filter((index) => (column[index] ?? 0) >= FEWEST_SHOWN)
    .toSorted((a, b) => (column[a] ?? 0) - (column[b] ?? 0));
  while (!isUncertain([...hidden].map((index) => column[index] ?? 0))) {
    const next = others.shift();
    if (next === undefined) return undefined;
    hidden.add(next);
  }
  return hidden;
}

/**
 * Whether each of some counts could be another one, for somebody who knows their sum, which of them are one to
 * four and that the others are more. It is so if there are two of them and their sum is neither the least nor the
 * most that it can be: then what one has less, another can have more.
 */
function isUncertain(counts: readonly number[]): boolean {
  const sum = counts.reduce((total, count) => total + count, 0);
  const least = counts.reduce((total, count) => total + (isFew(count) ? 1 : FEWEST_SHOWN), 0);
  const most = counts.every(isFew) ? counts.length * (FEWEST_SHOWN - 1) : Infinity;
  return counts.length >= 2 && least < sum && sum < most;
}

/**
 * What of some counts may be exported that add up to no sum, but to no less than one that is known: the packages
 * of a month's orders, of which each has one or more. One larger count is hidden with the small ones, so that
 * what they lack of the least may be its own.
 */
export function shownApart(counts: readonly number[]): ShownCell[] {
  if (!counts.some(isFew)) return [...counts];
  const larger = counts.filter((count) => count >= FEWEST_SHOWN);
  const veiled = larger.length === 0 ? undefined : counts.indexOf(Math.min(...larger));
  return counts.map((count, index) => {
    if (count === 0) return 0;
    if (veiled === undefined || index === veiled) return 'hidden';
    return isFew(count) ? 'few' : count;
  });
}
