import { readChosen } from '#domain/text/nothing-chosen.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf, mapRecord } from '#domain/records.ts';
import {
  type CompanyField,
  type CustomerField,
  type TextRule,
  companyFields,
  customerFields,
} from './customer.ts';
import { defaultCompanyCountry, defaultPhoneCountry } from './phone-country.ts';

/** The texts of the second step: the customer's, and two that the order alone needs. */
export type DetailsText = CustomerField | CompanyField | 'phoneCountry' | 'discountCode';

/** The second step of the order as it is typed; the target is each cart row's own. */
export interface DetailsForm extends Record<DetailsText, string> {
  companyInvoice: boolean;
  /** That no invitation to a review is wanted (rules 17). */
  noInvitation: boolean;
  start: StartChoice;
}

/**
 * When a consumer wants the work to begin (rules 38): `now` is the express request to begin before the
 * withdrawal period ends, `later` the day after it. `again` is no answer either: it was given for an order
 * that has been left unpaid, and is asked for once more.
 */
export type StartChoice = '' | 'again' | 'now' | 'later';

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
  | 'company-number-foreign'
  | 'company-number-or-vat'
  | 'vat-number-invalid'
  | 'start-missing'
  | 'text-too-long';

export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

const { name, email, note, ...others } = customerFields;
const { companyCountry, companyId, ...foundInRegister } = companyFields;

/** The rules of all texts in the sequence of the page, in which problems are told as well. */
export const textRules: Record<DetailsText, TextRule & { missing?: DetailsProblem }> = {
  name,
  email,
  // Chosen from a list and never typed.
  phoneCountry: { most: Infinity, missing: 'phone-country-unknown' },
  ...others,
  companyCountry,
  companyId,
  ...foundInRegister,
  note,
  discountCode: { most: 40 },
};

/** The names of all texts, in the sequence of the page. */
export const detailsTexts: readonly DetailsText[] = keysOf(textRules);

/** Most characters of each text. */
export const detailsLimits = mapRecord(textRules, (field) => textRules[field].most);

/** An untouched form; nothing is chosen beforehand that the law leaves to the customer. */
export function emptyDetails(locale: Locale): DetailsForm {
  return {
    ...mapRecord(textRules, () => ''),
    phoneCountry: defaultPhoneCountry(locale),
    companyCountry: defaultCompanyCountry(locale),
    companyInvoice: false,
    noInvitation: false,
    start: '',
  };
}

/** The form out of posted fields or stored ones: texts as typed, boxes as ticked. */
export function readDetailsForm(
  fields: { get(name: string): unknown },
  locale: Locale,
): DetailsForm {
  const empty = emptyDetails(locale);
  const isTicked = (box: string) => fields.get(box) === true || fields.get(box) === 'on';
  return {
    ...mapRecord(textRules, (name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? readChosen(value) : empty[name];
    }),
    companyInvoice: isTicked('companyInvoice'),
    noInvitation: isTicked('noInvitation'),
    start: startChoices.find((choice) => choice === fields.get('start')) ?? '',
  };
}

const startChoices = ['again', 'now', 'later'] as const satisfies readonly StartChoice[];
