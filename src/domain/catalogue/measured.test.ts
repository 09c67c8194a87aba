import { describe, expect, it } from 'vitest';
import { findMeasuredTime, roundUpHours } from './measured.ts';

describe('a measured time', () => {
  it('is that of the service, and none while fewer than twenty orders bear it out', () => {
    const enough = { orders: 20, halfHours: 9, mostHours: 22 };
    const times = { 'ig-followers': enough, 'ig-likes': { ...enough, orders: 19 } };
    expect(findMeasuredTime(times, 'ig-followers-1000')).toEqual(enough);
    expect(findMeasuredTime(times, 'ig-likes-100')).toBeUndefined();
    expect(findMeasuredTime(times, 'tt-views-100')).toBeUndefined();
    expect(findMeasuredTime(times, 'toString-1')).toBeUndefined();
  });

  it.each([
    [0, 1, 'hour'],
    [8.2, 9, 'hour'],
    [48, 48, 'hour'],
    [48.1, 3, 'day'],
    [72, 3, 'day'],
  ])('never says less than it was: %d hours', (hours, count, unit) => {
    expect(roundUpHours(hours)).toEqual({ count, unit });
  });
});
