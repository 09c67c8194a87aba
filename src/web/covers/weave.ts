import { box, disc, dot } from './pen.ts';
import { type Composition, fitInside, resample } from './sketch.ts';

/** Bands across bands, as broad as the values. */
export const weave: Composition = ({ width, height, values, peak, random }) => {
  const step = width / values.length;
  const few = resample(values.toReversed(), width > height ? 4 : 6);
  const row = height / few.length;
  const part = random.between(0.45, 0.66);
  const warp = random.between(0.44, 0.68);
  const down = values.map((value, index) => {
    const broad = step * (0.14 + value * warp);
    return { x: (index + 0.5) * step - broad / 2, y: -4, width: broad, height: height + 8 };
  });
  const across = few.map((value, index) => {
    const high = row * (0.1 + value * part);
    return { x: -4, y: (index + 0.5) * row - high / 2, width: width + 8, height: high };
  });
  const lit = few.indexOf(Math.max(...few));
  const tip = { x: (peak + 0.5) * step, y: (lit + 0.5) * row };
  return [
    { role: 'tone', d: down.map((one) => box(one)).join('') },
    {
      role: 'full',
      isCrossed: true,
      d: [...down.filter((_, index) => index % 2 === 0), ...across].map((one) => box(one)).join(''),
    },
    { role: 'tip', d: disc(fitInside({ width, height }, tip, 16), Math.min(14, row * 0.24)) },
  ];
};

/** Squares in rows, each as large as the values say for its place. */
export const halftone: Composition = ({ width, height, values, random }) => {
  const side = Math.round(random.between(44, 54));
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const lean = random.between(0.3, 0.9);
  const sizes = resample(values, across + Math.round((down - 1) * lean));
  const left = (width - across * side) / 2;
  const top = (height - down * side) / 2;
  const squares = Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const size = side * (0.14 + 0.8 * (sizes[Math.round(column + row * lean)] ?? 0));
    const centre = { x: left + (column + 0.5) * side, y: top + (row + 0.5) * side };
    return { ...centre, size };
  });
  const greatest = squares.reduce((one, other) => (other.size > one.size ? other : one));
  return [
    {
      role: 'full',
      d: squares
        .map(({ x, y, size }) =>
          box({ x: x - size / 2, y: y - size / 2, width: size, height: size }),
        )
        .join(''),
    },
    { role: 'tip', d: disc(fitInside({ width, height }, greatest, 16), side * 0.26) },
  ];
};

/** Tracks of a network: each changes its height where its value says, and stops on the way. */
export const tracks: Composition = ({ width, height, values, peak, random }) => {
  const gap = height / (values.length + 1);
  const shift = Math.min(gap * random.between(1.5, 2.6), height * 0.3);
  const from = random.between(0.02, 0.16);
  const reach = random.between(0.5, 0.66);
  const curves = values.map((value, index) => {
    const y = gap * (index + 1);
    const x = width * (from + value * reach);
    const end = Math.min(height - 6, Math.max(6, y + (index % 2 ? -shift : shift)));
    return { x, y, turn: x + Math.abs(end - y), end };
  });
  const curve = ({ x, y, turn, end }: (typeof curves)[number]) =>
    `M-5 ${Math.round(y)}H${Math.round(x)}L${Math.round(turn)} ${Math.round(end)}H${width + 5}`;
  const some = (parity: number) =>
    curves.map((one, index) => (index % 2 === parity ? curve(one) : '')).join('');
  const stops = curves.flatMap(({ x, y, turn, end }) => [
    { x, y },
    { x: turn, y: end },
  ]);
  const thick = Math.max(4, Math.round(gap * 0.3));
  const high = curves[peak] ?? { x: 0, y: 0 };
  return [
    { role: 'tone', width: thick, d: some(1) },
    { role: 'full', width: thick, d: some(0) },
    { role: 'full', width: thick + 8, d: stops.map(dot).join('') },
    { role: 'ground', width: thick, d: stops.map(dot).join('') },
    { role: 'tip', d: disc(fitInside({ width, height }, high, 16), 12) },
  ];
};
