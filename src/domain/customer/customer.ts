import { cleanLines, cleanText } from '#domain/clean-text.ts';
import { readCompanyNumber } from './company-number.ts';
import { MAX_EMAIL_LENGTH, isPayableEmail, readEmail } from './email.ts';
import type { Locale } from '#domain/locale.ts';
import { defaultPhoneCountry, isPhoneCountry, phoneLooksShort } from './phone-country.ts';
import { readVatNumber } from './vat-number.ts';

/** Who orders, as it is stored. */
export interface Customer {
  name: string;
  email: string;
  /** E.164: +420777123456. */
  phone: string;
  /** Set where an invoice to a company was asked for. */
  company?: { name: string; companyId: string; vatId?: string; address: string };
  note: string;
}

/**
 * A company as it is written into texts that are compared: the database gives its names back in a
 * sequence of its own, here they are always alike.
 */
export function companyInSequence({
  name,
  companyId,
  vatId,
  address,
}: NonNullable<Customer['company']>): NonNullable<Customer['company']> {
  return { name, companyId, ...(vatId === undefined ? {} : { vatId }), address };
}

/** The second step of the order as it is typed; the target is each cart row's own. */
export interface DetailsForm {
  name: string;
  email: string;
  phoneCountry: string;
  phone: string;
  companyInvoice: boolean;
  companyName: string;
  companyId: string;
  vatId: string;
  address: string;
  note: string;
  discountCode: string;
  /** The express request to begin before the withdrawal period ends (rules 16). */
  expressConsent: boolean;
}

export type DetailsField = keyof DetailsForm;

export type DetailsProblem =
  | 'name-missing'
  | 'email-missing'
  | 'email-invalid'
  | 'email-unpayable'
  | 'phone-country-unknown'
  | 'phone-missing'
  | 'phone-invalid'
  | 'company-name-missing'
  | 'company-number-missing'
  | 'company-number-invalid'
  | 'vat-number-invalid'
  | 'address-missing'
  | 'text-too-long';

export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

/** Most characters of each text; spaces in the business id do not count. */
export const detailsLimits = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  phone: 30,
  companyName: 150,
  companyId: 8,
  vatId: 20,
  address: 200,
  note: 500,
  discountCode: 40,
} as const satisfies Partial<Record<DetailsField, number>>;

type LimitedField = keyof typeof detailsLimits;

/** An untouched form; consent is never ticked beforehand. */
export function emptyDetails(locale: Locale): DetailsForm {
  return {
    name: '',
    email: '',
    phoneCountry: defaultPhoneCountry(locale),
    phone: '',
    companyInvoice: false,
    companyName: '',
    companyId: '',
    vatId: '',
    address: '',
    note: '',
    discountCode: '',
    expressConsent: false,
  };
}

/** Every text of the form cleaned; what no one sees of a company is emptied when the box is unticked. */
export function cleanDetails(form: DetailsForm): DetailsForm {
  const company = (typed: string): string => (form.companyInvoice ? cleanText(typed) : '');
  return {
    ...form,
    name: cleanText(form.name),
    email: cleanText(form.email),
    phoneCountry: cleanText(form.phoneCountry),
    phone: cleanText(form.phone),
    companyName: company(form.companyName),
    companyId: company(form.companyId).replaceAll(/\s/gu, '').toUpperCase(),
    vatId: company(form.vatId),
    address: company(form.address),
    note: cleanLines(form.note),
    discountCode: cleanText(form.discountCode),
  };
}

/**
 * What is wrong with the form, one problem a field: name, e-mail and phone are required, with
 * a company invoice its name, business id and address too. The same in browser and server; the server
 * looks at the phone number more closely (`readDetails`).
 */
export function checkDetails(typed: DetailsForm): DetailsProblems {
  const form = cleanDetails(typed);
  const problems: { [field in DetailsField]?: DetailsProblem | undefined } = {
    name: form.name ? undefined : 'name-missing',
    email: emailProblem(form.email),
    phoneCountry: isPhoneCountry(form.phoneCountry) ? undefined : 'phone-country-unknown',
    phone: phoneProblem(form.phone),
    ...(form.companyInvoice ? companyProblems(form) : {}),
  };
  for (const field of limitedFields) {
    if (form[field].length > detailsLimits[field]) problems[field] ??= 'text-too-long';
  }
  return onlyFound(problems);
}

const limitedFields = Object.keys(detailsLimits).filter(
  (field): field is LimitedField => field in detailsLimits,
);

function emailProblem(email: string): DetailsProblem | undefined {
  if (!email) return 'email-missing';
  if (email.length > detailsLimits.email) return 'text-too-long';
  const read = readEmail(email);
  if (!read) return 'email-invalid';
  return isPayableEmail(read) ? undefined : 'email-unpayable';
}

function phoneProblem(phone: string): DetailsProblem | undefined {
  if (!phone) return 'phone-missing';
  if (phone.length > detailsLimits.phone) return 'text-too-long';
  return phoneLooksShort(phone) ? 'phone-invalid' : undefined;
}

function companyProblems(form: DetailsForm): {
  [field in DetailsField]?: DetailsProblem | undefined;
} {
  const vatIdIsWrong = form.vatId !== '' && !readVatNumber(form.vatId).ok;
  return {
    companyId: companyIdProblem(form),
    companyName: form.companyName ? undefined : 'company-name-missing',
    vatId: vatIdIsWrong ? 'vat-number-invalid' : undefined,
    address: form.address ? undefined : 'address-missing',
  };
}

/**
 * A Czech company, by its phone or VAT id, gives an IČO with a right check digit (rules 15). Other
 * countries' ids have rules of their own; only letters and digits are asked for.
 */
function companyIdProblem(form: DetailsForm): DetailsProblem | undefined {
  if (!form.companyId) return 'company-number-missing';
  if (form.companyId.length > detailsLimits.companyId) return 'text-too-long';
  const isCzech = form.phoneCountry === 'CZ' || /^cz/i.test(form.vatId);
  const fits = isCzech
    ? readCompanyNumber(form.companyId).ok
    : /^[A-Z\d][A-Z\d./-]+$/.test(form.companyId);
  return fits ? undefined : 'company-number-invalid';
}

function onlyFound(problems: {
  [field in DetailsField]?: DetailsProblem | undefined;
}): DetailsProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  );
}
