import { box, disc, hLine, shape, vLine } from './pen.ts';
import { type Composition, fitInside, resample, runningShares } from './sketch.ts';

/** Columns from below, one of them lit. */
const columns: Composition = ({ width, height, values, peak, random }) => {
  const step = (width * 0.94) / values.length;
  const thick = Math.round(step * random.between(0.6, 0.78));
  const column = (value: number, index: number) =>
    vLine(
      width * 0.03 + (index + 0.5) * step,
      height + thick,
      height * 0.98 - value * height * 0.9 + thick / 2,
    );
  const lit = values[peak] ?? 0;
  const top = fitInside(
    { width, height },
    { x: width * 0.03 + (peak + 0.5) * step, y: height * 0.98 - lit * height * 0.9 + thick / 2 },
    thick / 2,
  );
  return [
    { role: 'tone', width: thick, d: values.map((_, index) => column(1, index)).join('') },
    { role: 'full', width: thick, d: values.map(column).join('') },
    { role: 'tip', d: disc(top, thick / 2 - 3) },
  ];
};

/** A wave of sound: fine bars about a middle line. */
const wave: Composition = ({ width, height, values, random }) => {
  const step = random.between(10, 14);
  const count = Math.ceil(width / step);
  const heights = resample(values, count).map(
    (value, index) => value * (0.62 + 0.38 * Math.abs(Math.sin(index * 1.9))),
  );
  const high = Math.min(count - 2, Math.max(1, heights.indexOf(Math.max(...heights))));
  const middle = height * random.between(0.46, 0.54);
  const one = (index: number) => {
    const half = (heights[index] ?? 0) * height * 0.42;
    return vLine((index + 0.5) * step, middle - half, middle + half);
  };
  const some = (wanted: (index: number) => boolean) =>
    heights.map((_, index) => (wanted(index) ? one(index) : '')).join('');
  const thick = Math.round(step * 0.5);
  const lit = (heights[high] ?? 0) * height * 0.42 + thick / 2;
  const part = Math.max(high + 1, Math.round(count * 0.58));
  return [
    { role: 'tone', width: thick, d: some((index) => index >= part) },
    { role: 'full', width: thick, d: some((index) => index < part && index !== high) },
    {
      role: 'tip',
      d: box(
        {
          x: (high + 0.5) * step - thick / 2 - 1,
          y: middle - lit,
          width: thick + 2,
          height: 2 * lit,
        },
        9,
      ),
    },
  ];
};

/** Bars that run in from the side, each with what is left to the whole. */
const runs: Composition = ({ width, height, values, peak, random }) => {
  const step = (height * 0.92) / values.length;
  const thick = Math.round(step * random.between(0.5, 0.66));
  const y = (index: number) => height * 0.04 + (index + 0.5) * step;
  const end = (value: number) => width * (0.06 + value * 0.84);
  return [
    {
      role: 'tone',
      width: thick,
      d: values.map((_, index) => hLine(y(index), -thick, width + thick)).join(''),
    },
    {
      role: 'full',
      width: thick,
      d: values.map((value, index) => hLine(y(index), -thick, end(value))).join(''),
    },
    { role: 'tip', d: disc({ x: end(values[peak] ?? 0), y: y(peak) }, thick * 0.5 + 1) },
  ];
};

/** Leaning bars, side by side, in two tones. */
const leaning: Composition = ({ width, height, values, peak, random }) => {
  const lean = Math.min(height, width / 2) * random.between(0.3, 0.5);
  const step = (width * 0.98 - lean) / values.length;
  const bar = (value: number, index: number) => {
    const x = width * 0.01 + index * step;
    const y = height * 0.98 - value * height * 0.86;
    const shift = (lean * (height - y)) / height;
    return shape(
      { x, y: height + 1 },
      { x: x + shift, y },
      { x: x + shift + step, y },
      { x: x + step, y: height + 1 },
    );
  };
  const some = (parity: number) =>
    values
      .map((value, index) => (index % 2 === parity && index !== peak ? bar(value, index) : ''))
      .join('');
  return [
    { role: 'full', d: some(0) },
    { role: 'tone', d: some(1) },
    { role: 'tip', d: bar(values[peak] ?? 0, peak) },
  ];
};

