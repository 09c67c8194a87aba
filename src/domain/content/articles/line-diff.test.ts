import { expect, test } from 'vitest';
import { lineDiff, shortDiff } from './line-diff.ts';

const signs = { same: ' ', gone: '-', new: '+' };
const told = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => signs[kind] + text);

test.each([
  ['a', 'a', [' a']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb\nc\nd', 'a\nx\nc\ny\nd', [' a', '-b', '+x', ' c', '+y', ' d']],
  ['', 'a', ['-', '+a']],
])('from %j to %j', (before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

test('two texts without end are compared at once', () => {
  const text = (sign: string) => Array.from({ length: 20_000 }, (_, i) => sign + i).join('\n');
  expect(lineDiff(text('a'), text('b'))).toHaveLength(40_000);
});

test('what is the same in a row is shown by its ends', () => {
  const lines = Array.from({ length: 20 }, (_, i) => String(i));
  const shown = shortDiff(lineDiff(lines.join('\n'), lines.with(10, 'x').join('\n')));
  expect(shown.map((line) => line && line.text)).toEqual([
    undefined,
    '8',
    '9',
    '10',
    'x',
    '11',
    '12',
    undefined,
  ]);
});
