import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variants } from '#tests/faults/variants.ts';

describe('a program that is broken on purpose', () => {
  it.each(variants)('$id changes what stands in its source once', ({ patches }) => {
    for (const [file, text] of patches) {
      expect(readFileSync(file, 'utf8').split(text).length - 1, `${file}: ${text}`).toBe(1);
    }
  });
});
