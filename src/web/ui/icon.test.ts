import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { iconNames } from './icon.tsx';

const root = new URL('../../../', import.meta.url);

describe('the icons', () => {
  it('are the drawings of public/icons.svg, no more and no fewer', async () => {
    const sprite = await readFile(new URL('public/icons.svg', root), 'utf8');
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect(drawn.toSorted()).toEqual(iconNames.toSorted());
  });
});
