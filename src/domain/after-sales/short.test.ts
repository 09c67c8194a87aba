import { describe, expect, it } from 'vitest';
import type { RefundForLines } from '#domain/payments/open-value.ts';
import type { RefundFacts } from '#domain/payments/refund.ts';
import { completionEmail, isEndedShort, missingOf } from './short.ts';
import { type ShortOrder, shortEndOf } from '#domain/payments/money-back.ts';
import { isEndedByWithdrawal } from '#domain/withdrawals/withdrawn-lines.ts';

const line = {
  packageId: 'ig-followers-1000',
  quantity: 1,
  bonus: 0,
  total: 159_920,
  work: 'completed',
  delivered: 700,
  position: 0,
} as const;
const whole = { ...line, delivered: 1000 };
const other = { ...line, position: 1 };
const order: ShortOrder = {
  state: 'completed',
  total: 159_920,
  paidAt: new Date('2026-11-20T09:00:00Z'),
  heldAt: null,
  shortAgreedAt: null,
  refunds: [],
  lines: [line],
  withdrawals: [],
  expressConsent: true,
};
const withdrawn = {
  part: '',
  lines: [1],
  outcome: 'held',
  performed: [],
  resolution: 'money',
} as const;
const both: ShortOrder = { ...order, total: 319_840, lines: [line, other] };

function refund(amount: number, lines: number[] = []): RefundFacts & RefundForLines {
  return { kind: 'part', state: 'done', amount, doneAt: null, lines };
}

describe('an order that ended at 700 of 1,000', () => {
  it('is completed short, with 300 pieces and their price missing', () => {
    expect(isEndedShort(order)).toBe(true);
    expect(missingOf(order)).toEqual({ pieces: 300, amount: 47_976 });
    expect(completionEmail(order)).toBe('order-short-customer');
  });

  it('is neither before its end nor with everything', () => {
    expect(isEndedShort({ ...order, state: 'delivering' })).toBe(false);
    const full = { ...order, lines: [whole] };
    expect([isEndedShort(full), missingOf(full), shortEndOf(full, [])]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect(completionEmail(full)).toBe('order-completed-customer');
  });

  it('is open until the money has gone back or is about to, or its customer agreed otherwise', () => {
    expect(shortEndOf(order, [])).toEqual({ sum: 47_976, open: 47_976, isAgreed: false });
    expect(shortEndOf(order, [{ amount: 47_976, lines: [] }])?.open).toBe(0);
    expect(shortEndOf({ ...order, refunds: [refund(40_000)] }, [])?.open).toBe(7976);
    expect(shortEndOf({ ...order, shortAgreedAt: new Date(0) }, [])).toEqual({
      sum: 47_976,
      open: 0,
      isAgreed: true,
    });
  });

  it('owes nothing for that while a withdrawal holds it, by which the same money goes back', () => {
    expect(shortEndOf({ ...order, heldAt: new Date(0) }, [])).toBeUndefined();
  });

  it('is not settled by money that went back for another line', () => {
    const complained: ShortOrder = {
      ...both,
      lines: [line, { ...whole, position: 1 }],
      refunds: [refund(50_000, [1])],
    };
    expect(shortEndOf(complained, [])?.open).toBe(47_976);
    expect(shortEndOf({ ...complained, refunds: [] }, [refund(50_000, [1])])?.open).toBe(47_976);
    expect(shortEndOf({ ...complained, refunds: [refund(50_000, [0])] }, [])?.open).toBe(0);
  });
});

describe('a line that its customer has withdrawn from', () => {
  const gone: ShortOrder = { ...both, withdrawals: [withdrawn] };

  it('is no part of what is missing, nor is the money that went back for it', () => {
    const resolved = { ...gone, refunds: [refund(100_000, [1])] };
    expect(missingOf(resolved)).toEqual({ pieces: 300, amount: 47_976 });
    expect(shortEndOf(resolved, [])).toEqual({ sum: 47_976, open: 47_976, isAgreed: false });
    const ended = { ...gone, withdrawals: [{ ...withdrawn, resolution: 'ended' as const }] };
    expect(shortEndOf(ended, [])?.open).toBe(47_976);
  });

  it('leaves an order fully performed where everything else was delivered', () => {
    const full = { ...gone, lines: [whole, other] };
    expect([isEndedShort(full), missingOf(full), shortEndOf(full, [])]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect(completionEmail(full)).toBe('order-completed-customer');
    expect(isEndedByWithdrawal(full)).toBe(true);
  });
});
