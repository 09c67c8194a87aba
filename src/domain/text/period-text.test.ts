import { expect, it } from 'vitest';
import { formatDuration, formatDurationRange, formatWithin } from './period-text.ts';

it('puts a Czech limit into the genitive', () => {
  expect(formatWithin('cs', 1, 'day')).toBe('1\u00a0dne');
  expect(formatWithin('cs', 3, 'day')).toBe('3\u00a0dnů');
  expect(formatWithin('cs', 14, 'day')).toBe('14\u00a0dnů');
  expect(formatWithin('cs', 24, 'hour')).toBe('24\u00a0hodin');
  expect(formatWithin('cs', { from: 3, to: 7 }, 'day')).toBe('3–7\u00a0dnů');
});

it('counts how long something lasts', () => {
  expect(formatDuration('cs', 1, 'year')).toBe('1\u00a0rok');
  expect(formatDuration('cs', 2, 'year')).toBe('2\u00a0roky');
  expect(formatDuration('cs', 10, 'year')).toBe('10\u00a0let');
  expect(formatDuration('cs', 30, 'day')).toBe('30\u00a0dní');
  expect(formatDurationRange('cs', { from: 30, to: 180 }, 'day')).toBe('30\u00a0až 180\u00a0dní');
  expect(formatDurationRange('cs', { from: 3, to: 3 }, 'day')).toBe('3\u00a0dny');
});

it('writes English with plurals', () => {
  expect(formatWithin('en', 1, 'hour')).toBe('1 hour');
  expect(formatWithin('en', { from: 3, to: 7 }, 'day')).toBe('3–7 days');
  expect(formatDuration('en', 2, 'year')).toBe('2 years');
  expect(formatDurationRange('en', { from: 30, to: 180 }, 'day')).toBe('30 to 180 days');
});
