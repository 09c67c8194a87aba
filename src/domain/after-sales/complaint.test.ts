import { describe, expect, it } from 'vitest';
import { MOST_COMPLAINTS_A_DAY, refusalOfComplaint, mayComplain } from './complaint.ts';

const now = new Date('2026-11-27T12:00:00Z');
const lines = [{ position: 0 }, { position: 1 }];

const earlier = (
  line: number | null,
  changes: Partial<{ receivedAt: Date; outcome: 'refused' }>,
) => ({
  line,
  receivedAt: now,
  dueAt: now,
  outcome: null,
  ...changes,
});

describe('a complaint', () => {
  it('is refused while one about the same is open, and names it', () => {
    const complaints = [earlier(0, { outcome: 'refused' }), earlier(1, {})];
    const given = { lines, complaints, now };
    expect(refusalOfComplaint(1, given)).toEqual({
      problem: 'complaint-open',
      open: complaints[1],
    });
    expect(refusalOfComplaint(0, given)).toBeUndefined();
    expect(refusalOfComplaint(null, given)).toBeUndefined();
  });

  it.each([
    [null, 0],
    [0, null],
  ])('about the only line of an order is one about the whole of it (%s, %s)', (one, other) => {
    const given = { lines: [{ position: 0 }], complaints: [earlier(one, {})], now };
    expect(refusalOfComplaint(other, given)?.problem).toBe('complaint-open');
  });

  it('is refused after enough of them on one day in Prague, not on the next', () => {
    const lastMinute = new Date('2026-11-27T22:59:00Z');
    const complaints = Array.from({ length: MOST_COMPLAINTS_A_DAY }, () =>
      earlier(0, { outcome: 'refused', receivedAt: now }),
    );
    const refusal = (at: Date) => refusalOfComplaint(0, { lines, complaints, now: at })?.problem;
    expect(refusal(lastMinute)).toBe('complaint-too-many');
    expect(refusal(new Date(lastMinute.getTime() + 60_000))).toBeUndefined();
  });
});

describe('whether an order can be complained of', () => {
  it('begins with the work on it, whatever came of that', () => {
    const [paidAt, startedAt] = [new Date('2026-11-20T09:00:00Z'), now];
    const lines = [{ startedAt: null }, { startedAt }];
    expect(mayComplain({ paidAt, lines: [{ startedAt: null }] })).toBe(false);
    expect(mayComplain({ paidAt, lines })).toBe(true);
    expect(mayComplain({ paidAt: null, lines })).toBe(false);
  });
});
