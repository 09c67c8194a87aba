import { plainSigns } from '#domain/text/clean-text.ts';

/** What the numbers of a company are called in front of them. IC also begins British ones: IC000123. */
const LABEL =
  /^(?:(?:I[ČC] ?DPH|DI[ČC]|VAT|UST-?ID|UID|TVA|P\.? ?IVA|NI[PF]|CIF|BTW|ΑΦΜ)(?:[ .-]*(?:ID|NO|NR|NUMBER|REG)(?![A-Z\d]))*|IČO?|ICO|IC(?=[ .:]|\d{8}$))[ .:#-]*/;

/** A number of a company in plain signs and capitals, without what it is called. */
export function withoutLabel(input: string): string {
  return plainSigns(input).toUpperCase().replace(LABEL, '');
}

/** Weights of the first seven digits of a Czech business id (IČO). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

export type CompanyNumber =
  | { ok: true; number: string }
  | { ok: false; problem: 'company-number-invalid' };

/** The letters that make a VAT id of it. */
const COUNTRY = /^CZ/;
/** The lowest numbers in use have four digits behind their zeros. */
const FEWEST_DIGITS = 4;

/**
 * Reads a Czech business id (IČO): eight digits, the last one the check digit of the others (rules 15), with
 * or without what it is called. Zeros in front may have been lost, as spreadsheets lose them: the check digit
 * tells. A right check digit does not mean that the company exists.
 */
export function readCompanyNumber(input: string): CompanyNumber {
  const number = plainCompanyNumber(input);
  return isNumber(number) ? { ok: true, number } : { ok: false, problem: 'company-number-invalid' };
}

/** A business id without what it is called and what divides it, and with its zeros; whatever else it may be. */
export function plainCompanyNumber(input: string): string {
  const bare = withoutLabel(input)
    .replace(COUNTRY, '')
    .replaceAll(/[\s.-]/g, '');
  const padded = bare.padStart(8, '0');
  return bare.length >= FEWEST_DIGITS && isNumber(padded) ? padded : bare;
}

function isNumber(number: string): boolean {
  return /^\d{8}$/.test(number) && checkDigit(number) === Number(number[7]);
}

function checkDigit(number: string): number {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  return (11 - (sum % 11)) % 10;
}

/** What follows the country's two letters, the usual form first: # is a digit. */
const forms: Readonly<Record<string, string>> = {
  AT: 'U########',
  BE: '0#########|1#########',
  BG: '#########|##########',
  CH: 'E#########(?:MWST|TVA|IVA)?',
  CY: '########[A-Z]',
  // Eight digits are a company's, nine or ten a person's birth number: never log it.
  CZ: '########|#{9,10}',
  DE: '#########',
  DK: '########',
  EE: '#########',
  EL: '#########',
  ES: '[A-Z]########|#{8}[A-Z]|[A-Z]#{7}[A-Z]',
  FI: '########',
  FR: '###########|[A-Z#]{2}#########',
  GB: '#########|#{12}|(?:GD|HA)###',
  HR: '###########',
  HU: '########',
  IE: '#######[A-Z]{1,2}|#[A-Z+*]#{5}[A-Z]',
  IT: '###########',
  LI: '#####',
  LT: '#########|#{12}',
  LU: '########',
  LV: '###########',
  MT: '########',
  NL: '#########B##',
  NO: '#########(?:MVA)?',
  PL: '##########',
  PT: '#########',
  RO: '########|#{2,10}',
  SE: '##########01|#{12}',
  SI: '########',
  SK: '##########',
  XI: '#########|#{12}|(?:GD|HA)###',
};

/** Numbers as some write them at home, and what they are abroad. */
const homeForms: Readonly<Record<string, readonly [home: RegExp, abroad: string]>> = {
  AT: [/^\d{8}$/, 'U$&'],
  BE: [/^\d{9}$/, '0$&'],
  CH: [/^\d{9}/, 'E$&'],
  EL: [/^\d{8}$/, '0$&'],
  HU: [/^(\d{8})\d{3}$/, '$1'],
  SE: [/^\d{10}$/, '$&01'],
};

/** Elsewhere only letters and digits are asked for. */
const ANYWHERE = /^(?=.*\d)[A-Z\d]{5,20}$/;

export type VatNumber = { ok: true; number: string } | { ok: false; problem: 'vat-number-invalid' };

/**
 * Reads a VAT id by its shape alone: the country's two letters and what that country puts behind them.
 * Written in capitals without spaces, dots and dashes, as VIES has it: Greece is EL. Where the letters are left
 * out, it is one of the company's country. Whether it is registered only VIES can say.
 * @param country ISO 3166; empty where it is not known
 */
export function readVatNumber(input: string, country = ''): VatNumber {
  const plain = plainVatNumber(input);
  const named = plain.slice(0, 2);
  const number =
    whole(decodeCharacters(named), plain.slice(2)) ?? whole(decodeCharacters(country), plain);
  if (number !== undefined) return { ok: true, number };
  const isElsewhere = !isKnown(decodeCharacters(named)) && !isKnown(decodeCharacters(country));
  const fits = isElsewhere && (country !== '' || /^[A-Z]{2}/.test(plain)) && ANYWHERE.test(plain);
  return fits ? { ok: true, number: plain } : { ok: false, problem: 'vat-number-invalid' };
}

/** A VAT id without what it is called and without what divides it, whatever it is. */
export function plainVatNumber(input: string): string {
  return withoutLabel(input).replaceAll(/[\s./()-]/g, '');
}

/** How a VAT id of a country is written, as an example: SK1234567890. Empty where we do not know. */
export function vatNumberForm(country: string): string {
  const characters = decodeCharacters(country);
  const [usual = ''] = isKnown(characters) ? (forms[characters] ?? '').split('|') : [];
  let digit = 0;
  const example = usual
    .replace(/\(.*/, '')
    .replaceAll(/#/g, () => String((digit += 1) % 10))
    .replaceAll(/\[A-Z\](?:\{.*)?/g, 'A');
  return example && characters + example;
}

function whole(characters: string, rest: string): string | undefined {
  if (!isKnown(characters)) return undefined;
  const [home = /$^/, abroad = ''] = homeForms[characters] ?? [];
  const number = rest.replace(home, abroad);
  const shape = new RegExp(`^(?:${forms[characters]?.replaceAll('#', String.raw`\d`)})$`);
  return shape.test(number) ? characters + number : undefined;
}

function isKnown(characters: string): boolean {
  return Object.hasOwn(forms, characters);
}

/** Greece has other letters in VAT ids than elsewhere. */
function decodeCharacters(country: string): string {
  return country === 'GR' ? 'EL' : country;
}
