import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './moments.ts';

const at = new Date('2026-11-21T02:10:00Z');

it.each([
  ['2026-11-21T02:10:00Z', 've\u00a03:10'],
  ['2026-11-21T07:05:00Z', 'v\u00a08:05'],
  ['2026-11-21T11:00:00Z', 've\u00a012:00'],
  ['2026-11-21T14:30:00Z', 'v\u00a015:30'],
  ['2026-11-21T19:30:00Z', 've\u00a020:30'],
])('a moment at %s is read aloud in Czech with %s', (time, shown) => {
  expect(formatMoment('cs', new Date(time))).toBe(`21.\u00a0listopadu\u00a02026 ${shown}`);
});

it('a moment in English names the place whose clock it is', () => {
  expect(formatMoment('en', at)).toBe('21\u00a0November\u00a02026 at\u00a003:10 (Prague time)');
});

it('a day is the day in Prague', () => {
  expect(formatDay('cs', new Date('2026-11-20T23:30:00Z'))).toBe('21.\u00a0listopadu\u00a02026');
});
