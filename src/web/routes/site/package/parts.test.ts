import { describe, expect, it } from 'vitest';
import { findPackage, listPackages, serviceOf } from '#domain/catalogue/catalogue.ts';
import { nearestAmounts, otherServices } from './parts.tsx';
import { catalogue } from '#tests/stage/offering.ts';

function amountsBeside(id: string): number[] {
  const sold = findPackage(catalogue, id);
  return sold ? nearestAmounts(serviceOf(catalogue, sold), sold).map(({ amount }) => amount) : [];
}

describe('the packages beside a package', () => {
  it('are the nearest amounts on both sides', () => {
    expect(amountsBeside('ig-followers-10000')).toEqual([1000, 5000, 25_000, 50_000]);
  });

  it('are the next ones at either end of the price list', () => {
    expect(amountsBeside('ig-likes-100')).toEqual([300, 500, 1000, 2500]);
    expect(amountsBeside('ig-likes-50000')).toEqual([2500, 5000, 10_000, 20_000]);
  });

  it('are as many as there are, never the package itself', () => {
    expect(amountsBeside('fb-likes-1000')).toEqual([5000, 10_000]);
    for (const sold of listPackages(catalogue))
      expect(nearestAmounts(serviceOf(catalogue, sold), sold)).not.toContain(sold);
  });
});

describe('the other services of a platform', () => {
  it('leave out the service of the package', () => {
    for (const sold of listPackages(catalogue)) {
      expect(otherServices(catalogue, sold).map(({ id }) => id)).not.toContain(sold.service);
      expect(otherServices(catalogue, sold).length).toBeGreaterThan(0);
    }
  });
});
