import type { Point } from '#web/ui/smooth-path.ts';
import { disc, dot, flow, hLine, vLine } from './pen.ts';
import { type Composition, type Sketch, fitInside, resample } from './sketch.ts';

/** The values as points from edge to edge, and beyond both by one step. */
function pointsOf(
  sketch: Sketch,
  values: readonly number[],
  ground: number,
  high: number,
): Point[] {
  const step = sketch.width / (values.length - 1 || 1);
  const padded = [values[0] ?? 0, ...values, values.at(-1) ?? 0];
  return padded.map((value, index) => ({ x: (index - 1) * step, y: ground - value * high }));
}

/** What lies below a line, down to the lower edge. */
function closeBelow({ width, height }: Sketch, path: string): string {
  return `${path}L${Math.round(width * 1.4)} ${height + 4}H${-Math.round(width * 0.4)}z`;
}

/** The line as the hero has it: over the ground, with a drop from each point. */
const horizon: Composition = (sketch) => {
  const { width, height, peak, random } = sketch;
  const inset = { ...sketch, width: width * 0.8 };
  const ground = height * random.between(0.8, 0.9);
  const points = pointsOf(inset, sketch.values, ground, height * 0.62).map(({ x, y }) => ({
    x: x + width * 0.1,
    y,
  }));
  const inner = points.slice(1, -1);
  const tip = inner[peak] ?? { x: width / 2, y: height / 2 };
  return [
    { role: 'tone', d: closeBelow(sketch, flow(points)) },
    { role: 'faint', width: 2, d: inner.map(({ x, y }) => vLine(x, y, height)).join('') },
    { role: 'full', width: 5, d: flow(points) },
    { role: 'full', width: 13, d: inner.map(dot).join('') },
    { role: 'tip', d: disc(tip, 13) },
  ];
};

/** Engraved: upright lines as high as the curve, and a large disc behind them. */
const engraved: Composition = ({ width, height, values, random }) => {
  const count = Math.round(width / random.between(9, 12));
  const heights = resample(values, count);
  const step = width / count;
  const top = (value: number) => height * 0.96 - value * height * 0.72;
  const at = heights.indexOf(Math.max(...heights));
  const tip = { x: (at + 0.5) * step, y: top(heights[at] ?? 0) - 14 };
  const far = tip.x < width / 2 ? width * 0.76 : width * 0.24;
  return [
    { role: 'tone', d: disc({ x: far, y: height * 0.42 }, height * random.between(0.26, 0.36)) },
    {
      role: 'full',
      width: 3,
      d: heights
        .map((value, index) => vLine((index + 0.5) * step, top(value), height + 4))
        .join(''),
    },
    { role: 'tip', d: disc(fitInside({ width, height }, tip, 16), 11) },
  ];
};

/** As many lines as values, each lifting off the same ground at its own place. */
const fan: Composition = ({ width, height, values, peak, random }) => {
  const ground = height * random.between(0.82, 0.9);
  const last = values.length - 1;
  const nearest = random.between(0.2, 0.5);
  const off = random.between(0, 0.34);
  const ends = values.map((value, index) => ({
    x: width * (nearest + ((0.92 - nearest) * index) / last),
    y: ground - value * height * 0.68,
  }));
  const rise = ({ x, y }: Point, index: number) => {
    const start = width * ((off * index) / last);
    const bend = Math.round(start + (x - start) * 0.62);
    return `M-5 ${Math.round(ground)}H${Math.round(start)}C${bend} ${Math.round(ground)} ${Math.round(x - (x - start) * 0.22)} ${Math.round((ground + y) / 2)} ${Math.round(x)} ${Math.round(y)}`;
  };
  return [
    { role: 'tone', d: `M0 ${Math.round(ground)}H${width}V${height}H0z` },
    { role: 'full', width: 3, d: ends.map(rise).join('') },
    { role: 'full', width: 11, d: ends.map(dot).join('') },
    { role: 'tip', d: disc(ends[peak] ?? { x: 0, y: 0 }, 13) },
  ];
};

/** Three ranges of hills, one before the other, and a sun over them. */
const ranges: Composition = (sketch) => {
  const { width, height, values, peak, random } = sketch;
  const turned = [...values.slice(1), values[0] ?? 0].reverse();
  const layer = (heights: readonly number[], ground: number, high: number) =>
    closeBelow(sketch, flow(pointsOf(sketch, heights, ground * height, high * height)));
  const x = width * (0.14 + (0.72 * peak) / (values.length - 1));
  const radius = height * random.between(0.09, 0.13);
  const crest =
    height * 0.62 - (resample(turned, 41)[Math.round((x / width) * 40)] ?? 0) * height * 0.5;
  return [
    { role: 'tip', d: disc({ x, y: Math.max(radius * 1.2, crest - radius * 0.2) }, radius) },
    { role: 'faint', d: layer(turned, 0.62, 0.5) },
    { role: 'tone', d: layer(values, 0.82, 0.5) },
    { role: 'full', d: layer(resample(turned, Math.max(4, values.length - 2)), 1.02, 0.36) },
  ];
};

