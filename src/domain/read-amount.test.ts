import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { formatAmount, formatMoney, readAmount } from './money.ts';

describe('a sum as it is typed', () => {
  it.each([
    ['598,50', 59_850],
    ['1 234,50', 123_450],
    ['1\u00a0234,50\u00a0Kč', 123_450],
    ['1\u202f234,5', 123_450],
    ['1.234,50 Kč', 123_450],
    ['1,234.50', 123_450],
    ['CZK 1,234.50', 123_450],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['12.345.678', 1_234_567_800],
    ['  199 kč ', 19_900],
    ['199,-', 19_900],
    ['199,– Kč', 19_900],
    ['0,07', 7],
    ['0', 0],
  ])('%j is read to the haléř', (input, amount) => expect(readAmount(input)).toBe(amount));

  it.each([
    '',
    ' ',
    'Kč',
    'abc',
    '-5',
    '−5',
    '1,2345',
    '1,234,5',
    '1.234.50',
    '0.123',
    '12,34,567',
    '1 2 3',
    '1,',
    ',5',
    '1e3',
    '0x10',
    '١٢٣',
    '1'.repeat(400),
    '1234567890123',
    '10; 20',
    'NaN',
    '5 %',
    '20 EUR',
  ])('%j is no sum', (input) => expect(readAmount(input)).toBeUndefined());

  it('is what the shop itself writes, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (amount) => {
        for (const locale of locales) {
          expect(readAmount(formatMoney(locale, amount))).toBe(amount);
          expect(readAmount(formatAmount(locale, amount))).toBe(amount);
        }
      }),
    );
  });

  it('is a whole number of haléře or nothing, whatever is typed', () => {
    const input = fc.stringMatching(/^[0-9., -]{0,16}$/u);
    fc.assert(
      fc.property(fc.oneof(input, fc.string({ unit: 'binary' })), (text) => {
        const amount = readAmount(text);
        if (amount === undefined) return;
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(String(amount).replaceAll(/^0+|0+$/g, '')).toBe(
          text.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, ''),
        );
      }),
    );
  });
});
