import { smoothPath } from '#web/ui/smooth-path.ts';

/** Level, gradually up, a drop, and up again to where it was. */
const count = smoothPath([
  { x: 0, y: 216 },
  { x: 96, y: 216 },
  { x: 336, y: 64 },
  { x: 396, y: 64 },
  { x: 432, y: 102 },
  { x: 476, y: 64 },
  { x: 560, y: 64 },
]);

const marks = [
  { x: 96, y: 216 },
  { x: 216, y: 140 },
  { x: 336, y: 64 },
  { x: 476, y: 64 },
];

/** A public count over time, with the numbers of what stands in words below it. */
export function CountCurve({ label }: { label: string }) {
  return (
    <svg className="count-curve" viewBox="0 0 560 264" role="img" aria-label={label}>
      <path className="count-curve__ground" d="M0 248H560" />
      <path className="count-curve__goal" d="M336 64V248M96 216V248M0 64H330" />
      <path className="count-curve__guarantee" d="M336 248H560" />
      <path className="count-curve__line" d={count} />
      {marks.map(({ x, y }, index) => (
        <g
          key={x}
          className="count-curve__mark"
          data-last={index === marks.length - 1 || undefined}
        >
          <circle cx={x} cy={y} r="15" />
          <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
