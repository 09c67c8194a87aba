import { disc, half, level } from './pen.ts';
import { type Composition, inside, resample, runningShares } from './sketch.ts';

/** Arches within each other over one ground, each as thick as its value. */
export const arches: Composition = ({ width, height, values, peak, random }) => {
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
    { role: 'full', width: 4, d: level(centre.y, 0, width) },
    { role: 'tip', d: disc(inside({ width, height }, tip, 16), 12) },
  ];
};

/** Half discs along a line, above it and below it by turns. */
export const halves: Composition = ({ width, height, values, random }) => {
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
    { role: 'full', width: 4, d: level(middle, 0, width) },
    { role: 'tip', d: disc(inside({ width, height }, tip, 14), Math.max(8, high.radius * 0.24)) },
  ];
};
