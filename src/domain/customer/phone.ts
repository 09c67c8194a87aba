import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isPhoneCountry, plainPhone } from './phone-country.ts';

/** How people write a number; letters and extensions are not part of one that can be called back. */
const WRITTEN = /^\+?[\d\s()./-]{3,40}$/u;

export type Phone =
  | { ok: true; e164: string; international: string }
  | { ok: false; problem: 'phone-invalid' };

/**
 * Reads a phone number of the chosen country, or of any country where it begins with + or 00. For the
 * server only: the numbering plans weigh 43 kB, and the browser makes do with `phoneLooksShort`.
 * `e164` is stored (+420777123456), `international` is for people (+420 777 123 456).
 */
export function readPhone(country: string, input: string): Phone {
  const text = plainPhone(input);
  if (!isPhoneCountry(country) || !WRITTEN.test(text))
    return { ok: false, problem: 'phone-invalid' };
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  if (!parsed?.isValid()) return { ok: false, problem: 'phone-invalid' };
  return { ok: true, e164: parsed.number, international: parsed.formatInternational() };
}

/**
 * A stored number as people read it: +420 777 123 456. For the server only, as `readPhone`.
 * @param e164 as it is stored; what is no number stays as it is
 */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/**
 * A number of a setting as people read it, by the plan of its country; what fits none, as the number of a
 * demo, in threes.
 * @param digits with the country's code and without a plus
 */
export function formatDigits(digits: string): string {
  const formatted = formatPhone(`+${digits}`);
  return /\d{7}/.test(formatted) ? `+${digits.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}` : formatted;
}
