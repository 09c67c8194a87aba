import { describe, expect, it } from 'vitest';
import { type Wait, isMachineBusy, judgeWaits, longestP95, mostWaitMs } from './waits.ts';

function waited(times: readonly number[], more: Partial<Wait> = {}): Wait[] {
  return times.map((ms) => ({ at: 0, ms, status: 200, origin: 'a', path: '/', ...more }));
}
const hundred = (ms: number) => Array.from({ length: 100 }, () => ms);

describe('how long readers may wait', () => {
  it('is three times the control, and never more than 300 ms', () => {
    expect(mostWaitMs(50)).toBe(150);
    expect(mostWaitMs(50, 70)).toBe(210);
    expect(mostWaitMs(500)).toBe(300);
  });

  it('is the same for every control that is shorter than the machine can keep', () => {
    expect(mostWaitMs(2)).toBe(60);
    expect(mostWaitMs(2)).toBe(mostWaitMs(20));
  });
});

describe('a machine', () => {
  it('is too busy to be judged by where three times the control is more than anybody may wait', () => {
    expect(isMachineBusy(20, 90)).toBe(false);
    expect(isMachineBusy(20, 110)).toBe(true);
  });
});

describe('what readers had', () => {
  it('is in order where few waited long and everybody got a page', () => {
    const few = [...hundred(10).slice(4), 900, 900, 900, 900];
    expect(judgeWaits(waited(few), [10])).toEqual([]);
  });

  it('is told where many waited too long', () => {
    const many = [...hundred(10).slice(10), ...hundred(400).slice(90)];
    expect(judgeWaits(waited(many), [10])).toEqual(['readers waited 400 ms, 60 ms at most']);
  });

  it('is told where one of them got no page', () => {
    const none = waited([5], { status: null, path: '/cenik' });
    expect(judgeWaits([...waited(hundred(10)), ...none], [10])).toEqual([
      '1 of 101 readers got no page (/cenik no answer)',
    ]);
  });

  it('is told where nobody was asked', () => {
    expect(judgeWaits([], [10])).toEqual(['no reader was asked']);
  });

  it('counts by itself at each replica: one that stands is not made up for by the other', () => {
    const waits = [...waited(hundred(1)), ...waited(hundred(1)), ...waited(hundred(1))];
    expect(longestP95([...waits, ...waited([700, 700], { origin: 'b' })])).toBe(700);
  });
});
