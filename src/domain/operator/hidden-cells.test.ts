import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FEWEST_SHOWN,
  type ShownCell,
  shownAlone,
  shownApart,
  shownColumns,
} from './hidden-cells.ts';

/** Two columns with the same sum: the second divides it otherwise. */
const columns = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 }),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
  )
  .map(([first, cuts]) => {
    const sum = first.reduce((total, count) => total + count, 0);
    const ends = [...cuts.map((cut) => Math.round(cut * sum)).toSorted((a, b) => a - b), sum];
    return [first, ends.map((end, index) => end - (ends[index - 1] ?? 0))];
  });

/** Least and most of what a cell may be, for who knows what its sign means. */
function boundsOf(cell: ShownCell): [number, number] {
  if (cell === 'few') return [1, FEWEST_SHOWN - 1];
  return cell === 'hidden' ? [1, 60] : [cell, cell];
}

/** Whether the cells of a column can make up a sum, where one of them has a value. */
function canBe(cells: readonly ShownCell[], at: number, value: number, sum: number): boolean {
  const others = cells.filter((_, index) => index !== at).map(boundsOf);
  const least = others.reduce((total, [low]) => total + low, value);
  const most = others.reduce((total, [, high]) => total + high, value);
  return least <= sum && sum <= most;
}

/** Values that a hidden cell can have, as far as everything that is shown says. */
function possible(shown: ShownCell[][], column: number, at: number, sums: number[]): number[] {
  const cells = shown[column] ?? [];
  const [low, high] = boundsOf(cells[at] ?? 0);
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((value) =>
    sums.some(
      (sum) =>
        canBe(cells, at, value, sum) &&
        shown.every((other) => {
          const bounds = other.map(boundsOf);
          const least = bounds.reduce((total, [from]) => total + from, 0);
          const most = bounds.reduce((total, [, to]) => total + to, 0);
          return least <= sum && sum <= most;
        }),
    ),
  );
}

describe('counts that have a common sum', () => {
  it('are shown so that no hidden one can be reckoned', () => {
    fc.assert(
      fc.property(columns, (counts) => {
        const { columns: shown, sum } = shownColumns(counts);
        const sums =
          typeof sum === 'number' ? [sum] : Array.from({ length: 120 }, (_, index) => index);
        for (const [column, cells] of shown.entries()) {
          for (const [at, cell] of cells.entries()) {
            if (typeof cell === 'number') continue;
            expect(possible(shown, column, at, sums).length).toBeGreaterThan(1);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('hide every count of one to four, and never change one', () => {
    fc.assert(
      fc.property(columns, (counts) => {
        const { columns: shown } = shownColumns(counts);
        for (const [column, cells] of shown.entries()) {
          for (const [at, cell] of cells.entries()) {
            const count = counts[column]?.[at] ?? 0;
            if (typeof cell === 'number') expect(cell).toBe(count);
            if (count > 0 && count < FEWEST_SHOWN) expect(cell).not.toBe(count);
          }
        }
      }),
    );
  });

  it.each([
    ['nothing small', [[5, 9], [14]], { columns: [[5, 9], [14]], sum: 14 }],
    ['one small, and the next', [[3, 9, 20]], { columns: [['few', 'hidden', 20]], sum: 32 }],
    ['four and four', [[4, 4, 7]], { columns: [['few', 'few', 'hidden']], sum: 15 }],
    ['nothing else', [[3, 0], [3]], { columns: [['hidden', 0], ['hidden']], sum: 'hidden' }],
  ])('%s', (_, counts, expected) => {
    expect(shownColumns(counts)).toEqual(expected);
  });
});

it('hides a larger count with a small one where the least of their sum is known', () => {
  expect(shownApart([16, 4, 0, 30])).toEqual(['hidden', 'few', 0, 30]);
  expect(shownApart([4, 0])).toEqual(['hidden', 0]);
  expect(shownApart([5, 6])).toEqual([5, 6]);
});

it('shows nothing as nothing, and five as five', () => {
  expect([0, 1, 4, 5].map(shownAlone)).toEqual([0, 'few', 'few', 5]);
});
