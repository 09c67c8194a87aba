import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { createEmbeddedOgImages } from '#ports/og-images/embedded.ts';
import { nodeRenderer } from '#ports/og-images/render-nodes.ts';
import { readPng } from '#tests/stage/read-png.ts';
import { drawCover } from '#web/covers/draw-cover.ts';
import { paletteOf } from '#web/covers/palette.ts';
import type { CoverSubject } from '#web/covers/sketch.ts';

/** As small as a list of search results shows it: what is alike then is alike. */
const size = { width: 80, height: 42 };
const frame = { width: 400, height: 210 };

/** Of all that two covers draw, the share that differs, from 0 to 1; below this they look like one. */
const ALIKE = 0.27;

const inter = readFileSync('src/web/fonts/inter-latin.woff2');
const ogImages = createEmbeddedOgImages({
  render: nodeRenderer([{ family: 'Inter', data: inter }]),
});

/** How far each dot is from the ground, in the colours of one topic: two colours of one drawing are one. */
async function paint(subject: CoverSubject): Promise<number[]> {
  const drawn = drawCover(subject, frame);
  const palette = paletteOf('numbers', false);
  const shapes = drawn.layers.map(({ role, d, width, dash, isCut, isCrossed }) =>
    createElement('path', {
      key: d,
      d,
      ...(width ? { fill: 'none', stroke: palette[role] } : { fill: palette[role] }),
      strokeWidth: width,
      strokeDasharray: dash,
      strokeLinecap: isCut ? 'butt' : 'round',
      fillRule: isCrossed ? 'evenodd' : 'nonzero',
    }),
  );
  const svg = { viewBox: '0 0 400 210', ...size };
  const style = { display: 'flex', ...size, backgroundColor: palette.ground };
  const drawing = createElement('div', { style }, createElement('svg', svg, shapes));
  const { values } = readPng(await ogImages.paint(drawing, { ...size, format: 'png' }));
  return Array.from({ length: size.width * size.height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = values.slice(at * 3, at * 3 + 3);
    return Math.abs(brightness(palette.ground) - (red * 0.3 + green * 0.59 + blue * 0.11) / 255);
  });
}

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** 0 where both are the same, 1 where no dot of one is a dot of the other. */
function difference(one: readonly number[], other: readonly number[]): number {
  let [apart, drawn] = [0, 0];
  for (const [at, value] of one.entries()) {
    const beside = other[at] ?? 0;
    apart += Math.abs(value - beside);
    drawn += value + beside;
  }
  return apart / drawn;
}

/** From right to left. */
function turned(dots: readonly number[]): number[] {
  return dots.map(
    (_, at) => dots[at - (at % size.width) + size.width - 1 - (at % size.width)] ?? 0,
  );
}

function alike(painted: readonly { id: string; dots: number[] }[]): string[] {
  return painted.flatMap(({ id, dots }, at) =>
    painted.slice(0, at).flatMap((other) => {
      const found = Math.min(difference(dots, other.dots), difference(turned(dots), other.dots));
      return found < ALIKE ? [`${id} and ${other.id}: ${found.toFixed(3)}`] : [];
    }),
  );
}

it('draws no two articles alike, not even in the mirror or in other colours', async () => {
  const painted = [];
  for (const { id, cover } of builtInArticles) {
    painted.push({ id, dots: await paint({ id, cover }) });
  }
  expect(alike(painted)).toEqual([]);
});

it('takes a cover with slightly other values for alike', async () => {
  const [first] = builtInArticles;
  if (!first) throw new Error('There is no article.');
  const { id, cover } = first;
  const values = cover.values.map((value) => Math.min(100, value + 3));
  const painted = [
    { id, dots: await paint({ id, cover }) },
    { id: 'its copy', dots: await paint({ id, cover: { ...cover, values } }) },
    { id: 'its mirror', dots: turned(await paint({ id, cover })) },
  ];
  expect(alike(painted)).toHaveLength(3);
});

it('has ink and ground in every picture', async () => {
  for (const { id, cover } of builtInArticles) {
    const dots = await paint({ id, cover });
    const ink = dots.reduce((sum, dot) => sum + dot, 0) / dots.length;
    expect(ink, id).toBeGreaterThan(0.03);
    expect(ink, id).toBeLessThan(0.6);
  }
});