/** Stacks of coins, as high as their values. */
const stacks: Composition = ({ width, height, values, peak, random }) => {
  const step = (width * 0.94) / values.length;
  const thick = Math.round(step * random.between(0.66, 0.8));
  const coin = Math.round(random.between(7, 10));
  const x = (index: number) => width * 0.03 + (index + 0.5) * step;
  const most = Math.floor((height * 0.86) / (coin + 3));
  const count = (value: number) => Math.max(1, Math.round(value * most));
  const top = (value: number) => height * 0.96 - count(value) * (coin + 3) + 3;
  return [
    { role: 'faint', width: 2, d: hLine(height * 0.96 + 3, 0, width) },
    {
      role: 'full',
      width: thick,
      dash: `${coin} 3`,
      isCut: true,
      d: values.map((value, index) => vLine(x(index), height * 0.96, top(value))).join(''),
    },
    {
      role: 'tip',
      d: box({ x: x(peak) - thick / 2, y: top(values[peak] ?? 0), width: thick, height: coin }),
    },
  ];
};

/** Bars up and down from a middle line, each against the one before. */
const balance: Composition = ({ width, height, values, peak, random }) => {
  const step = width / values.length;
  const middle = height * random.between(0.48, 0.58);
  const inset = step * random.between(0.06, 0.12);
  const bar = (index: number) => {
    const value = values[index] ?? 0;
    const isUp = index % 2 === peak % 2;
    const long = value * (isUp ? middle : height - middle) * 0.88;
    return box({
      x: index * step + inset,
      y: isUp ? middle - long : middle,
      width: step - 2 * inset,
      height: long,
    });
  };
  const some = (wanted: (index: number) => boolean) =>
    values.map((_, index) => (wanted(index) ? bar(index) : '')).join('');
  return [
    { role: 'full', d: some((index) => index % 2 === peak % 2 && index !== peak) },
    { role: 'tone', d: some((index) => index % 2 !== peak % 2) },
    { role: 'tip', d: bar(peak) },
    { role: 'full', width: 4, d: hLine(middle, 0, width) },
  ];
};

/** Houses side by side, as high as their values, with lights in every other one. */
const skyline: Composition = ({ width, height, values, peak, random }) => {
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
      ? vLine(house.x + house.width * 0.5, house.y + 12, ground - 12)
      : '',
  );
  const high = houses[peak] ?? { x: 0, y: 0, width: 0 };
  const tip = { x: high.x + high.width / 2, y: high.y - 15 };
  return [
    { role: 'tone', d: some(1) },
    { role: 'full', d: some(0) },
    { role: 'ground', width: 8, dash: '6 8', isCut: true, d: lights.join('') },
    { role: 'full', width: 4, d: hLine(ground, 0, width) },
    { role: 'tip', d: disc(fitInside({ width, height }, tip, 13), 9) },
  ];
};

/** Bars one below the other, each beginning where the one before it ends. */
const cascade: Composition = ({ width, height, values, peak, random }) => {
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
    hLine(y, Math.min(from + thick / 2, to), Math.max(to - thick / 2, from));
  const drops = bars.slice(1).map(({ from, y }) => vLine(from, y - step, y));
  const high = bars[peak] ?? { from: 0, to: 0, y: 0 };
  return [
    { role: 'faint', width: 2, d: bars.map(({ y }) => hLine(y, 0, width)).join('') },
    { role: 'tone', width: 2, d: drops.join('') },
    { role: 'full', width: thick, d: bars.map(bar).join('') },
    {
      role: 'tip',
      d: disc(fitInside({ width, height }, { x: (high.from + high.to) / 2, y: high.y }, 12), 9),
    },
  ];
};

export const bars: readonly Composition[] = [
  columns,
  wave,
  runs,
  leaning,
  stacks,
  balance,
  skyline,
  cascade,
];
