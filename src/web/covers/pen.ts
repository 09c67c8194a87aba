import type { Point } from '#web/ui/smooth-path.ts';

/** Whole units: finer than any screen shows, and small in a page. */
function whole(value: number): number {
  return Math.round(value) + 0;
}

/** Writes numbers of a path side by side; a minus parts them too. */
function numbers(...values: number[]): string {
  return values.map(whole).join(' ').replaceAll(' -', '-');
}

/** A line through points. */
export function line(...points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${numbers(x, y)}`).join('');
}

/** A straight line downward or upward. */
export function vLine(x: number, from: number, to: number): string {
  return `M${numbers(x, from)}V${whole(to)}`;
}

/** A straight line to the side. */
export function hLine(y: number, from: number, to: number): string {
  return `M${numbers(from, y)}H${whole(to)}`;
}

export function shape(...points: readonly Point[]): string {
  return `${line(...points)}z`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle; with a radius its corners are round. */
export function box({ x, y, width, height }: Box, radius = 0): string {
  const most = Math.min(radius, width / 2, height / 2);
  if (whole(most) < 1)
    return `M${numbers(x, y)}h${whole(width)}v${whole(height)}h${whole(-width)}z`;
  const r = whole(most);
  const corner = (dx: number, dy: number) => `a${numbers(r, r, 0, 0, 1, dx * r, dy * r)}`;
  const across = whole(width) - 2 * r;
  const down = whole(height) - 2 * r;
  return [
    `M${numbers(whole(x) + r, y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}`,
    `h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`,
  ].join('');
}

export function disc({ x, y }: Point, radius: number): string {
  const r = Math.max(1, whole(radius));
  return `M${numbers(x - r, y)}a${numbers(r, r, 0, 1, 0, 2 * r, 0)}a${numbers(r, r, 0, 1, 0, -2 * r, 0)}z`;
}

/** A dot as wide as its line. */
export function dot({ x, y }: Point): string {
  return `M${numbers(x, y)}h0`;
}

/** The point on a circle at so many turns, clockwise from the top. */
export function onCircle({ x, y }: Point, radius: number, turns: number): Point {
  const angle = (turns - 0.25) * 2 * Math.PI;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Part of a circle, clockwise, of less than a whole turn. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [begin, end] = [onCircle(centre, radius, from), onCircle(centre, radius, to)];
  const isLong = to - from > 0.5 ? 1 : 0;
  const r = whole(radius);
  return `M${numbers(begin.x, begin.y)}A${numbers(r, r, 0, isLong, 1, end.x, end.y)}`;
}

/** A piece of a disc between two turns, less than half of it. */
export function wedge(centre: Point, radius: number, from: number, to: number): string {
  const end = arc(centre, radius, from, to).replace('M', 'L');
  return `${line(centre)}${end}z`;
}

/** The upper half of a disc, or the lower one. */
export function half({ x, y }: Point, radius: number, isUpper: boolean): string {
  const r = Math.max(1, whole(radius));
  return `M${numbers(x - r, y)}a${numbers(r, r, 0, 0, isUpper ? 1 : 0, 2 * r, 0)}z`;
}

/** A quarter of a disc in the corner of a square; corners are counted clockwise from the upper left. */
export function quarter({ x, y }: Point, side: number, corner: number): string {
  const s = whole(side);
  const at = { x: whole(x), y: whole(y) };
  const ends = [
    `M${at.x} ${at.y}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
    `M${at.x + s} ${at.y}v${s}a${s} ${s} 0 0 1-${s}-${s}z`,
    `M${at.x + s} ${at.y + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
    `M${at.x} ${at.y + s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
  ];
  return ends[corner % 4] ?? '';
}

/**
 * A smooth line through points that stand at equal distances: level at each turn, so it never swings beyond
 * two neighbours.
 */
export function flow(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first || !second) return '';
  const third = (second.x - first.x) / 3;
  const parts = points.slice(1).map((to, index) => {
    const lean = leanAt(points, index + 1) * third;
    const into = [to.x - third, to.y - lean, to.x, to.y] as const;
    return index === 0
      ? `C${numbers(first.x + third, first.y + leanAt(points, 0) * third, ...into)}`
      : `S${numbers(...into)}`;
  });
  return `M${numbers(first.x, first.y)}${parts.join('')}`;
}

function leanAt(points: readonly Point[], index: number): number {
  const slope = (from?: Point, to?: Point) =>
    from && to ? (to.y - from.y) / (to.x - from.x) : undefined;
  const here = points[index];
  const before = slope(points[index - 1], here);
  const after = slope(here, points[index + 1]);
  if (before === undefined || after === undefined) return 0;
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}
