import { describe, expect, it } from 'vitest';
import { completionEmail, endedShort, missingOf } from './short.ts';
import { type ShortOrder, shortEndOf } from './short-end.ts';

const line = {
  packageId: 'ig-followers-1000',
  quantity: 1,
  bonus: 0,
  total: 159_920,
  work: 'completed',
  delivered: 700,
  position: 0,
} as const;
const order: ShortOrder = {
  state: 'completed',
  total: 159_920,
  paidAt: new Date('2026-11-20T09:00:00Z'),
  shortAgreedAt: null,
  refunds: [],
  lines: [line],
  withdrawals: [],
};

describe('an order that ended at 700 of 1,000', () => {
  it('is completed short, with 300 pieces and their price missing', () => {
    expect(endedShort(order)).toBe(true);
    expect(missingOf(order)).toEqual({ pieces: 300, amount: 47_976 });
    expect(completionEmail(order.lines)).toBe('order-short-customer');
  });

  it('is neither before its end nor with everything', () => {
    expect(endedShort({ ...order, state: 'delivering' })).toBe(false);
    const whole = { ...order, lines: [{ ...line, delivered: 1000 }] };
    expect([endedShort(whole), missingOf(whole), shortEndOf(whole, 0)]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect(completionEmail(whole.lines)).toBe('order-completed-customer');
  });

  it('is open until the money has gone back or is about to, or its customer agreed otherwise', () => {
    expect(shortEndOf(order, 0)).toEqual({ sum: 47_976, open: 47_976, isAgreed: false });
    expect(shortEndOf(order, 47_976)?.open).toBe(0);
    const refund = {
      kind: 'part',
      state: 'done',
      amount: 40_000,
      doneAt: null,
      aboutId: null,
    } as const;
    expect(shortEndOf({ ...order, refunds: [refund] }, 0)?.open).toBe(7976);
    expect(shortEndOf({ ...order, shortAgreedAt: new Date(0) }, 0)).toEqual({
      sum: 47_976,
      open: 0,
      isAgreed: true,
    });
  });

  it('leaves out what ended by a withdrawal, and the money that went back for it', () => {
    const withdrawal = { id: 'w', part: '', lines: [1], settlement: 'money' } as const;
    const withdrawn = { ...order, total: 319_840, withdrawals: [withdrawal] };
    const refund = {
      kind: 'part',
      state: 'done',
      amount: 100_000,
      doneAt: null,
      aboutId: 'w',
    } as const;
    const both = { ...withdrawn, lines: [line, { ...line, position: 1 }], refunds: [refund] };
    expect(shortEndOf(both, 0)).toEqual({ sum: 47_976, open: 47_976, isAgreed: false });
    const whole = {
      ...both,
      lines: [
        { ...line, delivered: 1000 },
        { ...line, position: 1 },
      ],
    };
    expect(shortEndOf(whole, 0)).toBeUndefined();
    const ended = {
      ...both,
      refunds: [],
      withdrawals: [{ ...withdrawal, settlement: 'ended' as const }],
    };
    expect(shortEndOf(ended, 0)?.open).toBe(47_976);
  });
});
