import { describe, expect, it } from 'vitest';
import { deliveryStart, isLaterStartDue, lastDueLater } from './delivery-time.ts';

const paidAt = new Date('2026-11-21T02:10:00Z');

describe('delivery', () => {
  it('begins within 48 hours of the payment at the consumer’s request', () => {
    const latest = new Date('2026-11-23T02:10:00Z');
    expect(deliveryStart(paidAt, true)).toEqual({ when: 'soon', latest });
  });

  it('begins within 48 hours for a company, which is not asked', () => {
    expect(deliveryStart(paidAt, null).when).toBe('soon');
  });

  it('begins within 48 hours of a request that comes after the payment', () => {
    const askedAt = new Date('2026-11-25T09:00:00Z');
    const latest = new Date('2026-11-27T09:00:00Z');
    expect(deliveryStart(paidAt, true, askedAt)).toEqual({ when: 'soon', latest });
    const before = new Date('2026-11-20T09:00:00Z');
    expect(deliveryStart(paidAt, true, before)).toEqual(deliveryStart(paidAt, true));
  });

  it('waits for the day after the 14 days without the request', () => {
    const onMonday = new Date('2026-11-23T02:10:00Z');
    const earliest = new Date('2026-12-08T12:00:00Z');
    expect(deliveryStart(onMonday, false)).toEqual({ when: 'after-withdrawal', earliest });
  });

  it('waits for the working day on which a period ends that would end on a Saturday', () => {
    const earliest = new Date('2026-12-08T12:00:00Z');
    expect(deliveryStart(paidAt, false)).toEqual({ when: 'after-withdrawal', earliest });
  });

  it('counts days of the Prague calendar over the end of summer time', () => {
    const justAfterMidnight = new Date('2026-10-19T22:10:00Z');
    const earliest = new Date('2026-11-04T12:00:00Z');
    expect(deliveryStart(justAfterMidnight, false)).toEqual({ when: 'after-withdrawal', earliest });
  });
});

it('names the last day of whose orders nobody waits for the end of the period any more', () => {
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const now = new Date(Date.UTC(2026, 0, 1, hour));
    const last = new Date(`${lastDueLater(now)}T12:00:00Z`);
    const next = new Date(last.getTime() + 24 * 60 * 60_000);
    expect([isLaterStartDue(last, now), isLaterStartDue(next, now)]).toEqual([true, false]);
  }
});
