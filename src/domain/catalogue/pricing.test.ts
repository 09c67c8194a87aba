import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPackages } from './catalogue.ts';
import { crowns } from '#domain/money.ts';
import {
  type DiscountCode,
  type QuoteItem,
  UnknownPackage,
  loweringPackage,
  nextItemSaves,
  findNextTier,
  quoteCart,
  volumeDiscount,
} from './pricing.ts';
import { catalogue, offering } from '#tests/stage/offering.ts';

const { volumeDiscounts } = offering;

const anItem = fc.record<QuoteItem>({
  packageId: fc.constantFrom(...listPackages(catalogue).map(({ id }) => id)),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const aCart = fc.array(anItem, { minLength: 1, maxLength: 20 });
const aCode = fc.option(
  // Up to where a card can still carry what is left of any cart; all of it below is another matter.
  fc
    .oneof(fc.integer({ min: 1, max: 92 }), fc.constant(100))
    .map((percent): DiscountCode => ({ code: 'CODE', percent })),
  { nil: undefined },
);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the volume discount', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 10],
    [3, 15],
    [4, 20],
    [5, 20],
    [99, 20],
    [1980, 20],
  ])('of %i items is %i %%', (items, percent) => {
    expect(volumeDiscount(volumeDiscounts, items)).toBe(percent);
  });

  it('counts pieces, not rows', () => {
    expect(quoteCart(offering, [{ packageId: 'ig-likes-100', quantity: 3 }]).discountPercent).toBe(
      15,
    );
    const two = ['ig-likes-100', 'tt-likes-500'].map((packageId) => ({ packageId, quantity: 1 }));
    expect(quoteCart(offering, two).discountPercent).toBe(10);
  });

  it('ends at the top', () => {
    expect(
      [0, 1, 2, 3, 4, 50].map((items) => findNextTier(volumeDiscounts, items)?.percent),
    ).toEqual([10, 10, 15, 20, undefined, undefined]);
  });
});

