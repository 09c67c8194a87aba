import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

function answersOf(env: Record<string, string>) {
  const read = readSettings(env);
  return read.ok ? read.settings.shop.answers : read.faults;
}

it('a shop answers within two hours, from Monday to Friday, unless told otherwise', () => {
  expect(answersOf({})).toEqual({
    withinHours: 2,
    hours: { days: { from: 1, to: 5 }, minutes: { from: 9 * 60, to: 17 * 60 } },
  });
  expect(answersOf({ BUSINESS_HOURS: 'Mon-Sat 8:30-16', ANSWER_HOURS: '4' })).toEqual({
    withinHours: 4,
    hours: { days: { from: 1, to: 6 }, minutes: { from: 8 * 60 + 30, to: 16 * 60 } },
  });
});

it('hours that make no sense are refused', () => {
  expect(answersOf({ BUSINESS_HOURS: 'always' })).toEqual([
    'BUSINESS_HOURS must look like Mon-Fri 9-17 or Mon-Sat 8:30-16:30.',
  ]);
  expect(answersOf({ ANSWER_HOURS: '0' })).toEqual([
    'ANSWER_HOURS must be a whole number of hours from 1 to 72.',
  ]);
});
