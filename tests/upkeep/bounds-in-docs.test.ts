import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bounds, boundsTable } from '#tests/stage/bounds.ts';

it('docs/security.md lists every bound as the code has it', () => {
  expect(readFileSync('docs/security.md', 'utf8')).toContain(boundsTable);
});

it('each bound is written where the table says', () => {
  for (const [, , , file] of bounds)
    expect([file, existsSync(`src/${file}`)]).toEqual([file, true]);
});
