import { arc, onCircle, disc, dot, half, hLine, line } from './pen.ts';
import { type Composition, fitInside, resample, runningShares } from './sketch.ts';

/** Dials within each other, each turned as far as its value. */
const dials: Composition = ({ width, height, values, peak, random }) => {
  const centre = { x: width * random.between(0.56, 0.72), y: height * random.between(0.46, 0.62) };
  const most = Math.max(width, height) * 0.46;
  const step = most / (values.length + 1.2);
  const thick = Math.max(4, Math.round(step * 0.46));
  const radius = (index: number) => most - index * step;
  const from = random.between(0, 0.9);
  const ends = values.map((value, index) => onCircle(centre, radius(index), from + value * 0.82));
  return [
    {
      role: 'tone',
      width: thick,
      d: values.map((_, index) => arc(centre, radius(index), from, from + 0.995)).join(''),
    },
    {
      role: 'full',
      width: thick,
      d: values
        .map((value, index) => arc(centre, radius(index), from, from + value * 0.82))
        .join(''),
    },
    {
      role: 'tip',
      d: disc(fitInside({ width, height }, ends[peak] ?? centre, 14), Math.max(9, thick * 0.8)),
    },
  ];
};

/** Paths around a great body, with something on each. */
const orbits: Composition = ({ width, height, values, peak, random }) => {
  const centre = { x: width * random.between(0.16, 0.34), y: height * random.between(0.4, 0.75) };
  const core = height * random.between(0.2, 0.3);
  const step = (Math.hypot(width - centre.x, height * 0.5) - core) / (values.length + 0.4);
  const path = values.map((_, index) => core + (index + 0.8) * step);
  const turn = random.between(0.02, 0.1);
  const moons = values.map((value, index) => ({
    ...onCircle(centre, path[index] ?? core, turn + value * 0.38),
    value,
  }));
  const high = moons[peak] ?? centre;
  return [
    { role: 'faint', width: 2, d: path.map((radius) => disc(centre, radius)).join('') },
    { role: 'full', d: disc(centre, core) },
    { role: 'tone', d: disc({ x: centre.x - core * 0.3, y: centre.y - core * 0.3 }, core * 0.36) },
    { role: 'full', d: moons.map((moon) => disc(moon, 4 + moon.value * 7)).join('') },
    { role: 'tip', d: disc(fitInside({ width, height }, high, 18), 14) },
  ];
};

/** Waves from a corner, as broad as the values. */
const ripples: Composition = ({ width, height, values, peak, random }) => {
  const centre = { x: width * random.between(0.02, 0.16), y: height * random.between(0.84, 1.04) };
  const most = Math.hypot(width, height) * 0.86;
  const shares = runningShares(values.toReversed());
  const radii = shares.map((share) => share * most);
  const mark = radii[values.length - 1 - peak] ?? most;
  const inner = radii[values.length - 2 - peak] ?? 0;
  const tip = onCircle(centre, Math.min((mark + inner) / 2, width * 0.74), 0.16);
  return [
    { role: 'tone', d: disc(centre, mark) },
    { role: 'full', isCrossed: true, d: radii.map((radius) => disc(centre, radius)).join('') },
    { role: 'tip', d: disc(fitInside({ width, height }, tip, 18), 12) },
  ];
};

/** Discs in a chain that cross: what two have in common is left free. */
const chain: Composition = ({ width, height, values, peak, random }) => {
  const most = height * random.between(0.4, 0.46);
  const few = values.length > 7 ? resample(values, 7) : values;
  const mark = Math.round((peak / (values.length - 1)) * (few.length - 1));
  const radii = few.map((value) => Math.min(most, width * 0.24) * (0.3 + 0.7 * value));
  const lengths = radii.map((radius, index) =>
    index === 0 ? 0 : (radius + (radii[index - 1] ?? 0)) * 0.72,
  );
  const positions = runningSums(lengths);
  const span = (positions.at(-1) ?? 0) + (radii[0] ?? 0) + (radii.at(-1) ?? 0);
  const scale = Math.min(1.3, (width * 1.02) / span);
  const left = (width - span * scale) / 2 + (radii[0] ?? 0) * scale;
  const high = random.between(0.44, 0.56) * height;
  const all = positions.map((position, index) => ({
    x: left + position * scale,
    y: high + (index % 2 ? 1 : -1) * height * 0.04,
    radius: (radii[index] ?? 0) * scale,
  }));
  const lit = all[mark] ?? { x: width / 2, y: high };
  return [
    { role: 'tone', d: `M0 ${Math.round(high)}H${width}V${height}H0z` },
    { role: 'full', isCrossed: true, d: all.map((one) => disc(one, one.radius)).join('') },
    { role: 'tip', d: disc(lit, 13) },
  ];
};

function runningSums(lengths: readonly number[]): number[] {
  let sum = 0;
  return lengths.map((length) => (sum += length));
}

