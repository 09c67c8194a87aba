import { describe, expect, it } from 'vitest';
import { checkPiece } from './check-text.ts';
import { shinglesOf } from './similarity.ts';

const facts = {
  sheet: { language: 'cs', facts: [], codes: [], links: [], names: [] },
  rules: { filler: [], promises: [], pretences: [], names: [], months: [] },
  knowsCode: () => false,
} as const;

/** Beginnings that never end: what a careless pattern looks for to the end of the text, from each of them. */
const beginnings = [
  '](',
  '](a',
  '[\n',
  '[a\n',
  '[^',
  '[^a',
  '[[',
  '[[a:',
  '<a',
  '&#',
  '"',
  '„',
  '1 ',
  'a.',
];
/** Milliseconds that only a pattern exceeds that reads the text anew from each place of it. */
const MOST_MS = 1000;

function millisecondsOf(action: () => unknown): number {
  const began = performance.now();
  action();
  return performance.now() - began;
}

describe.each(beginnings)('a text full of %j', (beginning) => {
  const textOf = (length: number) => beginning.repeat(length / beginning.length);

  it('is cut into runs of words at once, as long as an article may be', () => {
    expect(millisecondsOf(() => shinglesOf(textOf(200_000)))).toBeLessThan(MOST_MS);
  });

  it('is held against the rules at once, as long as a writer may answer', () => {
    const text = textOf(30_000);
    expect(millisecondsOf(() => checkPiece(text, { part: 'intro' }, facts))).toBeLessThan(MOST_MS);
  });
});
