import { describe, expect, it } from 'vitest';
import { listPackages } from './catalogue.ts';
import { findCheapestPick, loweringPackage, nextItemSaves, quoteCart } from './pricing.ts';
import { offering } from '#tests/stage/offering.ts';

const { volumeDiscounts } = offering;

describe('a ladder that counts packages from a price on', () => {
  const from = { ...offering, volumeDiscounts: { ...volumeDiscounts, countsFrom: 100_000 } };
  const prices = listPackages(offering.catalogue);
  const dear = prices.find(({ price }) => price >= 100_000)?.id ?? '';
  const cheap = prices.find(({ price }) => price < 100_000)?.id ?? '';
  const of = (id: string, quantity: number) => ({ packageId: id, quantity });

  it('takes nothing off for cheaper ones beside one that counts', () => {
    const priced = quoteCart(from, [of(dear, 1), of(cheap, 5)]);
    expect(priced).toMatchObject({ items: 6, counted: 1, discountPercent: 0, discount: 0 });
    expect(quoteCart(offering, [of(dear, 1), of(cheap, 5)]).discountPercent).toBe(20);
  });

  it('takes off the whole cart once enough of them count', () => {
    const priced = quoteCart(from, [of(dear, 2), of(cheap, 1)]);
    expect(priced.discountPercent).toBe(10);
    expect(priced.lines.every(({ discount }) => discount > 0)).toBe(true);
  });

  it('says what one more that counts saves, and offers no filler that does not', () => {
    expect(
      nextItemSaves(from.volumeDiscounts, quoteCart(from, [of(dear, 1), of(cheap, 5)]))?.tier.items,
    ).toBe(2);
    const added = loweringPackage(from, [of(dear, 1)])?.added;
    expect(added === undefined || added.price >= 100_000).toBe(true);
  });

  it('is reached most cheaply by the cheapest package that counts', () => {
    const least = Math.min(...prices.map(({ price }) => price).filter((price) => price >= 100_000));
    const course = findCheapestPick(from, 2);
    expect(course).toMatchObject({ price: least, percent: 10 });
    expect(
      findCheapestPick({ ...from, volumeDiscounts: { ...volumeDiscounts, countsFrom: 1e12 } }, 2),
    ).toBeUndefined();
  });
});
