import { expect, it } from 'vitest';
import { noonOf, readDay } from './calendar.ts';

it.each(['2026-11-23', '2028-02-29', '2026-12-31'])('reads %s', (day) => {
  expect(readDay(day)).toBe(day);
  expect(noonOf(day).toISOString()).toBe(`${day}T12:00:00.000Z`);
});

it.each(['', '2026-02-29', '2026-11-31', '2026-13-01', '2026-11-00', '0000-00-00', '23. 11. 2026'])(
  'knows that %j is no day',
  (input) => {
    expect(readDay(input)).toBeUndefined();
  },
);
