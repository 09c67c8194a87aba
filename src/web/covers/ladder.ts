import { type Box, onCircle, box, disc, dot, hLine, shape, vLine, wedge } from './pen.ts';
import { type Composition, fitInside, resample, runningShares } from './sketch.ts';

/** A flight of stairs through the whole frame, its treads drawn on to the edge. */
const stairs: Composition = ({ width, height, values, peak, random }) => {
  const left = width * random.between(0.04, 0.2);
  const step = (width - left) / values.length;
  const high = height * random.between(0.6, 0.74);
  const top = (value: number) => height * 0.96 - value * high;
  const treads = values.map((value, index) => ({ x: left + index * step, y: top(value) }));
  const highest = treads[peak] ?? { x: 0, y: 0 };
  const radius = Math.min(step * 0.36, 15);
  return [
    { role: 'faint', width: 2, d: treads.map(({ x, y }) => hLine(y, 0, x)).join('') },
    {
      role: 'full',
      d: treads.map(({ x, y }) => box({ x, y, width: step + 1, height: height - y + 2 })).join(''),
    },
    { role: 'tone', d: box({ x: 0, y: height * random.between(0.88, 0.92), width, height }) },
    {
      role: 'tip',
      d: disc(
        fitInside(
          { width, height },
          { x: highest.x + step / 2, y: highest.y - radius - 1 },
          radius + 4,
        ),
        radius,
      ),
    },
  ];
};

/** Treads that float, each over a shaft of light. */
const treads: Composition = ({ width, height, values, peak, random }) => {
  const step = (width * 0.9) / values.length;
  const left = width * 0.05;
  const thick = Math.round(random.between(8, 12));
  const all = values.map((value, index) => ({
    x: left + index * step,
    y: height * 0.9 - value * height * 0.7,
  }));
  const high = all[peak] ?? { x: 0, y: 0 };
  return [
    {
      role: 'tone',
      d: all.map(({ x, y }) => box({ x: x + 3, y, width: step - 6, height: height - y })).join(''),
    },
    {
      role: 'full',
      width: thick,
      d: all.map(({ x, y }) => hLine(y, x + thick / 2, x + step - thick / 2)).join(''),
    },
    { role: 'tip', d: disc({ x: high.x + step / 2, y: high.y - thick / 2 - 10 }, 10) },
  ];
};

/** Blocks with a top and a side, as a bench of steps seen from the left. */
const blocks: Composition = ({ width, height, values, peak, random }) => {
  const step = width / (values.length + 1.4);
  const deep = { x: step * 0.5, y: -step * random.between(0.26, 0.4) };
  const all = values.map((value, index) => ({
    x: step * (0.45 + index),
    y: height * 0.98 - value * height * 0.66,
  }));
  const high = all[peak] ?? { x: 0, y: 0 };
  const top = ({ x, y }: { x: number; y: number }) =>
    shape(
      { x, y },
      { x: x + deep.x, y: y + deep.y },
      { x: x + step + deep.x, y: y + deep.y },
      { x: x + step, y },
    );
  const side = ({ x, y }: { x: number; y: number }) =>
    shape(
      { x: x + step, y },
      { x: x + step + deep.x, y: y + deep.y },
      { x: x + step + deep.x, y: height },
      { x: x + step, y: height },
    );
  const front = ({ x, y }: { x: number; y: number }) =>
    box({ x, y, width: step + 0.6, height: height - y });
  return [
    { role: 'faint', d: all.map(side).join('') },
    { role: 'tone', d: all.map(top).join('') },
    { role: 'tip', d: top(high) },
    { role: 'full', d: all.map(front).join('') },
    { role: 'ground', width: 2, d: all.map(({ x, y }) => vLine(x, y, height)).join('') },
  ];
};

/** Corner within corner, each as broad as its value. */
const corners: Composition = ({ width, height, values, random }) => {
  const broad = resample(values, Math.max(7, values.length));
  const shares = runningShares(broad).reverse();
  const peak = broad.indexOf(Math.max(...broad));
  const reach = { x: width * random.between(0.78, 0.96), y: height * random.between(0.82, 0.95) };
  const boxes: Box[] = shares.map((share) => ({
    x: 0,
    y: height - reach.y * share,
    width: reach.x * share,
    height: reach.y * share,
  }));
  const mark = boxes[broad.length - 1 - peak] ?? boxes[0];
  const inner = boxes[broad.length - peak];
  const thick = mark ? mark.width - (inner?.width ?? 0) : 0;
  const radius = Math.min(16, Math.max(10, thick * 0.4));
  const at = { x: mark?.width ?? 0, y: mark?.y ?? 0 };
  return [
    { role: 'tone', d: mark ? box({ x: 0, y: mark.y, width, height: height - mark.y }) : '' },
    { role: 'full', isCrossed: true, d: boxes.map((one) => box(one)).join('') },
    { role: 'tip', d: disc(fitInside({ width, height }, at, radius + 6), radius) },
  ];
};

