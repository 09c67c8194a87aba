import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variants } from '#tests/faults/variants.ts';
import { broken } from '#tests/variants/all.ts';

describe('a program that is broken on purpose', () => {
  it.each([...variants, ...broken])('$id changes what stands in its source once', (variant) => {
    for (const [file, text] of variant.patches) {
      expect(readFileSync(file, 'utf8').split(text).length - 1, `${file}: ${text}`).toBe(1);
    }
  });

  it.each(broken)('$id is caught by tests that there are', ({ caughtBy }) => {
    expect(existsSync(caughtBy), caughtBy).toBe(true);
  });

  it('has an id of its own', () => {
    const ids = broken.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
