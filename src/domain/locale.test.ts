import { expect, it } from 'vitest';
import { otherLocale, plural } from './locale.ts';

const items = { one: 'položka', few: 'položky', many: 'položky', other: 'položek' };

it.each([
  [0, 'položek'],
  [1, 'položka'],
  [2, 'položky'],
  [4, 'položky'],
  [5, 'položek'],
  [11, 'položek'],
  [12, 'položek'],
  [21, 'položek'],
  [22, 'položek'],
  [101, 'položek'],
  [1.5, 'položky'],
])('Czech says %d %s', (count, form) => {
  expect(plural('cs', count, items)).toBe(form);
});

it.each([
  [0, 'items'],
  [1, 'item'],
  [2, 'items'],
  [1.5, 'items'],
  [21, 'items'],
])('English says %d %s', (count, form) => {
  expect(plural('en', count, { one: 'item', other: 'items' })).toBe(form);
});

it('a Czech noun without its form for 2 to 4 does not compile', () => {
  // @ts-expect-error -- "3 kusů" would be wrong
  expect(plural('cs', 3, { one: 'kus', other: 'kusů' })).toBe('kusů');
});

it('each edition has one other', () => {
  expect(otherLocale('cs')).toBe('en');
  expect(otherLocale('en')).toBe('cs');
});
