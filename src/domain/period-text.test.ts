import { expect, it } from 'vitest';
import { lasting, lastingFromTo, within } from './period-text.ts';

it('puts a Czech limit into the genitive', () => {
  expect(within('cs', 1, 'day')).toBe('1\u00a0dne');
  expect(within('cs', 3, 'day')).toBe('3\u00a0dnů');
  expect(within('cs', 14, 'day')).toBe('14\u00a0dnů');
  expect(within('cs', 24, 'hour')).toBe('24\u00a0hodin');
  expect(within('cs', { from: 3, to: 7 }, 'day')).toBe('3–7\u00a0dnů');
});

it('counts how long something lasts', () => {
  expect(lasting('cs', 1, 'year')).toBe('1\u00a0rok');
  expect(lasting('cs', 2, 'year')).toBe('2\u00a0roky');
  expect(lasting('cs', 10, 'year')).toBe('10\u00a0let');
  expect(lasting('cs', 30, 'day')).toBe('30\u00a0dní');
  expect(lastingFromTo('cs', { from: 30, to: 180 }, 'day')).toBe('30\u00a0až 180\u00a0dní');
  expect(lastingFromTo('cs', { from: 3, to: 3 }, 'day')).toBe('3\u00a0dny');
});

it('writes English with plurals', () => {
  expect(within('en', 1, 'hour')).toBe('1 hour');
  expect(within('en', { from: 3, to: 7 }, 'day')).toBe('3–7 days');
  expect(lasting('en', 2, 'year')).toBe('2 years');
  expect(lastingFromTo('en', { from: 30, to: 180 }, 'day')).toBe('30 to 180 days');
});