/** One line that climbs: each riser is as high as its value, and the ground is ruled below it. */
const climb: Composition = ({ width, height, values, random }) => {
  const shares = runningShares(values);
  const left = Math.round(width * random.between(0.03, 0.36));
  const step = (width * 0.98 - left) / values.length;
  const ground = height * 0.94;
  const high = height * random.between(0.52, 0.76);
  const curve = (down: number) =>
    shares
      .map((share, index) => {
        const y = Math.round(ground - share * high + down);
        const x = Math.round(left + (index + 1) * step);
        return `V${y}H${index === shares.length - 1 ? Math.round(width * 1.02) : x}`;
      })
      .join('');
  const start = (down: number) => `M-5 ${Math.round(ground + down)}H${left}`;
  const gap = random.between(8, 14);
  const echoes = Math.round(random.between(1, 5));
  return [
    { role: 'tone', d: `${start(0)}${curve(0)}V${height}H-5z` },
    { role: 'full', width: 6, d: start(0) + curve(0) },
    {
      role: 'full',
      width: 2,
      d: Array.from({ length: echoes }, (_, index) => index + 1)
        .map((count) => start(count * gap) + curve(count * gap))
        .join(''),
    },
    { role: 'tip', d: disc({ x: width * 0.92, y: ground - high - 17 }, 12) },
  ];
};

/** A real ladder, leaning: its rungs are as far apart as the values say. */
const leaning: Composition = ({ width, height, values, peak, random }) => {
  const shares = runningShares(values);
  const foot = width * random.between(0.16, 0.26);
  const head = width * random.between(0.62, 0.74);
  const broad = Math.min(width * 0.2, height * 0.4);
  const at = (share: number) => ({
    x: foot + (head - foot) * share,
    y: height * 1.08 - height * 1.16 * share,
  });
  const rung = (share: number) => {
    const { x, y } = at(share);
    return hLine(y, x, x + broad);
  };
  const position = Math.min(0.8, Math.max(0.2, (shares[peak] ?? 0.5) * 0.9 + 0.03));
  const mid = at(position);
  const [low, high] = [at(0), at(1)];
  const rail = (side: number) =>
    shape({ x: low.x + side, y: low.y }, { x: high.x + side, y: high.y });
  return [
    {
      role: 'tone',
      d: shape(
        { x: low.x + broad, y: height + 9 },
        { x: high.x + broad, y: -9 },
        { x: width + 9, y: -9 },
        { x: width + 9, y: height + 9 },
      ),
    },
    { role: 'full', width: 9, d: rail(0) + rail(broad) },
    {
      role: 'full',
      width: 6,
      d: shares.map((share) => rung(share * 0.9 + 0.03)).join(''),
    },
    { role: 'tip', d: disc({ x: mid.x + broad / 2, y: mid.y - 15 }, 12) },
  ];
};

/** Winding stairs from above: each tread reaches as far as its value. */
const winding: Composition = ({ width, height, values, peak, random }) => {
  const centre = { x: width * random.between(0.42, 0.58), y: height * random.between(0.5, 0.6) };
  const most = Math.max(width, height) * 0.5;
  const from = random.next();
  const turn = 1 / values.length;
  const reach = (value: number) => most * (0.26 + 0.74 * value);
  const some = (parity: number) =>
    values
      .map((value, index) =>
        index % 2 === parity
          ? wedge(centre, reach(value), from + index * turn, from + (index + 1) * turn)
          : '',
      )
      .join('');
  const tip = onCircle(centre, reach(values[peak] ?? 0) - 20, from + (peak + 0.5) * turn);
  return [
    { role: 'tone', d: some(1) },
    { role: 'full', d: some(0) },
    { role: 'ground', width: Math.round(most * 0.28), d: dot(centre) },
    { role: 'tip', d: disc(fitInside({ width, height }, tip, 18), 12) },
  ];
};

/** Terraces about a middle, each as broad as its value, the broadest below. */
const terraces: Composition = ({ width, height, values, random }) => {
  const broad = resample(values, Math.min(7, values.length)).toSorted((one, other) => one - other);
  const middle = width * random.between(0.4, 0.6);
  const top = height * random.between(0.2, 0.3);
  const high = (height - top) / broad.length;
  const slabs = broad.map((value, index) => {
    const half =
      (width * 0.04 + value * width * 0.46) * (0.55 + (0.45 * (index + 1)) / broad.length);
    return { x: middle - half, y: top + index * high, width: 2 * half, height: high + 1 };
  });
  const some = (parity: number) =>
    slabs.map((slab, index) => (index % 2 === parity ? box(slab) : '')).join('');
  const radius = Math.min(22, top * 0.36);
  return [
    { role: 'full', d: some(0) },
    { role: 'tone', d: some(1) },
    { role: 'tip', d: disc({ x: middle, y: top - radius - 2 }, radius) },
  ];
};

export const ladders: readonly Composition[] = [
  stairs,
  treads,
  blocks,
  corners,
  climb,
  leaning,
  winding,
  terraces,
];
