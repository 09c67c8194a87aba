import { describe, expect, it } from 'vitest';
import { type PriceChange, announcedReduction, findLowestBefore } from './price-history.ts';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
/** Prices by the day from which they hold; the first one held ever before. */
const history = (
  [first, ...prices]: readonly number[],
  days: readonly number[],
  notAnnounced: readonly number[] = [],
): PriceChange[] =>
  prices.map((after, index) => ({
    at: day(days[index] ?? 0),
    before: prices[index - 1] ?? first ?? 0,
    after,
    isAnnounced: !notAnnounced.includes(index),
  }));

describe('the reduction that is announced', () => {
  it.each([
    ['a reduction', [1000, 800], [100], 101, 1000],
    ['the last day of it', [1000, 800], [100], 129, 1000],
    ['a day after 30 days', [1000, 800], [100], 130, undefined],
    ['a rise', [800, 1000], [100], 101, undefined],
    ['a rise after a reduction', [1000, 800, 900], [100, 110], 111, undefined],
    [
      'a reduction from a price that was raised for it',
      [800, 1000, 900],
      [90, 100],
      101,
      undefined,
    ],
    ['a reduction below what it had been', [800, 1000, 700], [90, 100], 101, 800],
    ['a low price that ended 40 days before', [700, 1000, 900], [60, 100], 101, 1000],
    ['a low price that ended exactly 30 days before', [700, 1000, 900], [70, 100], 101, 1000],
    ['a low price that ended within 30 days', [700, 1000, 900], [71, 100], 101, undefined],
    ['reductions in a row, from before the first', [1000, 800, 600], [100, 120], 121, 1000],
    [
      'a long row, as long as each follows in time',
      [1000, 800, 600, 500],
      [100, 125, 150],
      151,
      1000,
    ],
    ['a second one after the first has ended', [1000, 800, 600], [100, 130], 131, 800],
    ['a dip between', [1000, 500, 1000, 800], [80, 85, 100], 101, undefined],
  ])('after %s', (_, prices, days, now, lowest) => {
    expect(announcedReduction(history(prices, days), day(now))?.lowestBefore).toBe(lowest);
  });

  it('is none where the operator announces none, nor without any change', () => {
    expect(announcedReduction(history([1000, 800], [100], [0]), day(101))).toBeUndefined();
    expect(announcedReduction([], day(101))).toBeUndefined();
  });

  it('starts anew after one that was not announced', () => {
    const found = announcedReduction(history([1000, 800, 600], [100, 110], [0]), day(111));
    expect(found).toEqual({ lowestBefore: 800, until: day(140) });
  });
});

it('finds the lowest price of the days before a moment', () => {
  expect(findLowestBefore(history([1000, 600, 900], [10, 20]), day(45))).toBe(600);
  expect(findLowestBefore(history([1000, 600, 900], [10, 20]), day(50))).toBe(900);
});
