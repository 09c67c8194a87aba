import { describe, expect, it } from 'vitest';
import { smoothPath } from './smooth-path.ts';

/** Every end point and handle of a path, in order. */
function coordinates(path: string): { x: number; y: number }[] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : [],
  );
}

describe('a smooth path', () => {
  it('begins at the first point and goes through every other', () => {
    const path = smoothPath([
      { x: 0, y: 10 },
      { x: 30, y: 4 },
      { x: 60, y: 3 },
    ]);
    expect(path.startsWith('M0 10C')).toBe(true);
    expect(coordinates(path).filter((_, index) => index % 3 === 0)).toEqual([
      { x: 0, y: 10 },
      { x: 30, y: 4 },
      { x: 60, y: 3 },
    ]);
  });

  it('never leaves the band between two neighbours, so that no price is drawn that is not there', () => {
    const heights = [100, 100, 20, 22, 5, 5, 90];
    const points = heights.map((y, index) => ({ x: index * 10, y }));
    const drawn = coordinates(smoothPath(points));
    heights.slice(1).forEach((to, index) => {
      const from = heights[index] ?? to;
      for (const handle of drawn.slice(index * 3 + 1, index * 3 + 3)) {
        expect(handle.y).toBeGreaterThanOrEqual(Math.min(from, to) - 0.1);
        expect(handle.y).toBeLessThanOrEqual(Math.max(from, to) + 0.1);
      }
    });
  });

  it('draws nothing for no points and only moves for one', () => {
    expect(smoothPath([])).toBe('');
    expect(smoothPath([{ x: 3, y: 4 }])).toBe('M3 4');
  });
});
