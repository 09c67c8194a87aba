import type { Locale, PerLocale } from '#domain/locale.ts';
import { plainSigns } from '#domain/text/clean-text.ts';
import { regionsOf } from './regions.ts';

/**
 * The countries a phone number is taken from, keyed by ISO 3166 code, with their dial prefixes.
 * By code and not by prefix, because the USA and Canada share one.
 */
const prefixes = {
  CZ: '+420',
  SK: '+421',
  US: '+1',
  GB: '+44',
  DE: '+49',
  AT: '+43',
  PL: '+48',
  HU: '+36',
  UA: '+380',
  FR: '+33',
  IT: '+39',
  ES: '+34',
  PT: '+351',
  NL: '+31',
  BE: '+32',
  LU: '+352',
  CH: '+41',
  LI: '+423',
  IE: '+353',
  DK: '+45',
  SE: '+46',
  NO: '+47',
  FI: '+358',
  IS: '+354',
  EE: '+372',
  LV: '+371',
  LT: '+370',
  SI: '+386',
  HR: '+385',
  RO: '+40',
  BG: '+359',
  GR: '+30',
  CY: '+357',
  MT: '+356',
  RS: '+381',
  BA: '+387',
  ME: '+382',
  MK: '+389',
  AL: '+355',
  MD: '+373',
  TR: '+90',
  IL: '+972',
  AE: '+971',
  CA: '+1',
  AU: '+61',
  NZ: '+64',
} as const;

export type PhoneCountryCode = keyof typeof prefixes;

export interface PhoneCountry {
  code: PhoneCountryCode;
  /** With its plus: +420. */
  prefix: string;
  name: string;
}

const firstInList: PerLocale<readonly PhoneCountryCode[]> = { cs: ['CZ', 'SK'], en: ['US', 'GB'] };

/** Fewest digits of a phone number (rules 31). */
const MIN_DIGITS = 6;

/** Whether a text is the code of a country that a phone number can have (rules 31). */
export function isPhoneCountry(code: string): code is PhoneCountryCode {
  return Object.hasOwn(prefixes, code);
}

/** The dial prefix with its plus. */
export function dialPrefix(code: PhoneCountryCode): string {
  return prefixes[code];
}

/** The country a form begins with: Czechia in Czech, the USA otherwise. */
export function defaultPhoneCountry(locale: Locale): PhoneCountryCode {
  return locale === 'cs' ? 'CZ' : 'US';
}

/**
 * The country an order begins with: in English that of the reader's languages where they name one of the list, such as
 * GB of en-GB (rules 31).
 * @param accepted the header Accept-Language
 */
export function guessPhoneCountry(locale: Locale, accepted: string | null): PhoneCountryCode {
  const named = locale === 'en' ? regionsOf((accepted ?? '').split(',')) : [];
  return named.find(isPhoneCountry) ?? defaultPhoneCountry(locale);
}

/**
 * The country a company begins with: Czechia in Czech, none otherwise, as the number that is asked for
 * hangs on it (rules 37).
 */
export function defaultCompanyCountry(locale: Locale): PhoneCountryCode | '' {
  return locale === 'cs' ? 'CZ' : '';
}

/** The country's name in the edition's language; a code that is none stays as it is. For the server only. */
export function countryName(locale: Locale, code: string): string {
  return isPhoneCountry(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)
    : code;
}

/**
 * All countries for a choice, named in the edition's language: the edition's own two first, the rest by
 * its alphabet. Names come from the system's `Intl`, which may differ between server and browser, so a
 * page asks for them in its loader and passes them on.
 */
export function listPhoneCountries(locale: Locale): PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const rank = ({ code }: PhoneCountry): number => {
    const location = firstInList[locale].indexOf(code);
    return location === -1 ? firstInList[locale].length : location;
  };
  return Object.keys(prefixes)
    .filter(isPhoneCountry)
    .map((code) => ({ code, prefix: prefixes[code], name: names.of(code) ?? code }))
    .sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

/** The country's flag as an emoji of two regional letters, which some systems show as the letters. */
export function flagOf(code: PhoneCountryCode): string {
  const toRegional = (character: string): number => 0x1f1e6 + character.charCodeAt(0) - 65;
  return String.fromCodePoint(...[...code].map(toRegional));
}

/** What stands before a number and is none of it: a picture, `tel:` of a link, „Mobil:“. */
const BEFORE =
  /^[^\p{L}\p{N}+(]*(?:(?:tele(?:fon|phone)|tel|phone|mobile?|mob|cell|gsm)\b[\s.:/]*)?/iu;

/**
 * A number as it is typed, in plain signs: nothing before and behind it, + for 00 where it begins with its
 * country, and without the (0) that is dialled at home alone; Italy dials it from abroad too.
 */
export function plainPhone(input: string): string {
  return plainSigns(input)
    .replace(BEFORE, '')
    .replace(/^(.*[^\s,.;])?[\s,.;]+$/s, '$1')
    .replace(/^\(((?:\+|00)[\d ]{1,6})\)/, '$1 ')
    .replace(/^(?:\+ ?)?00|^\+ /, '+')
    .replace(/^(\+(?!39)[\d ]{1,6})\( ?0 ?\)/, '$1');
}

/**
 * A number as it is typed beside a choice of countries: its country and its digits alone. A number that
 * begins with + or 00 says its country itself; no prefix is the beginning of another one. What is not a
 * country of the list stays as it is.
 * @param country the code that is chosen
 */
export function splitPhone(country: string, input: string): { country: string; digits: string } {
  const text = plainPhone(input);
  const digits = text.replaceAll(/\D/g, '');
  if (!text.startsWith('+')) return { country, digits };
  const begins = (code: PhoneCountryCode): boolean => `+${digits}`.startsWith(prefixes[code]);
  const codes = Object.keys(prefixes).filter(isPhoneCountry);
  const own = isPhoneCountry(country) && begins(country) ? country : codes.find(begins);
  if (own === undefined) return { country, digits };
  return { country: own, digits: digits.slice(prefixes[own].length - 1) };
}

/** The cheap rule for the browser: fewer than six digits are no phone number (rules 31). */
export function phoneLooksShort(input: string): boolean {
  return plainSigns(input).replaceAll(/\D/g, '').length < MIN_DIGITS;
}
