import { splitPhone } from '#domain/customer/phone-country.ts';

/** A number that begins with + or 00 says its country itself, which is chosen (rules 31). */
export function followPrefix(form: HTMLFormElement | null): void {
  const [choice, phone] = ['phoneCountry', 'phone'].map((name) => form?.elements.namedItem(name));
  if (!(choice instanceof HTMLSelectElement) || !(phone instanceof HTMLInputElement)) return;
  choice.value = splitPhone(choice.value, phone.value).country;
}
