import { disc, flow, upright } from './pen.ts';
import { type Composition, inside, resample } from './sketch.ts';

/** Stems with a head each, as tall and as large as their values. */
export const stems: Composition = ({ width, height, values, peak, random }) => {
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
    { role: 'full', width: 3, d: heads.map(({ x, y }) => upright(x, y, height + 4)).join('') },
    { role: 'tone', d: some(1) },
    { role: 'full', d: some(0) },
    { role: 'tip', d: disc(inside({ width, height }, high, 14), high.radius * 0.55) },
  ];
};

/** A vessel: the line and its mirror, one about the other. */
export const vessel: Composition = ({ width, height, values, random }) => {
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
      d: few.map((_, index) => upright(index * step, 0, height)).join(''),
    },
    { role: 'full', d: side(height * 0.44) },
    { role: 'tone', d: side(height * random.between(0.18, 0.26)) },
    { role: 'tip', d: disc(inside({ width, height }, { x: top * step, y: middle }, 20), 12) },
  ];
};
