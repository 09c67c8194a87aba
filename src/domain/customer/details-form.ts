import { cleanLines, cleanText } from '#domain/clean-text.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf, mapRecord } from '#domain/records.ts';
import { readCompanyNumber } from './company-number.ts';
import {
  type CompanyField,
  type CustomerField,
  type TextRule,
  companyFields,
  customerFields,
} from './customer.ts';
import { isPayableEmail, readEmail } from './email-address.ts';
import { defaultPhoneCountry, isPhoneCountry, phoneLooksShort } from './phone-country.ts';
import { readVatNumber } from './vat-number.ts';

/** The texts of the second step: the customer's, and two that the order alone needs. */
export type DetailsText = CustomerField | CompanyField | 'phoneCountry' | 'discountCode';

/** The second step of the order as it is typed; the target is each cart row's own. */
export interface DetailsForm extends Record<DetailsText, string> {
  companyInvoice: boolean;
  /** The express request to begin before the withdrawal period ends (rules 16). */
  expressConsent: boolean;
}

export type DetailsField = keyof DetailsForm;

/** What is wrong where one of these texts is empty. */
type MissingText = Extract<
  (typeof customerFields)[CustomerField] | (typeof companyFields)[CompanyField],
  { missing: string }
>['missing'];

export type DetailsProblem =
  | MissingText
  | 'email-invalid'
  | 'email-unpayable'
  | 'phone-country-unknown'
  | 'phone-invalid'
  | 'company-number-invalid'
  | 'vat-number-invalid'
  | 'text-too-long';

export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

const { name, email, note, ...others } = customerFields;
const { companyId, ...foundInRegister } = companyFields;

/** The rules of all texts in the sequence of the page, in which problems are told as well. */
const textRules: Record<DetailsText, TextRule & { missing?: DetailsProblem }> = {
  name,
  email,
  // Chosen from a list and never typed.
  phoneCountry: { most: Infinity, missing: 'phone-country-unknown' },
  ...others,
  companyId,
  ...foundInRegister,
  note,
  discountCode: { most: 40 },
};

/** The names of all texts, in the sequence of the page. */
const detailsTexts: readonly DetailsText[] = keysOf(textRules);

/** Most characters of each text; spaces in the business id do not count. */
export const detailsLimits = mapRecord(textRules, (field) => textRules[field].most);

/** An untouched form; consent is never ticked beforehand. */
export function emptyDetails(locale: Locale): DetailsForm {
  return {
    ...mapRecord(textRules, () => ''),
    phoneCountry: defaultPhoneCountry(locale),
    companyInvoice: false,
    expressConsent: false,
  };
}

/** The form out of posted fields or stored ones: texts as typed, boxes as ticked. */
export function readDetailsForm(
  fields: { get(name: string): unknown },
  locale: Locale,
): DetailsForm {
  const empty = emptyDetails(locale);
  const isTicked = (name: 'companyInvoice' | 'expressConsent') =>
    fields.get(name) === true || fields.get(name) === 'on';
  return {
    ...mapRecord(textRules, (name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : empty[name];
    }),
    companyInvoice: isTicked('companyInvoice'),
    expressConsent: isTicked('expressConsent'),
  };
}

/** Every text of the form cleaned; what no one sees of a company is emptied when the box is unticked. */
export function cleanDetails(form: DetailsForm): DetailsForm {
  const texts = mapRecord(textRules, (field) => {
    if (isHidden(field, form)) return '';
    return textRules[field].hasLines ? cleanLines(form[field]) : cleanText(form[field]);
  });
  const companyId = texts.companyId.replaceAll(/\s/gu, '').toUpperCase();
  return { ...form, ...texts, companyId };
}

/**
 * What is wrong with the form, one problem a field: name, e-mail and phone are required, with
 * a company invoice its name, business id and address too. The same in browser and server; the server
 * looks at the phone number more closely (`readDetails`).
 */
export function checkDetails(typed: DetailsForm): DetailsProblems {
  const form = cleanDetails(typed);
  const found = detailsTexts.map((field) => [field, problemOf(field, form)]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

function problemOf(field: DetailsText, form: DetailsForm): DetailsProblem | undefined {
  if (isHidden(field, form)) return undefined;
  const { most, missing } = textRules[field];
  if (form[field] === '') return missing;
  return form[field].length > most ? 'text-too-long' : checks[field]?.(form[field], form);
}

function isHidden(field: DetailsText, form: DetailsForm): boolean {
  return Object.hasOwn(companyFields, field) && !form.companyInvoice;
}

/** What a text has to be besides, where it is there and not too long. */
const checks: {
  [field in DetailsText]?: (text: string, form: DetailsForm) => DetailsProblem | undefined;
} = {
  email: emailProblem,
  phoneCountry: (code) => (isPhoneCountry(code) ? undefined : 'phone-country-unknown'),
  phone: (phone) => (phoneLooksShort(phone) ? 'phone-invalid' : undefined),
  companyId: companyIdProblem,
  vatId: (vatId) => (readVatNumber(vatId).ok ? undefined : 'vat-number-invalid'),
};

function emailProblem(email: string): DetailsProblem | undefined {
  const read = readEmail(email);
  if (!read) return 'email-invalid';
  return isPayableEmail(read) ? undefined : 'email-unpayable';
}

/**
 * A Czech company, by its phone or VAT id, gives an IČO with a right check digit (rules 15). Other
 * countries' ids have rules of their own; only letters and digits are asked for.
 */
function companyIdProblem(
  companyId: string,
  { phoneCountry, vatId }: DetailsForm,
): DetailsProblem | undefined {
  const isCzech = phoneCountry === 'CZ' || /^cz/i.test(vatId);
  const fits = isCzech ? readCompanyNumber(companyId).ok : /^[A-Z\d][A-Z\d./-]+$/.test(companyId);
  return fits ? undefined : 'company-number-invalid';
}
