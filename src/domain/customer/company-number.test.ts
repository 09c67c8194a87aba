import { describe, expect, it } from 'vitest';
import { readCompanyNumber } from './company-number.ts';

describe('readCompanyNumber', () => {
  it.each(['27074358', '45274649', '00177041', '00006947', '25596641', '45317054', '99999994'])(
    'takes %s, whose check digit is right',
    (number) => {
      expect(readCompanyNumber(number)).toEqual({ ok: true, number });
    },
  );

  it.each([' 452 74 649 ', '45\u00a0274\u00a0649', '\u200b45274649'])(
    'ignores spaces in %j',
    (typed) => {
      expect(readCompanyNumber(typed)).toEqual({ ok: true, number: '45274649' });
    },
  );

  it.each([
    '12345678',
    '06580484',
    '00000000',
    '177041',
    '4527464',
    '452746490',
    'CZ45274649',
    '4527464a',
    '٤٥٢٧٤٦٤٩',
    '',
    '4'.repeat(1_000_000),
  ])('refuses number %#', (typed) => {
    expect(readCompanyNumber(typed)).toEqual({ ok: false, problem: 'company-number-invalid' });
  });
});
