import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as inputs from '#domain/text/input-limits.ts';
import { bounds, boundsTable, noBounds } from '#tests/stage/bounds.ts';

it('docs/security.md lists every bound as the code has it', () => {
  expect(readFileSync('docs/security.md', 'utf8')).toContain(boundsTable);
});

it('each bound is written where the table says', () => {
  for (const [what, , , file, constant] of bounds) {
    const source = readFileSync(`src/${file}`, 'utf8');
    expect([what, source.includes(`export const ${constant} =`)]).toEqual([what, true]);
  }
});

it('no bound of what is sent is left out', () => {
  const listed = new Set(bounds.map(([, , , , constant]) => constant));
  expect(Object.keys(inputs).filter((name) => !listed.has(name))).toEqual(noBounds);
});
