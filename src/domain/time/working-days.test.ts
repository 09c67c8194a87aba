import { expect, it } from 'vitest';
import { workingDayFrom } from './calendar.ts';

const from = (day: string) =>
  workingDayFrom(new Date(`${day}T12:00:00Z`))
    .toISOString()
    .slice(0, 10);

it.each([
  ['a working day', '2026-12-07', '2026-12-07'],
  ['a Saturday', '2026-12-05', '2026-12-07'],
  ['a Sunday', '2026-12-06', '2026-12-07'],
  ['Christmas before a weekend', '2026-12-24', '2026-12-28'],
  ['New Year before a weekend', '2027-01-01', '2027-01-04'],
  ['Good Friday', '2027-03-26', '2027-03-30'],
  ['Easter Monday', '2028-04-17', '2028-04-18'],
  ['Saint Wenceslas', '2026-09-28', '2026-09-29'],
])('a period that ends on %s', (_, day, end) => {
  expect(from(day)).toBe(end);
});
