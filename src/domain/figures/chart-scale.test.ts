import { describe, expect, it } from 'vitest';
import { chartScaleOf, shareOf } from './figure-steps.ts';

describe('the scale of a chart', () => {
  it.each([
    [[8987, 300], 10_000, [2500, 5000, 7500, 10_000]],
    [[4], 4, [1, 2, 3, 4]],
    [[1], 1, [1]],
    [[0, 0], 1, [1]],
    [[], 1, [1]],
    [[101], 150, [50, 100, 150]],
  ])('of %j ends at %i', (figures, top, ticks) => {
    expect(chartScaleOf(figures)).toEqual({ top, ticks });
  });

  it('holds every figure, with at most four lines of whole numbers', () => {
    for (let figure = 1; figure < 20_000_000; figure = Math.ceil(figure * 1.37)) {
      const { top, ticks } = chartScaleOf([figure]);
      expect(top).toBeGreaterThanOrEqual(figure);
      expect(top).toBeLessThanOrEqual(Math.max(4, figure * 2));
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.every(Number.isSafeInteger)).toBe(true);
    }
  });

  it('gives each figure its part of the height, and never more', () => {
    expect(shareOf({ top: 200 }, 50)).toBe(0.25);
    expect(shareOf({ top: 200 }, 500)).toBe(1);
    expect(shareOf({ top: 200 }, -5)).toBe(0);
  });
});
