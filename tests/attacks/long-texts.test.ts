import { describe, expect, it } from 'vitest';
import { checkChunk } from '#domain/writing/check-text.ts';
import { shareChanged } from '#domain/writing/share-changed.ts';
import { shinglesOf } from '#domain/writing/similarity.ts';

/** The program answers nobody else meanwhile. Only what reads a text anew from each of its places takes as long. */
const MOST_MS = 2000;

function millisecondsOf(action: () => unknown): number {
  const began = performance.now();
  action();
  return performance.now() - began;
}

const facts = {
  sheet: { language: 'cs', facts: [], codes: [], links: [], names: [] },
  rules: { filler: [], promises: [], pretences: [], names: [], months: [] },
  sayCode: () => undefined,
} as const;

/** Beginnings that never end: a careless pattern looks for the end in the whole text, from each of them. */
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
  '1 ',
  'a.',
];

describe.each(beginnings)('a text full of %j', (beginning) => {
  const textOf = (length: number) => beginning.repeat(length / beginning.length);

  it('is cut into runs of words at once, as long as an article may be', () => {
    expect(millisecondsOf(() => shinglesOf(textOf(200_000)))).toBeLessThan(MOST_MS);
  });

  it('is held against the rules at once, as long as a writer may answer', () => {
    const text = textOf(30_000);
    expect(millisecondsOf(() => checkChunk(text, { part: 'intro' }, facts))).toBeLessThan(MOST_MS);
  });
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** That many words that begin and end so, each other than the others. */
function wordsOf(frame: string, count: number): string {
  const character = (at: number) => LETTERS[Math.floor(at) % LETTERS.length] ?? '';
  const word = (_: unknown, at: number) =>
    frame + character(at) + character(at / 26) + character(at / 676) + frame;
  return Array.from({ length: count }, word).join(' ');
}

describe('how much of a text was changed', () => {
  it.each<[string, (side: 'a' | 'b') => string]>([
    ['3,000 words that are all others', (side) => wordsOf(side, 3000)],
    ['3,000 words that differ by letters', (side) => wordsOf(`p${side}`, 3000)],
    ['words without an end', (side) => side + 'slovo'.repeat(20_000)],
    ['200 kB of one word', () => 'slovo '.repeat(33_000)],
  ])('is found at once for %s', (_, textOf) => {
    const [one, other] = [textOf('a'), textOf('b')];
    expect(millisecondsOf(() => shareChanged(one, other))).toBeLessThan(MOST_MS);
  });
});
