import { describe, expect, it } from 'vitest';
import { readVatNumber } from './vat-number.ts';

describe('readVatNumber', () => {
  it.each([
    ['CZ45274649', 'CZ45274649'],
    ['cz 452 746 49', 'CZ45274649'],
    ['CZ699000761', 'CZ699000761'],
    ['CZ8001011234', 'CZ8001011234'],
    ['SK2020273893', 'SK2020273893'],
    ['ATU12345678', 'ATU12345678'],
    ['EL123456789', 'EL123456789'],
    ['NL123456789B01', 'NL123456789B01'],
    ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ])('takes the shape of %s', (typed, number) => {
    expect(readVatNumber(typed)).toEqual({ ok: true, number });
  });

  it.each([
    '45274649',
    'CZ1234567',
    'CZ12345678901',
    'SK45274649',
    'CZ4527464X',
    'CZ',
    '',
    '__proto__',
    'US=CMD()',
    'toString',
  ])('refuses %j', (typed) => {
    expect(readVatNumber(typed)).toEqual({ ok: false, problem: 'vat-number-invalid' });
  });
});
