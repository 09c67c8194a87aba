import { describe, expect, it } from 'vitest';
import { catalogue, offering } from '#tests/stage/offering.ts';
import { ENOUGH_ORDERS, type OrderCounts, keepAllMarked, keepSubstantiated } from './measured.ts';
import { listPackages } from './catalogue.ts';

const { volumeDiscounts } = offering;
const none: OrderCounts = { packages: {}, services: {}, discounted: [] };
const counted = (packages: Record<string, number>, service: number): OrderCounts => ({
  ...none,
  packages,
  services: { 'ig-followers': service },
});
const flagged = listPackages(catalogue).find(
  ({ popular, platform, service }) =>
    popular && platform === 'instagram' && service === 'followers',
);
const id = flagged?.id ?? '';

describe('a marked package', () => {
  it('is not called most popular without orders', () => {
    expect(keepSubstantiated({ catalogue, volumeDiscounts }, none)).toEqual({
      packages: [],
      isTier: false,
    });
  });

  it('is, once it is the most ordered of enough paid orders', () => {
    const counts = counted({ [id]: 11, 'ig-followers-1000': 9 }, ENOUGH_ORDERS);
    expect(keepSubstantiated({ catalogue, volumeDiscounts }, counts).packages).toEqual([id]);
  });

  it('is not while the orders are too few, or another is ordered as often', () => {
    const few = counted({ [id]: 19 }, ENOUGH_ORDERS - 1);
    const even = counted({ [id]: 10, 'ig-followers-1000': 10 }, ENOUGH_ORDERS);
    for (const counts of [few, even]) {
      expect(keepSubstantiated({ catalogue, volumeDiscounts }, counts).packages).toEqual([]);
    }
  });

  it('is one of eleven where all are shown as marked', () => {
    expect(keepAllMarked(catalogue).packages).toHaveLength(11);
  });
});

describe('the marked rung', () => {
  const climbed = (discounted: OrderCounts['discounted']) =>
    keepSubstantiated({ catalogue, volumeDiscounts }, { ...none, discounted }).isTier;

  it('is called most popular once most of enough discounted orders stand on it', () => {
    expect(
      climbed([
        { items: 2, orders: 9 },
        { items: 3, orders: 11 },
      ]),
    ).toBe(true);
  });

  it('is not where the orders are too few or stand elsewhere', () => {
    expect(climbed([{ items: 3, orders: ENOUGH_ORDERS - 1 }])).toBe(false);
    expect(
      climbed([
        { items: 3, orders: 10 },
        { items: 4, orders: 6 },
        { items: 7, orders: 6 },
      ]),
    ).toBe(false);
  });
});
