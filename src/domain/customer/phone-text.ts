import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A stored number as people read it: +420 777 123 456. For the server only, as `readPhone`.
 * @param e164 as it is stored; what is no number stays as it is
 */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
