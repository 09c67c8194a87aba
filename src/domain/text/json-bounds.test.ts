import { describe, expect, it } from 'vitest';
import { MOST_JSON_DEPTH, MOST_JSON_SIGNS, isJsonTooLarge } from './input-limits.ts';

describe('a JSON text', () => {
  it('is nested as deep as calls are, and not deeper', () => {
    const nested = (levels: number) => '[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2);
    expect(isJsonTooLarge(nested(MOST_JSON_DEPTH))).toBe(false);
    expect(isJsonTooLarge(nested(MOST_JSON_DEPTH + 2))).toBe(true);
  });

  it('holds some thousand values, and not without end', () => {
    const list = (length: number) => `[${'1,'.repeat(length)}1]`;
    expect(isJsonTooLarge(list(MOST_JSON_SIGNS - 2))).toBe(false);
    expect(isJsonTooLarge(list(MOST_JSON_SIGNS))).toBe(true);
    expect(isJsonTooLarge(`{${'"a":1,'.repeat(MOST_JSON_SIGNS / 2)}"b":1}`)).toBe(true);
  });

  it('is counted outside strings alone', () => {
    const text = JSON.stringify({ text: '[{:,"\\\n'.repeat(20_000) });
    expect(isJsonTooLarge(text)).toBe(false);
  });
});
