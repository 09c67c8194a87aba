import { box, disc, level, upright } from './pen.ts';
import { type Composition, inside, runningShares } from './sketch.ts';

/** Houses side by side, as high as their values, with lights in every other one. */
export const skyline: Composition = ({ width, height, values, peak, random }) => {
  const broad = runningShares(values.map((value) => 1.3 - value * random.between(0.4, 0.9)));
  const ground = height * random.between(0.9, 0.97);
  const houses = values.map((value, index) => {
    const x = (broad[index - 1] ?? 0) * width;
    const y = ground - value * height * 0.76;
    return { x, y, width: (broad[index] ?? 1) * width - x, height: ground - y };
  });
  const some = (parity: number) =>
    houses.map((house, index) => (index % 2 === parity ? box(house) : '')).join('');
  const lights = houses.map((house, index) =>
    index % 2 === 0 && house.height > 34
      ? upright(house.x + house.width * 0.5, house.y + 12, ground - 12)
      : '',
  );
  const high = houses[peak] ?? { x: 0, y: 0, width: 0 };
  const tip = { x: high.x + high.width / 2, y: high.y - 15 };
  return [
    { role: 'tone', d: some(1) },
    { role: 'full', d: some(0) },
    { role: 'ground', width: 8, dash: '6 8', isCut: true, d: lights.join('') },
    { role: 'full', width: 4, d: level(ground, 0, width) },
    { role: 'tip', d: disc(inside({ width, height }, tip, 13), 9) },
  ];
};

/** Bars one below the other, each beginning where the one before it ends. */
export const cascade: Composition = ({ width, height, values, peak, random }) => {
  const left = width * random.between(0.05, 0.12);
  const reach = width * 0.95 - left;
  const step = (height * 0.9) / values.length;
  const thick = Math.max(4, Math.round(step * random.between(0.55, 0.72)));
  const shares = runningShares(values);
  const bars = shares.map((share, index) => ({
    from: left + (shares[index - 1] ?? 0) * reach,
    to: left + share * reach,
    y: height * 0.05 + (index + 0.5) * step,
  }));
  const bar = ({ from, to, y }: (typeof bars)[number]) =>
    level(y, Math.min(from + thick / 2, to), Math.max(to - thick / 2, from));
  const drops = bars.slice(1).map(({ from, y }) => upright(from, y - step, y));
  const high = bars[peak] ?? { from: 0, to: 0, y: 0 };
  return [
    { role: 'faint', width: 2, d: bars.map(({ y }) => level(y, 0, width)).join('') },
    { role: 'tone', width: 2, d: drops.join('') },
    { role: 'full', width: thick, d: bars.map(bar).join('') },
    {
      role: 'tip',
      d: disc(inside({ width, height }, { x: (high.from + high.to) / 2, y: high.y }, 12), 9),
    },
  ];
};
