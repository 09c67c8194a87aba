import { getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import {
  defaultPhoneCountry,
  dialPrefix,
  flag,
  isPhoneCountry,
  listPhoneCountries,
  phoneLooksShort,
} from './phone-country.ts';

describe('phone countries', () => {
  it('are 46, each with the prefix that the numbering plan gives it', () => {
    const countries = listPhoneCountries('cs');
    expect(countries).toHaveLength(46);
    for (const { code, prefix } of countries) {
      expect(prefix, code).toBe(`+${getCountryCallingCode(code)}`);
      expect(dialPrefix(code)).toBe(prefix);
    }
  });

  it('stand in the order of each language, its own two first', () => {
    const czech = listPhoneCountries('cs').map(({ name }) => name);
    const english = listPhoneCountries('en').map(({ name }) => name);
    expect(czech.slice(0, 4)).toEqual(['Česko', 'Slovensko', 'Albánie', 'Austrálie']);
    expect(czech.indexOf('Chorvatsko')).toBeGreaterThan(czech.indexOf('Francie'));
    expect(czech.indexOf('Irsko')).toBeGreaterThan(czech.indexOf('Chorvatsko'));
    expect(english.slice(0, 4)).toEqual([
      'United States',
      'United Kingdom',
      'Albania',
      'Australia',
    ]);
  });

  it('begin with Czechia in Czech and the USA in English', () => {
    expect(defaultPhoneCountry('cs')).toBe('CZ');
    expect(defaultPhoneCountry('en')).toBe('US');
  });

  it('have a flag and are known by their code alone', () => {
    expect(flag('CZ')).toBe('🇨🇿');
    expect(isPhoneCountry('SK')).toBe(true);
    for (const code of ['XX', 'cz', '', 'toString', '__proto__'])
      expect(isPhoneCountry(code)).toBe(false);
  });
});

describe('phoneLooksShort', () => {
  it('asks for six digits', () => {
    expect(phoneLooksShort('77 71-2')).toBe(true);
    expect(phoneLooksShort('777 123')).toBe(false);
    expect(phoneLooksShort('')).toBe(true);
  });
});
