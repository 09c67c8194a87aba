import { describe, expect, it } from 'vitest';
import { countDays, dayBefore, daysOf, periodOf, readPeriod } from './periods.ts';

const now = new Date('2026-11-23T09:00:00Z');

describe('the periods of the start page', () => {
  it('are today and the last days with today among them', () => {
    expect(periodOf('today', now)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
    expect(periodOf('week', now)).toEqual({ from: '2026-11-17', to: '2026-11-23' });
    expect(periodOf('month', now)).toEqual({ from: '2026-10-25', to: '2026-11-23' });
    expect(daysOf(periodOf('month', now))).toHaveLength(30);
  });

  it('turn with midnight in Prague, in winter and in summer', () => {
    expect(periodOf('today', new Date('2026-11-23T22:59:59Z')).to).toBe('2026-11-23');
    expect(periodOf('today', new Date('2026-11-23T23:00:00Z')).to).toBe('2026-11-24');
    expect(periodOf('today', new Date('2026-07-01T21:59:59Z')).to).toBe('2026-07-01');
    expect(periodOf('today', new Date('2026-07-01T22:00:00Z')).to).toBe('2026-07-02');
  });

  it('count days of the calendar where a day has 23 or 25 hours', () => {
    expect(dayBefore('2026-03-30', 1)).toBe('2026-03-29');
    expect(dayBefore('2026-03-30', 2)).toBe('2026-03-28');
    expect(dayBefore('2026-10-26', 1)).toBe('2026-10-25');
    expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });
});

describe('the days of a period', () => {
  it('are as many as it names, over changes of the clocks and leap years', () => {
    for (const from of ['2024-02-01', '2026-03-28', '2026-10-24', '2026-12-31']) {
      for (const days of [-1, 0, 1, 2, 30, 365, 760]) {
        const period = { from, to: dayBefore(from, 1 - days) };
        expect([period, countDays(period)]).toEqual([period, daysOf(period).length]);
      }
    }
  });
});

describe('a period of an address', () => {
  it('is taken where both ends are days in their sequence', () => {
    const period = { from: '2026-01-01', to: '2026-02-28' };
    expect(readPeriod(period.from, period.to, now)).toEqual(period);
  });

  it.each([
    [null, null],
    ['2026-11-01', null],
    ['2026-11-31', '2026-12-01'],
    ['2026-02-29', '2026-03-01'],
    ['2026-11-20', '2026-11-10'],
    ['2020-01-01', '2026-11-23'],
    ["2026-11-01' or 1=1", '2026-11-23'],
    ['0000-00-00', '9999-99-99'],
  ])('is the usual one where it says %s and %s', (from, to) => {
    expect(readPeriod(from, to, now)).toEqual(periodOf('month', now));
  });
});
