import { expect, it } from 'vitest';
import { type MarkedOrder, paymentMark, workMark } from './order-badges.ts';

const order: MarkedOrder = {
  state: 'paid',
  paidAt: new Date('2026-11-20T09:00:00Z'),
  total: 10_000,
  returned: 0,
  isHeld: false,
  isShort: false,
  isWithdrawn: false,
};

it('marks the payment by what was paid and what went back', () => {
  expect(paymentMark({ ...order, paidAt: null })).toBe('unpaid');
  expect(paymentMark(order)).toBe('paid');
  expect(paymentMark({ ...order, returned: 1 })).toBe('partly-returned');
  expect(paymentMark({ ...order, returned: 10_000 })).toBe('returned');
});

it('calls an order free of charge paid, not returned', () => {
  expect(paymentMark({ ...order, total: 0 })).toBe('paid');
});

it('marks the work by the state, and what is held as held until it is over', () => {
  expect(workMark({ ...order, state: 'pending', paidAt: null })).toBe('waiting');
  expect(workMark(order)).toBe('waiting');
  expect(workMark({ ...order, state: 'delivering' })).toBe('delivering');
  expect(workMark({ ...order, state: 'delivering', isHeld: true })).toBe('held');
  expect(workMark({ ...order, state: 'completed', isHeld: true })).toBe('completed');
  for (const state of ['canceled', 'refunded', 'expired'] as const)
    expect(workMark({ ...order, state, isHeld: true })).toBe('ended');
});
