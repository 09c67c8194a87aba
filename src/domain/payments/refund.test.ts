import { describe, expect, it } from 'vitest';
import { type RefundFacts, leftToRefund, refundShare, refundedAt, sumRefunded } from './refund.ts';

const paidAt = new Date('2026-11-21T12:00:00Z');
const first = new Date('2026-11-22T12:00:00Z');
const second = new Date('2026-11-23T12:00:00Z');
const of = (...refunds: RefundFacts[]) => ({ total: 1_000, paidAt, refunds });
const done = (amount: number, doneAt: Date, kind: RefundFacts['kind'] = 'part'): RefundFacts => ({
  kind,
  state: 'done',
  amount,
  doneAt,
});
const enqueued = (amount: number): RefundFacts => ({
  ...done(amount, first),
  state: 'owed',
  doneAt: null,
});
const refused = (amount: number): RefundFacts => ({ ...enqueued(amount), state: 'refused' });
const failed = (amount: number): RefundFacts => ({ ...done(amount, first), state: 'failed' });

describe('what is left to give back', () => {
  it('is what was paid, less what went back or is about to', () => {
    expect(leftToRefund(of())).toBe(1_000);
    expect(leftToRefund(of(done(300, first), enqueued(200)))).toBe(500);
    expect(leftToRefund(of(done(300, first), done(700, second, 'canceled')))).toBe(0);
  });

  it('is not lessened by what was refused or came back', () => {
    expect(leftToRefund(of(done(300, first), refused(600), failed(200), enqueued(100)))).toBe(600);
  });

  it('is nothing of an order that nobody paid', () => {
    expect(leftToRefund({ ...of(), paidAt: null })).toBe(0);
  });

  it('is not lessened by a second payment that went back', () => {
    expect(leftToRefund(of(done(1_000, first, 'paid-twice')))).toBe(1_000);
  });
});

describe('what was refunded', () => {
  it('is the sum of what was made, without a second payment', () => {
    expect(sumRefunded(of())).toBe(0);
    expect(sumRefunded(of(done(300, first), enqueued(200)))).toBe(300);
    expect(sumRefunded(of(done(300, first), done(700, second, 'canceled')))).toBe(1_000);
    expect(sumRefunded(of(done(1_000, first, 'paid-twice')))).toBe(0);
  });
});

describe('a refund', () => {
  it('of a cancellation is the whole or the rest, and one of the operator a part', () => {
    expect(refundShare(of(), done(1_000, first, 'canceled'))).toBe('whole');
    expect(refundShare(of(), done(700, first, 'canceled'))).toBe('rest');
    expect(refundShare(of(), done(300, first))).toBe('part');
    expect(refundShare(of(), done(1_000, first))).toBe('part');
  });
});

describe('the money of an order', () => {
  it('is back once the last of it is', () => {
    expect(refundedAt(of(done(300, second), done(700, first)))).toEqual(second);
    expect(refundedAt(of(done(1_000, first, 'elsewhere')))).toEqual(first);
  });

  it('is not back while any of it is here or on its way', () => {
    expect(refundedAt(of())).toBeNull();
    expect(refundedAt(of(done(999, first)))).toBeNull();
    expect(refundedAt(of(done(300, first), enqueued(700)))).toBeNull();
    expect(refundedAt(of(done(300, first), refused(700)))).toBeNull();
    expect(refundedAt(of(failed(1_000)))).toBeNull();
    expect(refundedAt(of(done(1_000, first, 'paid-twice')))).toBeNull();
  });
});
