export interface Point {
  x: number;
  y: number;
}

/**
 * An SVG path through every point, from left to right, that never swings above or below two
 * neighbours (monotone cubic, Fritsch and Carlson): a drawn price must not dip where none does.
 */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = points.slice(1).map((point, index) => slope(points[index] ?? point, point));
  const tangents = points.map((_, index) => tangent(slopes[index - 1], slopes[index]));
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const third = (to.x - from.x) / 3;
    const out = from.y + (tangents[index] ?? 0) * third;
    const into = to.y - (tangents[index + 1] ?? 0) * third;
    return `C${round(from.x + third)} ${round(out)} ${round(to.x - third)} ${round(into)} ${round(to.x)} ${round(to.y)}`;
  });
  return [`M${round(first.x)} ${round(first.y)}`, ...curves].join('');
}

function slope(from: Point, to: Point): number {
  return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
}

/** The slope at a point between two stretches: level at a turn, else no steeper than the rule allows. */
function tangent(before: number | undefined, after: number | undefined): number {
  if (before === undefined || after === undefined) return before ?? after ?? 0;
  if (before * after <= 0) return 0;
  return (2 * before * after) / (before + after);
}

/** One decimal is finer than any screen and keeps the page small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
