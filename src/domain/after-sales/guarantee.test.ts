import { describe, expect, it } from 'vitest';
import { dayInPrague } from '#domain/time/calendar.ts';
import { guaranteeEnd, isGuaranteeOver } from './refill.ts';

const order = (completedAt: string, ...guaranteeDays: (number | null)[]) => ({
  state: 'completed',
  lines: guaranteeDays.map((days) => ({ guaranteeDays: days })),
  events: [{ state: 'completed', kind: null, at: new Date(completedAt) }],
});

describe('a guarantee', () => {
  it.each([
    ['2026-11-21T02:10:00Z', 30, '2026-12-21'],
    // Half past midnight in Prague: the day has begun there.
    ['2026-11-21T23:30:00Z', 90, '2027-02-20'],
    // Summer time ends in between, and so many times 24 hours would end a day sooner.
    ['2026-10-01T22:30:00Z', 30, '2026-11-01'],
    ['2026-10-10T09:00:00Z', 180, '2027-04-08'],
  ])('of an order completed at %s lasts for %i days of the calendar', (at, days, last) => {
    expect(dayInPrague(guaranteeEnd(new Date(at), days))).toBe(last);
  });

  it('is over once the last day of the longest one has passed', () => {
    const completed = order('2026-10-01T22:30:00Z', 14, 30);
    expect(isGuaranteeOver(completed, new Date('2026-11-01T22:59:59Z'))).toBe(false);
    expect(isGuaranteeOver(completed, new Date('2026-11-01T23:00:00Z'))).toBe(true);
    const partly = order('2026-10-01T22:30:00Z', null, 30);
    expect(isGuaranteeOver(partly, new Date('2026-11-01T23:00:00Z'))).toBe(true);
  });

  it('is never over of an order that is not completed, or had none', () => {
    const later = new Date('2036-01-01T00:00:00Z');
    const completed = order('2026-10-01T22:30:00Z', 30);
    expect(isGuaranteeOver({ ...completed, state: 'refunded' }, later)).toBe(false);
    expect(isGuaranteeOver({ ...completed, events: [] }, later)).toBe(false);
    expect(isGuaranteeOver(order('2026-10-01T22:30:00Z', null, null), later)).toBe(false);
  });
});
