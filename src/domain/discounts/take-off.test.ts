import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowns } from '#domain/money.ts';
import { offering } from '#tests/stage/offering.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type QuoteItem, quoteCart } from '#domain/catalogue/pricing.ts';
import { percentOf } from './take-off.ts';

const anItem = fc.record<QuoteItem>({
  packageId: fc.constantFrom(...listPackages(offering.catalogue).map(({ id }) => id)),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const aCart = fc.array(anItem, { minLength: 1, maxLength: 20 });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('a discount code', () => {
  it('takes an amount off, spread over what the code is for, and never more than that costs', () => {
    const cart = ['ig-likes-1000', 'tt-likes-500'].map((packageId) => ({ packageId, quantity: 1 }));
    const code = { code: 'STO', percent: 0, amount: crowns(100) };
    const priced = quoteCart(offering, cart, code);
    expect(priced).toMatchObject({ discount: crowns(100), discountPercent: 0 });
    expect(priced.discountSource).toBe('code');
    expect(sum(priced.lines.map(({ discount }) => discount))).toBe(crowns(100));
    const ofInstagram = quoteCart(offering, cart, { ...code, platform: 'instagram' });
    expect(ofInstagram.lines.map(({ discount }) => discount)).toEqual([crowns(100), 0]);
    const all = quoteCart(offering, cart, { ...code, amount: crowns(9000) });
    expect(all).toMatchObject({ total: 0, discountPercent: 100, discount: all.subtotal });
  });

  it('leaves nothing where a card could not carry what is left', () => {
    const cart = [{ packageId: 'ig-likes-100', quantity: 1 }];
    const of = (amount: number) =>
      quoteCart(offering, cart, { code: 'X', percent: 0, amount }).total;
    expect([of(crowns(184)), of(crowns(185)), of(crowns(199))]).toEqual([crowns(15), 0, 0]);
    expect(quoteCart(offering, cart, { code: 'X', percent: 99 }).total).toBe(0);
  });

  it('takes nothing off by a code whose conditions the cart does not meet', () => {
    const cart = [{ packageId: 'ig-likes-100', quantity: 1 }];
    const code = { code: 'X', percent: 50 };
    for (const limit of [{ least: crowns(200) }, { platform: 'tiktok' }, { service: 'views' }]) {
      expect(quoteCart(offering, cart, { ...code, ...limit })).toMatchObject({
        total: crowns(199),
        discountSource: 'none',
      });
    }
    expect(quoteCart(offering, cart, { ...code, least: crowns(199) }).discountPercent).toBe(50);
  });

  it('adds up to the haléř with every amount and cart', () => {
    fc.assert(
      fc.property(aCart, fc.integer({ min: 1, max: 3000 }), (cart, amount) => {
        const code = { code: 'X', percent: 0, amount: crowns(amount) };
        const { lines, discount, subtotal, total } = quoteCart(offering, cart, code);
        expect(sum(lines.map((line) => line.discount))).toBe(discount);
        expect(subtotal - discount).toBe(total);
        expect(total === 0 || total >= 1500).toBe(true);
        for (const line of lines) {
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.discount).toBeLessThanOrEqual(line.subtotal);
        }
      }),
    );
  });
});

describe('a percentage', () => {
  it('is rounded to the nearest haléř', () => {
    expect([percentOf(150, 33), percentOf(149, 33), percentOf(19_900, 15)]).toEqual([50, 49, 2985]);
  });
});
