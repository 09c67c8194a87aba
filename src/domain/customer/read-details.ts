import { mapRecord } from '#domain/records.ts';
import type { Locale } from '#domain/locale.ts';
import { type Customer, companyOf, customerFields } from './customer.ts';
import { checkDetails, cleanDetails } from './check-details.ts';
import { type DetailsForm, type DetailsProblems } from './details-form.ts';
import { readEmail } from './email-address.ts';
import { defaultPhoneCountry } from './phone-country.ts';
import { type Phone, readPhone } from './phone.ts';

/**
 * Turns the typed form into a customer, or says what is wrong at which field. For the server
 * only: it knows the numbering plans of all countries, which the browser is spared; the browser asks
 * `checkDetails`. A form without a phone country (one posted without our page) gets the edition's.
 * @param phoneNeeded false for a call that knows no phone, as `create-order-checkout`
 * @param countryNeeded false for a call, whose company may name no country
 */
export function readDetails(
  input: DetailsForm,
  locale: Locale,
  {
    phoneNeeded = true,
    countryNeeded = true,
  }: { phoneNeeded?: boolean; countryNeeded?: boolean } = {},
): { ok: true; customer: Customer } | { ok: false; problems: DetailsProblems } {
  const form = cleanDetails(input);
  form.phoneCountry ||= defaultPhoneCountry(locale);
  const problems = checkDetails(form);
  const email = readEmail(form.email);
  const isLeftOut = !phoneNeeded && form.phone === '';
  const phone = isLeftOut ? noPhone : readPhone(form.phoneCountry, form.phone);
  if (isLeftOut) delete problems.phone;
  if (!countryNeeded && form.companyCountry === '') delete problems.companyCountry;
  if (!phone.ok) problems.phone ??= phone.problem;
  if (Object.keys(problems).length > 0 || !email || !phone.ok) return { ok: false, problems };
  const customer = {
    ...mapRecord(customerFields, (field) => form[field]),
    email,
    phone: phone.e164,
    company: form.companyInvoice ? companyOf(form) : null,
  };
  return { ok: true, customer };
}

const noPhone: Phone = { ok: true, e164: '', international: '' };
