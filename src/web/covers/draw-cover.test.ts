import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { coverFamilies } from '#domain/content/articles/article.ts';
import { CoverDrawing } from './cover.tsx';
import { drawCover } from './draw-cover.ts';
import type { CoverLayer, CoverSubject, Frame } from './sketch.ts';

const frames: Frame[] = [
  { width: 400, height: 210 },
  { width: 260, height: 315 },
];

/** Every length with nothing, all, both by turns, one alone, and a rise. */
const shapes = Array.from({ length: 9 }, (_, more) => 4 + more).flatMap((length) =>
  [
    () => 0,
    () => 100,
    (at: number) => (at % 2) * 100,
    (at: number) => (at === length - 1 ? 100 : 0),
    (at: number) => (at === 0 ? 1 : 0),
    (at: number) => Math.round((at / (length - 1)) * 100),
  ].map((value) => Array.from({ length }, (_, at) => value(at))),
);

/** Enough ids for every composition of a family. */
const ids = Array.from({ length: 24 }, (_, index) => `article-${index}`);

function* allCovers(family: CoverSubject['cover']['family']): Generator<[CoverSubject, Frame]> {
  for (const values of shapes) {
    for (const id of ids) {
      for (const frame of frames) yield [{ id, topic: 'growth', cover: { family, values } }, frame];
    }
  }
}

/** Where the pen comes on its way, without how far an arc swings out. */
function areasOf(d: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const given = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [last = 0, before = 0] = given.toReversed();
    if (command === 'H') x = last;
    else if (command === 'V') y = last;
    else if (command === 'h') x += last;
    else if (command === 'v') y += last;
    else if (command === 'a') [x, y] = [x + before, y + last];
    else if ('MLCSA'.includes(command)) [x, y] = [before, last];
    else if (command !== 'z') throw new Error(`What is ${command} in ${d}?`);
    found.push({ x, y });
  }
  return found;
}

describe.each(coverFamilies)('a cover of %s', (family) => {
  it('is drawn of numbers alone, whatever its values are', () => {
    for (const [subject, frame] of allCovers(family)) {
      const { layers } = drawCover(subject, frame);
      expect(layers.length).toBeGreaterThan(1);
      for (const { d } of layers) expect(d).toMatch(/^M[-\d. MLHVCSAhvaz]+$/);
    }
  });

  it('has its one point within the frame, and nothing far beside it', () => {
    for (const [subject, frame] of allCovers(family)) {
      const { layers } = drawCover(subject, frame);
      const isNear = (layer: CoverLayer, beside: number) =>
        areasOf(layer.d).every(
          ({ x, y }) =>
            x >= -beside && x <= frame.width + beside && y >= -beside && y <= frame.height + beside,
        );
      const told = JSON.stringify(subject);
      const tips = layers.filter(({ role }) => role === 'tip');
      expect(tips, told).not.toEqual([]);
      expect(
        tips.every((tip) => isNear(tip, 4)),
        `tip of ${told}`,
      ).toBe(true);
      expect(
        layers.every((layer) => isNear(layer, 500)),
        told,
      ).toBe(true);
    }
  });

  it('follows from its article alone', () => {
    const [frame] = frames;
    if (!frame) throw new Error('There is no frame.');
    const cover = { family, values: [10, 40, 20, 90, 60] };
    const drawn = (id: string, values = cover.values) =>
      JSON.stringify(drawCover({ id, topic: 'safety', cover: { family, values } }, frame));
    expect(drawn('one')).toBe(drawn('one'));
    for (const id of ids) {
      expect(drawn(id), id).not.toBe(drawn(id, [10, 40, 20, 90, 20]));
      expect(drawn(id), id).not.toBe(drawn(id, [10, 40, 20, 90, 60, 60]));
    }
    expect(new Set(ids.map((id) => drawn(id))).size).toBe(ids.length);
  });

  it('is a small part of its page', () => {
    const sizes = ids.map((id) => {
      const values = [10, 40, 20, 90, 60, 70, 30, 80];
      const head = { id, topic: 'networks' as const, cover: { family, values } };
      return renderToStaticMarkup(createElement(CoverDrawing, { head })).length;
    });
    expect(Math.max(...sizes)).toBeLessThan(1300);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(950);
  });
});

it('is nothing that a screen reader or a policy of styles would trip over', () => {
  const head = { id: 'one', cover: { family: 'rings' as const, values: [1, 2, 3, 4] } };
  const markup = renderToStaticMarkup(createElement(CoverDrawing, { head }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toMatch(/ style=| id=|<text|<title/);
});