describe('a quote', () => {
  it('of three packages takes 15 % off, counted by hand', () => {
    const items = ['ig-followers-10000', 'ig-likes-1000', 'tt-followers-5000'];
    const priced = quoteCart(
      offering,
      items.map((packageId) => ({ packageId, quantity: 1 })),
    );
    expect(priced).toMatchObject({
      items: 3,
      subtotal: crowns(10_417),
      discountPercent: 15,
      discountSource: 'volume',
      discount: 156_255,
      total: 885_445,
    });
    expect(priced.lines.map(({ total }) => total)).toEqual([679_915, 35_615, 169_915]);
  });

  it('has lines that sum to the total, in whole haléře, never below zero', () => {
    fc.assert(
      fc.property(aCart, aCode, (cart, code) => {
        const { lines, subtotal, discount, total } = quoteCart(offering, cart, code);
        expect(sum(lines.map((line) => line.total))).toBe(total);
        expect(sum(lines.map((line) => line.discount))).toBe(discount);
        expect(sum(lines.map((line) => line.subtotal))).toBe(subtotal);
        expect(subtotal - discount).toBe(total);
        for (const line of lines) {
          expect(line.subtotal).toBe(line.unitPrice * line.quantity);
          expect(line.total).toBe(line.subtotal - line.discount);
          for (const amount of [line.discount, line.total]) {
            expect(Number.isSafeInteger(amount)).toBe(true);
            expect(amount).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('rises with the money before discount while the quantity is the same', () => {
    fc.assert(
      fc.property(aCart, aCart, aCode, (first, second, code) => {
        const [a, b] = [quoteCart(offering, first, code), quoteCart(offering, second, code)];
        fc.pre(a.discountPercent === b.discountPercent && a.subtotal < b.subtotal);
        // Each row is rounded by itself, so totals of many rows may cross by some haléře.
        expect(a.total - b.total).toBeLessThanOrEqual(first.length + second.length);
      }),
    );
  });

  it('of one row rises with every crown of its price', () => {
    fc.assert(
      fc.property(anItem, anItem, aCode, ({ packageId, quantity }, other, code) => {
        const a = quoteCart(offering, [{ packageId, quantity }], code);
        const b = quoteCart(offering, [{ packageId: other.packageId, quantity }], code);
        fc.pre(a.subtotal <= b.subtotal);
        expect(a.total).toBeLessThanOrEqual(b.total);
      }),
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(aCart, aCode, (cart, code) => {
        expect(quoteCart(offering, cart.toReversed(), code).total).toBe(
          quoteCart(offering, cart, code).total,
        );
      }),
    );
  });

  it('takes the better of code and volume, never both', () => {
    fc.assert(
      fc.property(aCart, aCode, (cart, code) => {
        const priced = quoteCart(offering, cart, code);
        const volume = volumeDiscount(volumeDiscounts, priced.items);
        expect(priced.discountPercent).toBe(Math.max(volume, code?.percent ?? 0));
        const byCode = (code?.percent ?? 0) > volume;
        const source = byCode ? 'code' : volume > 0 ? 'volume' : 'none';
        expect(priced.discountSource).toBe(source);
        const without = [quoteCart(offering, cart).total, quoteCart(offering, cart, code).total];
        expect(priced.total).toBe(Math.min(...without));
      }),
    );
  });

  it('believes no code above a hundred or below zero percent', () => {
    const cart = [{ packageId: 'ig-likes-100', quantity: 1 }];
    expect(quoteCart(offering, cart, { code: 'X', percent: 250 }).total).toBe(0);
    expect(quoteCart(offering, cart, { code: 'X', percent: -50 }).total).toBe(crowns(199));
  });

  it('refuses what is not on sale', () => {
    expect(() => quoteCart(offering, [{ packageId: 'ig-followers-1', quantity: 1 }])).toThrow(
      UnknownPackage,
    );
  });

  it('of nothing is nothing', () => {
    expect(quoteCart(offering, [])).toMatchObject({ items: 0, subtotal: 0, discount: 0, total: 0 });
  });
});

describe('what the next item would save', () => {
  it('is the larger discount on the goods already there', () => {
    fc.assert(
      fc.property(aCart, aCode, anItem, (cart, code, added) => {
        const now = quoteCart(offering, cart, code);
        const next = nextItemSaves(volumeDiscounts, now);
        const larger = quoteCart(offering, [...cart, { ...added, quantity: 1 }], code);
        const before = sum(now.lines.map(({ total }) => total));
        const after = sum(larger.lines.slice(0, cart.length).map(({ total }) => total));
        expect(next?.saves ?? 0).toBe(before - after);
        expect(next?.tier.percent ?? now.discountPercent).toBe(larger.discountPercent);
      }),
      { numRuns: 300 },
    );
  });

  it('is told on the way up and not at the top, nor where a code is better', () => {
    const cart = (quantity: number) => [{ packageId: 'ig-likes-1000', quantity }];
    expect(nextItemSaves(volumeDiscounts, quoteCart(offering, cart(1)))).toEqual({
      tier: { items: 2, percent: 10 },
      saves: 4190,
    });
    expect(nextItemSaves(volumeDiscounts, quoteCart(offering, cart(4)))).toBeUndefined();
    expect(nextItemSaves(volumeDiscounts, quoteCart(offering, []))).toBeUndefined();
    expect(
      nextItemSaves(volumeDiscounts, quoteCart(offering, cart(1), { code: 'X', percent: 10 })),
    ).toBeUndefined();
  });
});

describe('a package that lowers the total (rules 46)', () => {
  const cart = (packageId: string) => [{ packageId, quantity: 1 }];

  it('is the cheapest one, with what the cart would cost then', () => {
    const found = loweringPackage(offering, cart('ig-followers-10000'));
    expect(found?.added.price).toBe(crowns(199));
    expect(found?.total).toBe(737_820);
  });

  it('is of the wished kind among equally cheap ones', () => {
    const isOfTikTok = ({ platform }: { platform: string }) => platform === 'tiktok';
    const cheap = listPackages(catalogue).filter(({ price }) => price === crowns(199));
    const found = loweringPackage(offering, cart('ig-followers-10000'), undefined, isOfTikTok);
    expect(found?.added).toBe(cheap.find(isOfTikTok) ?? cheap[0]);
  });

  it('is none for an empty or a cheap cart, at the top, or where a code takes off as much', () => {
    expect(loweringPackage(offering, [])).toBeUndefined();
    expect(loweringPackage(offering, cart('ig-likes-100'))).toBeUndefined();
    const many = [{ packageId: 'ig-followers-10000', quantity: 4 }];
    expect(loweringPackage(offering, many)).toBeUndefined();
    const code = { code: 'X', percent: 50 };
    expect(loweringPackage(offering, cart('ig-followers-10000'), code)).toBeUndefined();
  });

  it('never promises a sum that is not lower, and no cheaper one is to be had', () => {
    fc.assert(
      fc.property(aCart, aCode, (items, code) => {
        const now = quoteCart(offering, items, code).total;
        const found = loweringPackage(offering, items, code);
        const totals = listPackages(catalogue).map(
          ({ id }) => quoteCart(offering, [...items, { packageId: id, quantity: 1 }], code).total,
        );
        const lowest = Math.min(...totals);
        if (found) expect(found.total).toBe(lowest);
        else expect(lowest).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 100 },
    );
  });
});
