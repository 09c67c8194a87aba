import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { iconNames } from './icon.tsx';

describe('the icons', () => {
  it('are the drawings of icons.svg, no more and no fewer', async () => {
    const sprite = await readFile(new URL('icons.svg', import.meta.url), 'utf8');
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect(drawn.toSorted()).toEqual(iconNames.toSorted());
  });
});
