import { box, disc, dot, hLine, line, quarter, vLine } from './pen.ts';
import { type Composition, type CoverLayer, resample } from './sketch.ts';
import { halftone, tracks, weave } from './weave.ts';

/** A board of departures: rows with a mark, a line as long as the value, and one that is lit. */
const departures: Composition = ({ width, height, values, random }) => {
  const rows = values.length > 7 ? resample(values, 7) : values;
  const lit = rows.indexOf(Math.max(...rows));
  const high = height / rows.length;
  const edge = width * random.between(0.05, 0.11);
  const from = edge + high * 0.9;
  const right = width * random.between(0.14, 0.2);
  const thick = Math.round(high * 0.36);
  const middle = (index: number) => (index + 0.5) * high;
  const reach = width - 2 * edge - right - (from - edge) - thick;
  return [
    { role: 'tip', d: box({ x: 0, y: lit * high, width, height: high }) },
    {
      role: 'faint',
      width: 2,
      d: rows
        .slice(1)
        .map((_, row) => hLine((row + 1) * high, 0, width))
        .join(''),
    },
    {
      role: 'tone',
      width: thick,
      d: rows
        .map((_, row) =>
          row === lit
            ? ''
            : hLine(middle(row), width - edge - right * (row % 2 ? 0.6 : 0.9), width - edge),
        )
        .join(''),
    },
    {
      role: 'full',
      width: thick,
      d: rows
        .map(
          (value, row) =>
            dot({ x: edge + thick / 2, y: middle(row) }) +
            hLine(middle(row), from, from + value * reach),
        )
        .join(''),
    },
  ];
};

/** A screen of lights: each column is lit as high as its value, and the others glow a little. */
const lights: Composition = ({ width, height, values, random }) => {
  const step = Math.round(random.between(15, 21));
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / step);
  const heights = resample(values, columns).map((value) =>
    Math.max(1, Math.round(value * (rows - 1))),
  );
  const top = heights.indexOf(Math.max(...heights));
  const x = (column: number) => width / 2 + (column - (columns - 1) / 2) * step;
  const low = height / 2 + ((rows - 1) / 2) * step;
  const lit = heights.map((count, column) => vLine(x(column), low, low - (count - 1) * step - 0.4));
  const dark = heights.map((count, column) =>
    count < rows ? vLine(x(column), low - count * step, low - (rows - 1) * step - 1) : '',
  );
  const dash = `.1 ${step - 0.1}`;
  return [
    { role: 'faint', width: Math.round(step * random.between(0.16, 0.36)), dash, d: dark.join('') },
    { role: 'full', width: Math.round(step * random.between(0.6, 0.84)), dash, d: lit.join('') },
    {
      role: 'tip',
      d: disc({ x: x(top), y: low - (heights[top] ?? 1) * step + step }, step * 0.46),
    },
  ];
};

/** Tiles of quarters and discs, chosen and turned by the values. */
const tiles: Composition = ({ width, height, values, peak, random }) => {
  const down = width > height ? 3 : 5;
  const side = Math.ceil(height / down);
  const across = Math.ceil(width / side);
  const offset = Math.round((width - across * side) / 2);
  const drawn = { tone: '', full: '', tip: '' };
  let isMarked = false;
  for (let index = 0; index < across * down; index += 1) {
    const at = { x: offset + (index % across) * side, y: Math.floor(index / across) * side };
    const position = (index + 2 * Math.floor(index / across)) % values.length;
    const value = values[position] ?? 0;
    const chosen = value * 2 + random.next();
    const corner = Math.floor((value * 3 + random.next()) * 4) % 4;
    const isInside = at.x > 0 && at.x + side < width;
    const centre = { x: at.x + side / 2, y: at.y + side / 2 };
    if (position === peak && !isMarked && isInside && index >= across) {
      isMarked = true;
      drawn.tip += disc(centre, side * 0.3);
    } else if (chosen < 0.95) drawn.tone += quarter(at, side, corner);
    else if (chosen < 2.3) drawn.full += quarter(at, side, corner);
    else drawn.full += disc(centre, side * (0.1 + value * 0.26));
  }
  return [
    { role: 'tone', d: drawn.tone },
    { role: 'full', d: drawn.full },
    { role: 'tip', d: drawn.tip || disc({ x: width / 2, y: height / 2 }, side * 0.3) },
  ];
};

/** A network: knots as large as their values, each tied to those beside it. */
const knots: Composition = ({ width, height, values, peak, random }) => {
  const last = values.length - 1;
  const turn = random.between(0, 6);
  const all = values.map((value, index) => ({
    x: width * (0.1 + (0.8 * index) / last),
    y: height * (0.5 + 0.27 * Math.sin(index * 2.2 + turn) + random.between(-0.07, 0.07)),
    radius:
      Math.min((width * 0.26) / Math.sqrt(values.length), height * 0.2) * (0.22 + value * 0.78),
  }));
  const tied = all.map((knot, index) =>
    [1, 2, 3].map((far) => (all[index + far] ? line(knot, all[index + far] ?? knot) : '')).join(''),
  );
  const high = all[peak] ?? { x: 0, y: 0, radius: 9 };
  const discs = (parity: number) =>
    all.map((knot, index) => (index % 3 === parity ? disc(knot, knot.radius) : '')).join('');
  return [
    { role: 'faint', width: 2, d: tied.join('') },
    { role: 'full', width: 3, d: line(...all) },
    { role: 'full', d: discs(0) + discs(2) },
    { role: 'tone', d: discs(1) },
    { role: 'full', d: disc(high, high.radius + 4) },
    { role: 'tip', d: disc(high, high.radius * 0.62) },
  ];
};

/** A wall of plates in rows, each as wide as its value. */
const plates: Composition = ({ width, height, values, peak, random }) => {
  const perRow = values.length > 8 ? 4 : values.length > 4 ? 3 : 2;
  const rows = Math.ceil(values.length / perRow);
  const gap = Math.round(random.between(4, 10));
  const even = random.between(0.15, 0.6);
  const high = (height - gap * (rows + 1)) / rows;
  const layers: Record<'full' | 'tone' | 'faint' | 'tip', string> = {
    full: '',
    tone: '',
    faint: '',
    tip: '',
  };
  for (let row = 0; row < rows; row += 1) {
    const own = values.slice(row * perRow, (row + 1) * perRow);
    const free = width - gap * (own.length + 1);
    const sum = own.reduce((all, value) => all + even + value, 0) || 1;
    let x = gap;
    for (const [column, value] of own.entries()) {
      const index = row * perRow + column;
      const wide = (free * (even + value)) / sum;
      const role = index === peak || value > 0.66 ? 'full' : value > 0.36 ? 'tone' : 'faint';
      const y = gap + row * (high + gap);
      layers[role] += box({ x, y, width: wide, height: high }, 8);
      if (index === peak) layers.tip = disc({ x: x + wide / 2, y: y + high / 2 }, high * 0.24);
      x += wide + gap;
    }
  }
  return (['faint', 'tone', 'full', 'tip'] as const).map((role): CoverLayer => ({
    role,
    d: layers[role],
  }));
};

export const boards: readonly Composition[] = [
  departures,
  lights,
  tiles,
  knots,
  plates,
  weave,
  halftone,
  tracks,
];
