import { cleanText } from '#domain/clean-text.ts';

/** Weights of the first seven digits of a Czech business id (IČO). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

export type CompanyNumber =
  | { ok: true; number: string }
  | { ok: false; problem: 'company-number-invalid' };

/**
 * Reads a Czech business id (IČO): eight digits, spaces between them allowed, the last one the check
 * digit of the others (rules 15). Shorter numbers are refused and not padded: a missing digit is a
 * likelier slip than missing zeros. A right check digit does not mean that the company exists.
 */
export function readCompanyNumber(typed: string): CompanyNumber {
  const number = cleanText(typed).replaceAll(/\s/gu, '');
  if (!/^\d{8}$/.test(number) || checkDigit(number) !== Number(number[7])) {
    return { ok: false, problem: 'company-number-invalid' };
  }
  return { ok: true, number };
}

function checkDigit(number: string): number {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  return (11 - (sum % 11)) % 10;
}
