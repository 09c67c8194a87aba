import { describe, expect, it } from 'vitest';
import { catalogue } from '#tests/stage/offering.ts';
import { promiseOf, promisesOf } from './promised-end.ts';

describe('what is promised with a row', () => {
  it('is what is on sale as it is stored, and nothing where its package is not', () => {
    const ordered = { quantity: 1, targetUrl: null };
    const [sold, gone] = promisesOf(catalogue, [
      { ...ordered, packageId: 'ig-followers-1000' },
      { ...ordered, packageId: 'ig-followers-1234' },
    ]);
    const delivery = { from: 48, to: 48, unit: 'hour' };
    expect(sold).toEqual({ bonus: 0, delivery, guaranteeDays: 90 });
    expect(gone).toBeUndefined();
  });

  it('is read from what was stored alone', () => {
    const stored = {
      packageId: 'ig-followers-1000',
      bonus: 7,
      delivery: { from: 1, to: 2, unit: 'day' },
      guaranteeDays: 5,
    } as const;
    const { packageId, ...promise } = stored;
    expect(promiseOf(stored)).toEqual(promise);
    const none = { packageId, bonus: null, delivery: null, guaranteeDays: null };
    expect(promiseOf(none)).toBeUndefined();
  });
});
