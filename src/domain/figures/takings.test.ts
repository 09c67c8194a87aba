import { expect, it } from 'vitest';
import { everyDay, netOf, sumTakings } from './takings.ts';

const days = [
  { day: '2026-11-20', received: 100, returned: 0, payments: 1, refunds: 0, free: 2, byHand: 0 },
  { day: '2026-11-22', received: 50, returned: 80, payments: 2, refunds: 1, free: 0, byHand: 1 },
];

it('adds up the days that lie in a period, both ends included', () => {
  expect(sumTakings(days, { from: '2026-11-20', to: '2026-11-22' })).toEqual({
    received: 150,
    returned: 80,
    payments: 3,
    refunds: 1,
    free: 2,
    byHand: 1,
  });
  const one = sumTakings(days, { from: '2026-11-22', to: '2026-11-22' });
  expect(netOf(one)).toBe(-30);
  expect(sumTakings(days, { from: '2026-11-21', to: '2026-11-21' }).payments).toBe(0);
});

it('names the days without takings as well', () => {
  const all = everyDay(days, { from: '2026-11-20', to: '2026-11-23' });
  expect(all.map(({ received }) => received)).toEqual([100, 0, 50, 0]);
});
