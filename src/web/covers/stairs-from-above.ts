import { box, disc, dot, wedge, around } from './pen.ts';
import { type Composition, inside, resample } from './sketch.ts';

/** Winding stairs from above: each tread reaches as far as its value. */
export const winding: Composition = ({ width, height, values, peak, random }) => {
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
  const tip = around(centre, reach(values[peak] ?? 0) - 20, from + (peak + 0.5) * turn);
  return [
    { role: 'tone', d: some(1) },
    { role: 'full', d: some(0) },
    { role: 'ground', width: Math.round(most * 0.28), d: dot(centre) },
    { role: 'tip', d: disc(inside({ width, height }, tip, 18), 12) },
  ];
};

/** Terraces about a middle, each as broad as its value, the broadest below. */
export const terraces: Composition = ({ width, height, values, random }) => {
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
