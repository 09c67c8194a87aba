import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

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