/** The line itself, close by: broad, cut by the frame, with its point before a large disc. */
const closeUp: Composition = (sketch) => {
  const { width, height, values, random } = sketch;
  const few = resample(values, 4);
  const top = few.indexOf(Math.max(...few));
  const points = pointsOf(sketch, few, height * 0.86, height * 0.62);
  const at = points[top + 1] ?? { x: 0, y: 0 };
  const broad = Math.round(random.between(22, 34));
  const tip = fitInside(sketch, at, broad * 2);
  const near = resample(few, 61)[Math.round((tip.x / width) * 60)] ?? 0;
  tip.y = height * 0.86 - near * height * 0.62;
  const lines = [0.28, 0.5, 0.72].map((share) => hLine(height * share, 0, width));
  return [
    { role: 'faint', width: 2, d: lines.join('') },
    { role: 'tone', d: disc(tip, height * 0.34) },
    { role: 'full', width: broad, d: flow(points) },
    { role: 'tip', d: disc(tip, broad * 0.8) },
  ];
};

/** The same line again and again, lower each time, like a sheet of contours. */
const contours: Composition = (sketch) => {
  const { width, height, values, peak, random } = sketch;
  const few = values.length > 6 ? resample(values, 6) : values;
  const count = 5;
  const gap = height * random.between(0.1, 0.13);
  const paths = Array.from({ length: count }, (_, index) =>
    flow(pointsOf(sketch, few, height * 0.58 + index * gap, height * (0.44 - index * 0.08))),
  );
  const { x } = fitInside(sketch, { x: (width * peak) / (values.length - 1), y: 0 }, width * 0.08);
  const [first = '', ...others] = paths;
  return [
    { role: 'tone', d: closeBelow(sketch, first) },
    { role: 'full', width: 2, d: others.join('') },
    { role: 'full', width: 6, d: first },
    { role: 'full', width: 2, d: vLine(x, height * 0.14, height) },
    { role: 'tip', d: disc({ x, y: height * 0.14 }, 11) },
  ];
};

/** Stems with a head each, as tall and as large as their values. */
const stems: Composition = ({ width, height, values, peak, random }) => {
  const step = width / (values.length + 0.4);
  const most = Math.min(step * 0.62, height * 0.17);
  const ground = height * random.between(0.92, 0.98);
  const heads = values.map((value, index) => ({
    x: step * (index + 0.7),
    y: ground - value * (height * 0.88 - most) - 6,
    radius: most * (0.35 + 0.65 * value),
  }));
  const some = (parity: number) =>
    heads.map((head, index) => (index % 2 === parity ? disc(head, head.radius) : '')).join('');
  const high = heads[peak] ?? { x: 0, y: 0, radius: 9 };
  return [
    { role: 'full', width: 3, d: heads.map(({ x, y }) => vLine(x, y, height + 4)).join('') },
    { role: 'tone', d: some(1) },
    { role: 'full', d: some(0) },
    { role: 'tip', d: disc(fitInside({ width, height }, high, 14), high.radius * 0.55) },
  ];
};

/** A vessel: the line and its mirror, one about the other. */
const vessel: Composition = ({ width, height, values, random }) => {
  const few = resample(values, Math.min(values.length, 7));
  const middle = height * random.between(0.46, 0.54);
  const step = width / (few.length - 1);
  const side = (high: number) => {
    const over = few.map((value, index) => ({ x: index * step, y: middle - value * high }));
    const under = few
      .map((value, index) => ({ x: index * step, y: middle + value * high }))
      .toReversed();
    return `${flow(over)}${flow(under).replace('M', 'L')}z`;
  };
  const top = few.indexOf(Math.max(...few));
  return [
    {
      role: 'faint',
      width: 2,
      d: few.map((_, index) => vLine(index * step, 0, height)).join(''),
    },
    { role: 'full', d: side(height * 0.44) },
    { role: 'tone', d: side(height * random.between(0.18, 0.26)) },
    { role: 'tip', d: disc(fitInside({ width, height }, { x: top * step, y: middle }, 20), 12) },
  ];
};

export const curves: readonly Composition[] = [
  horizon,
  engraved,
  fan,
  ranges,
  closeUp,
  contours,
  stems,
  vessel,
];
