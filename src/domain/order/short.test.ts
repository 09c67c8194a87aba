import { describe, expect, it } from 'vitest';
import { type ShortOrder, completionEmail, endedShort, missingOf, shortEndOf } from './short.ts';

const line = {
  packageId: 'ig-followers-1000',
  quantity: 1,
  bonus: 0,
  total: 159_920,
  work: 'completed',
  delivered: 700,
} as const;
const order: ShortOrder = {
  state: 'completed',
  total: 159_920,
  paidAt: new Date('2026-11-20T09:00:00Z'),
  shortAgreedAt: null,
  refunds: [],
  lines: [line],
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
    const refund = { kind: 'part', state: 'done', amount: 40_000, doneAt: null } as const;
    expect(shortEndOf({ ...order, refunds: [refund] }, 0)?.open).toBe(7976);
    expect(shortEndOf({ ...order, shortAgreedAt: new Date(0) }, 0)).toEqual({
      sum: 47_976,
      open: 0,
      isAgreed: true,
    });
  });
});