/** A sun over the edge, with rays as long as the values. */
const rays: Composition = ({ width, height, values, random }) => {
  const centre = { x: width * random.between(0.36, 0.64), y: height * random.between(0.86, 1) };
  const count = Math.round(random.between(30, 44));
  const core = height * random.between(0.24, 0.32);
  const lengths = resample(values, count);
  const longest = lengths.indexOf(Math.max(...lengths));
  const ray = (index: number) => {
    const turn = -0.27 + (0.54 * index) / (count - 1);
    const reach = core * 1.22 + (lengths[index] ?? 0) * height * 0.5;
    return [onCircle(centre, core * 1.22, turn), onCircle(centre, reach, turn)] as const;
  };
  return [
    { role: 'full', width: 3, d: lengths.map((_, index) => line(...ray(index))).join('') },
    { role: 'tone', d: disc(centre, core) },
    { role: 'tip', d: disc(fitInside({ width, height }, ray(longest)[1], 14), 10) },
  ];
};

/** Rings beside each other on a ground of rings: a target for each value, as open as the value is high. */
const targets: Composition = ({ width, height, values, random }) => {
  const down = width < height ? 4 : 2;
  const across = width < height ? Math.ceil(values.length / 4) + 1 : Math.ceil(values.length / 2);
  const turns = resample(values, across * down);
  const peak = turns.indexOf(Math.max(...turns));
  const side = Math.min(width / across, height / down);
  const left = (width - side * across) / 2;
  const top = (height - side * down) / 2;
  const all = turns.map((value, index) => ({
    x: left + ((index % across) + 0.5) * side,
    y: top + (Math.floor(index / across) + 0.5) * side,
    value,
  }));
  const radius = side * random.between(0.38, 0.45);
  const from = random.between(0, 1);
  return [
    { role: 'tone', width: Math.round(radius * 2), d: all.map(dot).join('') },
    {
      role: 'full',
      width: Math.round(side * 0.12),
      d: all
        .map((one) => arc(one, radius - side * 0.06, from, from + Math.min(0.98, one.value)))
        .join(''),
    },
    {
      role: 'full',
      width: Math.round(side * 0.1),
      d: all.map((one, index) => (index === peak ? '' : dot(one))).join(''),
    },
    { role: 'tip', d: disc(all[peak] ?? { x: 0, y: 0 }, side * 0.2) },
  ];
};

/** Arches within each other over one ground, each as thick as its value. */
const arches: Composition = ({ width, height, values, peak, random }) => {
  const centre = { x: width * random.between(0.34, 0.66), y: height * random.between(0.86, 0.98) };
  const most = Math.max(width * 0.46, height * 0.62);
  const radii = runningShares(values).map((share) => most * (0.12 + 0.88 * share));
  const mark = radii[peak] ?? most;
  const thick = mark - (radii[peak - 1] ?? 0);
  const tip = { x: centre.x, y: centre.y - mark + thick / 2 };
  return [
    { role: 'tone', d: half(centre, mark, true) },
    {
      role: 'full',
      isCrossed: true,
      d: radii.map((radius) => half(centre, radius, true)).join(''),
    },
    { role: 'full', width: 4, d: hLine(centre.y, 0, width) },
    { role: 'tip', d: disc(fitInside({ width, height }, tip, 16), 12) },
  ];
};

/** Half discs along a line, above it and below it by turns. */
const halves: Composition = ({ width, height, values, random }) => {
  const count = width > height ? 6 : 4;
  const sizes = resample(values, Math.min(values.length, count));
  const middle = height * random.between(0.44, 0.56);
  const sum = sizes.reduce((all, value) => all + 0.35 + value, 0);
  let x = 0;
  const all = sizes.map((value, index) => {
    const radius = ((0.35 + value) / sum) * (width / 2);
    x += 2 * radius;
    return { x: x - radius, y: middle, radius, isUpper: index % 2 === 0 };
  });
  const some = (isUpper: boolean) =>
    all.map((one) => (one.isUpper === isUpper ? half(one, one.radius, isUpper) : '')).join('');
  const high = all[sizes.indexOf(Math.max(...sizes))] ?? { x: 0, y: 0, radius: 9, isUpper: true };
  const tip = { x: high.x, y: middle + (high.isUpper ? -0.42 : 0.42) * high.radius };
  return [
    { role: 'full', d: some(true) },
    { role: 'tone', d: some(false) },
    { role: 'full', width: 4, d: hLine(middle, 0, width) },
    {
      role: 'tip',
      d: disc(fitInside({ width, height }, tip, 14), Math.max(8, high.radius * 0.24)),
    },
  ];
};

export const rings: readonly Composition[] = [
  dials,
  orbits,
  ripples,
  chain,
  rays,
  targets,
  arches,
  halves,
];
