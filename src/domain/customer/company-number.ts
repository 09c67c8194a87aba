import { withoutLabel } from './number-label.ts';

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
export function readCompanyNumber(typed: string): CompanyNumber {
  const number = plainCompanyNumber(typed);
  return isNumber(number) ? { ok: true, number } : { ok: false, problem: 'company-number-invalid' };
}

/** A business id without what it is called and what divides it, and with its zeros; whatever else it may be. */
export function plainCompanyNumber(typed: string): string {
  const bare = withoutLabel(typed)
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
