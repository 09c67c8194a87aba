import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_MINUTES,
  type OrderState,
  mayCustomerCancel,
  mayFollow,
  nextCheckMinutes,
  orderStates,
  readOrderNumber,
  surelyOverBefore,
} from './order.ts';

/** Rules 12, spelled out: from where one may go where. */
const allowed: Record<OrderState, OrderState[]> = {
  pending: ['paid', 'canceled', 'expired'],
  paid: ['delivering', 'completed', 'canceled', 'refunded'],
  delivering: ['completed', 'refunded'],
  completed: ['refunded'],
  canceled: ['paid', 'refunded'],
  refunded: [],
  expired: ['paid', 'canceled'],
};

describe('the states of an order', () => {
  it.each(orderStates)('after %s only what rules 12 allow may follow', (from) => {
    expect(orderStates.filter((to) => mayFollow(from, to)).toSorted()).toEqual(
      allowed[from].toSorted(),
    );
  });

  it('lets a payment win over everything that came before it', () => {
    for (const state of ['pending', 'canceled', 'expired'] as const) {
      expect(mayFollow(state, 'paid')).toBe(true);
    }
  });

  it('lets the customer cancel before delivery begins and never afterwards', () => {
    expect(orderStates.filter(mayCustomerCancel)).toEqual(['pending', 'paid']);
  });
});

describe('the looks at an unpaid order', () => {
  it('come after 1, 2, 5, 15 minutes, then hourly', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(nextCheckMinutes)).toEqual([1, 2, 5, 15, 60, 60, 60]);
  });

  it('begin before a checkout can end, which is within a day', () => {
    expect(CHECKOUT_MINUTES).toBeLessThan(24 * 60);
    expect(CHECKOUT_MINUTES).toBeGreaterThan(30);
  });
});

it('takes a checkout for over a day after its end, whoever opened it', () => {
  const end = new Date('2026-11-20T12:00:00Z');
  const isOver = (now: string) => end < surelyOverBefore(new Date(now));
  expect(isOver('2026-11-21T12:00:00.000Z')).toBe(false);
  expect(isOver('2026-11-21T12:00:00.001Z')).toBe(true);
});

describe('the number of an order', () => {
  it.each([
    '100001',
    ' č. 100 001 ',
    'č.\u00a0100001',
    '#100001',
    'No. 100.001',
    'Potvrzení objednávky č.\u00a0100001',
    'Re: Your order no. 100001 is confirmed',
    'Objednávka č. 100001 | Vzlet',
  ])('is read from %j', (input) => {
    expect(readOrderNumber(input)).toBe(100_001);
  });

  it.each(['', 'č.', '0', '-', '99999999999', '2147483648', '100001 100002', 'Žofie'])(
    'is not read from %j',
    (input) => {
      expect(readOrderNumber(input)).toBeUndefined();
    },
  );
});
