import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approximateEuro,
  crowns,
  formatAmount,
  formatCount,
  formatEuro,
  formatMoney,
  formatEuroSum,
  formatUnitPrice,
  formatTimes,
} from './money.ts';

describe('the euro figure', () => {
  // Crowns, and the euros that rules 6 make of them: × 0.04, to 1, 5, 10, 50.
  it.each([
    [0, 0],
    [12, 0],
    [13, 1],
    [199, 8],
    [237, 9],
    [238, 10],
    [249, 10],
    [250, 10],
    [269, 10],
    [312, 10],
    [313, 15],
    [1199, 50],
    [1999, 80],
    [2437, 95],
    [2438, 100],
    [2499, 100],
    [2500, 100],
    [2624, 100],
    [2625, 110],
    [4999, 200],
    [7999, 320],
    [12_374, 490],
    [12_375, 500],
    [12_499, 500],
    [12_500, 500],
    [13_124, 500],
    [13_125, 550],
    [14_999, 600],
    [29_999, 1200],
  ])('of %i crowns is %i', (price, euros) => {
    expect(approximateEuro(crowns(price))).toBe(euros);
  });

  it('never falls while the price rises', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100_000), (price, more) => {
        expect(approximateEuro(price + more)).toBeGreaterThanOrEqual(approximateEuro(price));
      }),
    );
  });

  it('says that it is approximate', () => {
    expect(formatEuro(crowns(7999))).toBe('≈\u00a0€320');
    expect(formatEuro(crowns(29_999))).toBe('≈\u00a0€1,200');
  });

  it('of a sum is whole euros, and of one package that of its price', () => {
    expect(formatEuroSum(crowns(15_998))).toBe('≈\u00a0€640');
    expect(formatEuroSum(-crowns(1600))).toBe('≈\u00a0−€64');
    expect(formatEuroSum(1_439_820)).toBe('≈\u00a0€576');
    expect(formatEuroSum(crowns(419))).toBe('≈\u00a0€17');
    expect(formatEuroSum(crowns(419), crowns(419))).toBe('≈\u00a0€15');
    expect(formatEuroSum(crowns(838), crowns(419))).toBe('≈\u00a0€34');
  });

  it('is left out where it would be less than one euro', () => {
    for (const amount of [0, -0, 5, -5, 2499, -2499]) {
      expect(formatEuro(amount)).toBeUndefined();
      expect(formatEuroSum(amount)).toBeUndefined();
      expect(formatEuroSum(amount, amount)).toBeUndefined();
    }
    expect(formatEuro(2500)).toBe('≈\u00a0€1');
    expect(formatEuroSum(-2500)).toBe('≈\u00a0−€1');
  });
});

describe('money', () => {
  it.each([
    ['cs' as const, 0, '0\u00a0Kč'],
    ['cs' as const, 799_900, '7.999\u00a0Kč'],
    ['cs' as const, 799_950, '7.999,50\u00a0Kč'],
    ['cs' as const, 885_405, '8.854,05\u00a0Kč'],
    ['cs' as const, -156_255, '−1.562,55\u00a0Kč'],
    ['cs' as const, 123_456_789_00, '123.456.789\u00a0Kč'],
    ['en' as const, 799_900, 'CZK\u00a07,999'],
    ['en' as const, 885_405, 'CZK\u00a08,854.05'],
    ['en' as const, -5, '−CZK\u00a00.05'],
  ])('in %s writes %i haléřů as %s', (locale, amount, text) => {
    expect(formatMoney(locale, amount)).toBe(text);
  });

  it('can be read back from what was written, to the last haléř', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amount) => {
        const digits = formatMoney('cs', amount).replace('\u00a0Kč', '').replaceAll('.', '');
        const [whole = '', rest = '00'] = digits.split(',');
        expect(Number(whole + rest)).toBe(amount);
      }),
    );
  });

  it('of one piece has two decimals in both editions', () => {
    expect(formatUnitPrice('cs', 0.8)).toBe('0,80\u00a0Kč');
    expect(formatUnitPrice('en', 2)).toBe('CZK\u00a02.00');
  });

  it('counts pieces with the separator of the edition', () => {
    expect(formatCount('cs', 100_000)).toBe('100.000');
    expect(formatCount('en', 100_000)).toBe('100,000');
    expect(formatCount('cs', 999)).toBe('999');
  });

  it('says so many of something as each language writes it', () => {
    expect(formatTimes('cs', 2, '5.000')).toBe('2×\u00a05.000');
    expect(formatTimes('en', 2, '5,000')).toBe('2\u00a0×\u00a05,000');
  });
});

describe('amounts on invoices', () => {
  it.each([
    [0, '0,00', '0.00'],
    [5, '0,05', '0.05'],
    [799_900, '7.999,00', '7,999.00'],
    [-12_345_678, '−123.456,78', '−123,456.78'],
  ])('%i haléře always show their decimals', (amount, cs, en) => {
    expect(formatAmount('cs', amount)).toBe(cs);
    expect(formatAmount('en', amount)).toBe(en);
  });
});
