import { describe, expect, it } from 'vitest';
import { mayBegin } from '#domain/delivery/work.ts';
import { concludedAt, mayAskEarlyStart } from './order.ts';
import { orderStart } from '#domain/delivery/promised-end.ts';
import { effectOf } from '#domain/withdrawals/withdrawal.ts';

const on = (day: string) => new Date(`${day}T09:00:00Z`);
/** Paid on Monday by transfer, and entered ten days later, on Thursday. */
const order = {
  state: 'paid',
  paidAt: on('2026-11-02'),
  createdAt: on('2026-11-12'),
  heldAt: null,
  company: null,
  expressConsent: false,
} as const;
const line = {
  position: 0,
  packageId: 'ig-followers-1000',
  quantity: 1000,
  bonus: null,
  targetKind: 'profile',
  work: 'waiting',
  startCount: null,
  delivered: 0,
  heldAt: null,
} as const;

describe('the contract of an order', () => {
  it('is concluded by the payment, or by the entry where that was later', () => {
    const later = on('2026-11-13');
    expect(concludedAt({ createdAt: order.createdAt, paidAt: later })).toEqual(later);
    expect(concludedAt(order)).toEqual(order.createdAt);
    expect(concludedAt({ ...order, paidAt: null })).toEqual(order.createdAt);
  });

  it('can be withdrawn from for 14 days after the entry of an order that was paid before', () => {
    const begun = { ...order, state: 'delivering', lines: [], withdrawals: [] } as const;
    const declared = (day: string) => effectOf(begun, { declaredAt: on(day), part: '' });
    expect(declared('2026-11-26')).toBe('held');
    expect(declared('2026-11-27')).toBe('late');
  });

  it('without the express request is begun after those days', () => {
    const start = { ...order, consentAt: order.createdAt, lines: [line], givenAt: [] };
    const earliest = new Date('2026-11-27T12:00:00Z');
    expect(orderStart(start)).toEqual({ when: 'after-withdrawal', earliest });
    const facts = { ...order, ending: null };
    expect(mayBegin(facts, line, on('2026-11-26'))).toBe(false);
    expect(mayBegin(facts, line, on('2026-11-27'))).toBe(true);
    expect(mayAskEarlyStart(order, on('2026-11-26'))).toBe(true);
    expect(mayAskEarlyStart(order, on('2026-11-27'))).toBe(false);
  });
});
