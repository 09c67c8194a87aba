import { type Point, round, smoothPath } from './smooth-path.ts';

export interface GrowthCurveProps {
  /** What the drawing shows, for those who cannot see it. */
  label: string;
  /** Package sizes from the smallest to the largest. */
  points: readonly { amount: number; label: string }[];
  /** What they are sizes of, behind the largest: followers. */
  unit: string;
}

const width = 560;
const height = 400;
const sides = { left: 24, right: 40, top: 56, bottom: 44 };

/** The hero's line: it runs along the ground and lifts off, and its points are real package sizes. */
export function GrowthCurve({ label, points, unit }: GrowthCurveProps) {
  const largest = Math.max(1, ...points.map((point) => point.amount));
  const ground = height - sides.bottom;
  const step = (width - sides.left - sides.right) / Math.max(1, points.length - 1);
  const placed = points.map((point, index) => ({
    ...point,
    x: sides.left + index * step,
    y: ground - (point.amount / largest) * (ground - sides.top),
  }));
  const last = placed.at(-1);
  return (
    <svg className="growth-curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="growth-curve__ground" d={`M0 ${ground}H${width}`} />
      {placed.map((point) => (
        <path
          key={point.amount}
          className="growth-curve__drop"
          d={`M${round(point.x)} ${round(point.y)}V${ground}`}
        />
      ))}
      <path className="growth-curve__line" d={lead(placed)} />
      {placed.map((point, index) => (
        <g key={point.amount} data-minor={index % 2 === points.length % 2 ? '' : undefined}>
          <circle
            className={point === last ? 'growth-curve__tip' : 'growth-curve__point'}
            cx={round(point.x)}
            cy={round(point.y)}
            r={point === last ? 9 : 5}
          />
          <text
            className="growth-curve__label"
            x={round(point.x)}
            y={round(point === last ? point.y - 22 : ground + 30)}
            textAnchor={point === last ? 'end' : index === 0 ? 'start' : 'middle'}
            dx={point === last ? 14 : index === 0 ? -6 : 0}
          >
            {point.label}
            {point === last && <tspan className="growth-curve__unit">{` ${unit}`}</tspan>}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The line begins on the ground at the drawing's edge, before the first point. */
function lead(points: readonly Point[]): string {
  const [first] = points;
  return first ? smoothPath([{ x: 0, y: first.y }, ...points]) : '';
}
