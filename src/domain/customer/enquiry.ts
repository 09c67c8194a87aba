import { cleanLines, cleanText } from '#domain/clean-text.ts';
import { MAX_EMAIL_LENGTH, readEmail } from './email-address.ts';
import type { Locale } from '#domain/locale.ts';
import {
  defaultPhoneCountry,
  dialPrefix,
  isPhoneCountry,
  phoneLooksShort,
} from './phone-country.ts';
import { readPhone } from './phone.ts';

/** A message to the shop as it is typed: contact, bulk request or help with a payment. */
export interface EnquiryForm {
  name: string;
  email: string;
  phone: string;
  company: string;
  /** What it is about, for example "instagram" or "Individual Cooperation - agency". */
  service: string;
  message: string;
}

/** A message to the shop as it is stored. */
export type Enquiry = EnquiryForm;

/** A stored message with when and where it came in. */
export interface ReceivedEnquiry extends Enquiry {
  locale: Locale;
  createdAt: Date;
}

export type EnquiryField = keyof EnquiryForm;

export type EnquiryProblem =
  | 'name-missing'
  | 'email-missing'
  | 'email-invalid'
  | 'phone-missing'
  | 'phone-invalid'
  | 'service-missing'
  | 'message-missing'
  | 'text-too-long';

export type EnquiryProblems = Partial<Record<EnquiryField, EnquiryProblem>>;

/** Most characters of each text. */
const enquiryLimits = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  company: 150,
  service: 200,
  message: 5000,
} as const satisfies Record<EnquiryField, number>;

/** The form for help with a payment has no phone; its service ends with the id of the payment. */
const PAYMENT_HELP = /\(ID: [^()]*\)$/;
/** How people write a number; the form puts the country's code and a colon before it. */
const WRITTEN = /^\+?[\d\s()./-]+$/u;

/**
 * Turns a typed message into one that can be stored, or says what is wrong at which field:
 * everything but the company is required, the phone not where a payment needs help. For the server only,
 * as it reads phone numbers.
 */
export function readEnquiry(
  form: EnquiryForm,
  locale: Locale,
): { ok: true; enquiry: Enquiry } | { ok: false; problems: EnquiryProblems } {
  const enquiry: Enquiry = {
    name: cleanText(form.name),
    email: cleanText(form.email),
    phone: cleanText(form.phone),
    company: cleanText(form.company),
    service: cleanText(form.service),
    message: cleanLines(form.message),
  };
  const email = readEmail(enquiry.email);
  const phone = readEnquiryPhone(enquiry.phone, locale);
  const needsPhone = !PAYMENT_HELP.test(enquiry.service);
  const problems: { [field in EnquiryField]?: EnquiryProblem | undefined } = {
    name: enquiry.name ? undefined : 'name-missing',
    email: !enquiry.email ? 'email-missing' : email ? undefined : 'email-invalid',
    phone: !enquiry.phone
      ? needsPhone
        ? 'phone-missing'
        : undefined
      : phone
        ? undefined
        : 'phone-invalid',
    service: enquiry.service ? undefined : 'service-missing',
    message: enquiry.message ? undefined : 'message-missing',
  };
  for (const field of fields) {
    if (enquiry[field].length > enquiryLimits[field]) problems[field] = 'text-too-long';
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length > 0) return { ok: false, problems: Object.fromEntries(found) };
  return { ok: true, enquiry: { ...enquiry, email: email ?? '', phone: phone ?? '' } };
}

const fields: readonly EnquiryField[] = ['name', 'email', 'phone', 'company', 'service', 'message'];

/**
 * A phone as the shop can call it: "CZ:777123456" and "+420 777123456" become +420 777 123 456. Six
 * digits are enough here (rules 31), so a number outside a country's plan stays as it was written.
 */
function readEnquiryPhone(typed: string, locale: Locale): string | undefined {
  const [, named, rest = typed] = /^([A-Z]{2}):(.*)$/s.exec(typed) ?? [];
  const country = named ?? defaultPhoneCountry(locale);
  const [, own = rest] = /^\+\d{1,3}\s(.*)$/s.exec(rest) ?? [];
  if (!isPhoneCountry(country) || !WRITTEN.test(rest) || phoneLooksShort(own)) return undefined;
  const known = readPhone(country, rest);
  if (known.ok) return known.international;
  return rest.startsWith('+') || !named ? rest : `${dialPrefix(country)} ${rest}`;
}
