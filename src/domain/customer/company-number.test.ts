import { describe, expect, it } from 'vitest';
import { plainCompanyNumber, readCompanyNumber } from './company-numbers.ts';

describe('readCompanyNumber', () => {
  it.each(['27074358', '45274649', '00177041', '00006947', '25596641', '45317054', '99999994'])(
    'takes %s, whose check digit is right',
    (number) => {
      expect(readCompanyNumber(number)).toEqual({ ok: true, number });
    },
  );

  it.each([
    ' 452 74 649 ',
    '45\u00a0274\u00a0649',
    '\u200b45274649',
    'CZ45274649',
    'cz 452 74 649',
    'IČO 45274649',
    'IČO: 45274649',
    'IČO# 45274649',
    'IC45274649',
    'DIČ: CZ45274649',
    'IČ: 452-74-649',
    'ičo\u00a0CZ45274649',
    '４５２７４６４９',
    '٤٥٢٧٤٦٤٩',
  ])('reads %j as a person does', (input) => {
    expect(readCompanyNumber(input)).toEqual({ ok: true, number: '45274649' });
  });

  it.each([
    ['6947', '00006947'],
    ['006947', '00006947'],
    ['177041', '00177041'],
    ['IČO 25', '25'],
  ])('gives the zeros back that %s has lost, where its check digit is right', (input, number) => {
    expect(plainCompanyNumber(input)).toBe(number);
    expect(readCompanyNumber(input).ok).toBe(number.length === 8);
  });

  it.each([
    '12345678',
    '06580484',
    '00000000',
    '4527464',
    '452746490',
    'SK45274649',
    '4527464a',
    '19',
    '',
    '4'.repeat(1_000_000),
  ])('refuses number %#', (input) => {
    expect(readCompanyNumber(input)).toEqual({ ok: false, problem: 'company-number-invalid' });
  });
});
