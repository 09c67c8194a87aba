import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import { mapRecord } from '#domain/records.ts';
import {
  plainCompanyNumber,
  plainVatNumber,
  readCompanyNumber,
  readVatNumber,
  withoutLabel,
} from './company-numbers.ts';
import { companyFields } from './customer.ts';
import {
  type DetailsForm,
  type DetailsProblem,
  type DetailsProblems,
  type DetailsText,
  detailsTexts,
  textRules,
} from './details-form.ts';
import { isPayableEmail, readEmail } from './email-address.ts';
import { isPhoneCountry, phoneLooksShort } from './phone-country.ts';

/** Whether the customer is a Czech company, by its country or by its VAT id (rules 37). */
export function isCzechCompany({
  companyCountry,
  vatId,
}: Pick<DetailsForm, 'companyCountry' | 'vatId'>): boolean {
  return companyCountry === 'CZ' || plainVatNumber(vatId).startsWith('CZ');
}

/** Every text of the form cleaned; what no one sees of a company is emptied when the box is unticked. */
export function cleanDetails(form: DetailsForm): DetailsForm {
  const texts = mapRecord(textRules, (field) => {
    if (isHidden(field, form)) return '';
    return textRules[field].hasLines ? cleanLines(form[field]) : cleanText(form[field]);
  });
  const companyId = isCzechCompany(texts)
    ? plainCompanyNumber(texts.companyId)
    : withoutLabel(texts.companyId);
  const vat = readVatNumber(texts.vatId, texts.companyCountry);
  return { ...form, ...texts, companyId, vatId: vat.ok ? vat.number : texts.vatId };
}

/**
 * What is wrong with the form, one problem a field: name, e-mail, phone and start are required, with
 * a company invoice its country, name, number and address instead of the start. The same in browser and
 * server; the server looks at the phone number more closely (`readDetails`).
 */
export function checkDetails(input: DetailsForm): DetailsProblems {
  const form = cleanDetails(input);
  const found = [
    ...detailsTexts.map((field) => [field, problemOf(field, form)]),
    ['start', startProblem(form)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** Companies always begin soon and are not asked (rules 38). */
function startProblem({ companyInvoice, start }: DetailsForm): DetailsProblem | undefined {
  const isAnswered = companyInvoice || start === 'now' || start === 'later';
  return isAnswered ? undefined : 'start-missing';
}

function problemOf(field: DetailsText, form: DetailsForm): DetailsProblem | undefined {
  if (isHidden(field, form)) return undefined;
  const { most, missing } = textRules[field];
  if (form[field] === '') return field === 'companyId' ? missingNumber(form) : missing;
  return form[field].length > most ? 'text-too-long' : checks[field]?.(form[field], form);
}

/** A company abroad gives a number of either kind (rules 37). */
function missingNumber(form: DetailsForm): DetailsProblem | undefined {
  if (isCzechCompany(form)) return textRules.companyId.missing;
  return form.vatId === '' ? 'company-number-or-vat' : undefined;
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
  companyCountry: (code) => (isPhoneCountry(code) ? undefined : 'company-country-missing'),
  companyId: companyIdProblem,
  vatId: (vatId, { companyCountry: country }) =>
    readVatNumber(vatId, country).ok ? undefined : 'vat-number-invalid',
};

function emailProblem(email: string): DetailsProblem | undefined {
  const read = readEmail(email);
  if (!read) return 'email-invalid';
  return isPayableEmail(read) ? undefined : 'email-unpayable';
}

/**
 * A Czech company gives an IČO with a right check digit (rules 15). Other countries' numbers have rules
 * of their own; only what can be printed on an invoice is asked for (rules 37).
 */
function companyIdProblem(companyId: string, form: DetailsForm): DetailsProblem | undefined {
  if (isCzechCompany(form))
    return readCompanyNumber(companyId).ok ? undefined : 'company-number-invalid';
  return FOREIGN_NUMBER.test(companyId) ? undefined : 'company-number-foreign';
}

const FOREIGN_NUMBER = /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N} .,/()-]*$/u;
