import { getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import {
  defaultPhoneCountry,
  dialPrefix,
  flagOf,
  guessPhoneCountry,
  isPhoneCountry,
  listPhoneCountries,
  phoneLooksShort,
  splitPhone,
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

  it('begin an English order with the region that a language names, where a number can be from there', () => {
    for (const [accepted, code] of [
      ['en-AU,en;q=0.9', 'AU'],
      ['en,de-at;q=0.8', 'AT'],
      ['en-IN,en-GB;q=0.9,en;q=0.7', 'GB'],
      ['sr-Latn-RS', 'RS'],
      ['es-419,es;q=0.9', 'US'],
      ['*', 'US'],
      ['x-toString,__proto__', 'US'],
      [null, 'US'],
    ] as const) {
      expect(guessPhoneCountry('en', accepted), String(accepted)).toBe(code);
    }
    expect(guessPhoneCountry('cs', 'de-AT')).toBe('CZ');
  });

  it('have a flag and are known by their code alone', () => {
    expect(flagOf('CZ')).toBe('🇨🇿');
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
    expect(phoneLooksShort('＋４２０ ７７７')).toBe(false);
  });
});

describe('splitPhone', () => {
  it.each([
    ['CZ', 'tel:+421905123456', 'SK', '905123456'],
    ['CZ', '+420 (0) 777 123 456', 'CZ', '777123456'],
    ['US', '＋420 777–123–456', 'CZ', '777123456'],
    ['US', '(00420) 777 123 456', 'CZ', '777123456'],
    ['CZ', '７７７ 123 456', 'CZ', '777123456'],
    ['CZ', '+999 1', 'CZ', '9991'],
  ])('beside %s reads %j as %s and %s', (chosen, input, country, digits) => {
    expect(splitPhone(chosen, input)).toEqual({ country, digits });
  });
});
