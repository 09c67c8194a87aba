import { describe, expect, it } from 'vitest';
import { type ReckonedWithdrawal, deliveredAt, payableLines } from './open-value.ts';

const line = {
  position: 0,
  packageId: 'ig-followers-1000',
  quantity: 1,
  bonus: 0,
  total: 199_900,
  delivered: 500,
};
const declared: ReckonedWithdrawal = {
  part: '',
  lines: [],
  outcome: 'held',
  resolution: null,
  performed: [100],
};
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const told = (minute: number, text: string, more = {}) => {
  return { state: null, kind: 'progress' as const, line: 0, text, at: at(minute), ...more };
};

function paidFor(
  withdrawal: Partial<ReckonedWithdrawal>,
  delivered = 500,
  expressConsent: boolean | null = true,
): number | undefined {
  const withdrawals = [{ ...declared, ...withdrawal }];
  const lines = [{ ...line, delivered }];
  return payableLines({ lines, withdrawals, expressConsent })[0]?.delivered;
}

describe('a line that its customer has withdrawn from', () => {
  it('is paid for as far as it was delivered by then, and never beyond what it has', () => {
    expect(paidFor({})).toBe(100);
    expect(paidFor({ resolution: 'money' })).toBe(100);
    expect(paidFor({ performed: [] })).toBe(500);
    expect(paidFor({}, 40)).toBe(40);
  });

  it('is not paid for where its customer had not asked for it within the period', () => {
    expect(paidFor({}, 500, false)).toBe(0);
    expect(paidFor({ resolution: 'ended' }, 500, false)).toBe(0);
    expect(paidFor({ resolution: 'released' }, 500, false)).toBe(500);
    expect(paidFor({}, 500, null)).toBe(100);
  });

  it('is paid for in full where it goes on, the right had ended, or its words are unread', () => {
    expect(paidFor({ resolution: 'released' })).toBe(500);
    expect(paidFor({ outcome: 'late' })).toBe(500);
    expect(paidFor({ outcome: 'late', resolution: 'money' })).toBe(500);
    expect(paidFor({ lines: [1] })).toBe(500);
  });
});

describe('what was delivered at a moment', () => {
  const lines = [line];
  const events = [
    told(0, 'delivering 0 1000'),
    told(10, 'delivering 300 1000'),
    told(20, 'completed 500 1000'),
  ];

  it('is what was noted last by then', () => {
    expect(deliveredAt({ lines, events }, at(15))).toEqual([300]);
    expect(deliveredAt({ lines, events }, at(10))).toEqual([300]);
    expect(deliveredAt({ lines, events }, at(25))).toEqual([500]);
    expect(deliveredAt({ lines, events: events.slice(1) }, at(5))).toEqual([0]);
  });

  it('leaves out what was taken back', () => {
    const undone = { ...told(21, 'delivering'), state: 'delivering', kind: 'undone' as const };
    expect(deliveredAt({ lines, events: [...events.slice(1), undone] }, at(22))).toEqual([500]);
    const slip = [told(5, 'delivering 900 1000'), { ...undone, at: at(6) }, ...events.slice(1)];
    expect(deliveredAt({ lines, events: slip }, at(7))).toEqual([0]);
  });
});
