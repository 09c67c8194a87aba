import { cleanLines, cleanText } from '#domain/clean-text.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { MAX_EMAIL_LENGTH, readEmail } from './email-address.ts';
import {
  type EnquiryKind,
  type EnquiryPlace,
  type PlaceOf,
  bulkService,
  helpClosing,
  helpService,
  isContactService,
  isCooperationType,
  kindAt,
  kindOfService,
  readPaymentId,
} from './enquiry-kind.ts';
import {
  defaultPhoneCountry,
  dialPrefix,
  isPhoneCountry,
  phoneLooksShort,
  plainPhone,
  splitPhone,
} from './phone-country.ts';
import { readPhone } from './phone.ts';

/** What every message to the shop holds, as typed or as stored. */
interface EnquiryTexts {
  name: string;
  email: string;
  phone: string;
  company: string;
  /** What it is about, for example "instagram" or "Individual Cooperation - agency". */
  service: string;
  message: string;
}

/** A message to the shop as it comes from one of its forms, or by a call. */
export interface EnquiryForm extends EnquiryTexts {
  from: EnquiryPlace | 'call';
}

/** A message to the shop as it is stored. */
export interface Enquiry extends EnquiryTexts {
  kind: EnquiryKind;
}

/** A stored message with when and where it came in. */
export interface ReceivedEnquiry extends Enquiry {
  locale: Locale;
  createdAt: Date;
}

export type EnquiryField = keyof EnquiryTexts;

type EnquiryProblem =
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
export const enquiryLimits = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  company: 150,
  service: 200,
  message: 5000,
} as const satisfies Record<EnquiryField, number>;

/** Minutes within which the same message of the same sender is one message, however often it is sent. */
export const SAME_MESSAGE_MINUTES = 10;

/** What a call says where nothing is chosen, as a form's choice did once. */
const NOTHING_CALLED = 'choose';

/** How people write a number; the form puts the country's code and a colon before it. */
const WRITTEN = /^\+?[\d\s()./-]+$/;

/** Fewest digits of a number that a package's page is told (rules 31). */
const HOME_DIGITS = 9;
const homeCountries: ReadonlySet<string> = new Set(['CZ', 'SK']);

/**
 * Turns a typed message into one that can be stored, or says what is wrong at which field: everything but
 * the company is required, the phone not where a payment needs help (rules 31, 32, 54). For the server
 * only, as it reads phone numbers.
 */
export function readEnquiry(
  form: EnquiryForm,
  locale: Locale,
): { ok: true; enquiry: Enquiry } | { ok: false; problems: EnquiryProblems } {
  const service = cleanText(form.service);
  const texts: EnquiryTexts = {
    name: cleanText(form.name),
    email: cleanText(form.email),
    phone: cleanText(form.phone),
    company: cleanText(form.company),
    service: service === NOTHING_CALLED ? '' : service,
    message: cleanLines(form.message),
  };
  const kind = form.from === 'call' ? kindOfService(service) : kindAt(form.from);
  const email = readEmail(texts.email);
  const phone = readEnquiryPhone(texts.phone, locale, form.from === 'package');
  const problems: { [field in EnquiryField]?: EnquiryProblem | undefined } = {
    name: texts.name ? undefined : 'name-missing',
    email: !texts.email ? 'email-missing' : email ? undefined : 'email-invalid',
    phone: !texts.phone
      ? kind === 'payment-help'
        ? undefined
        : 'phone-missing'
      : phone
        ? undefined
        : 'phone-invalid',
    service: texts.service ? undefined : 'service-missing',
    message: texts.message ? undefined : 'message-missing',
  };
  for (const field of keysOf(enquiryLimits)) {
    if (texts[field].length > enquiryLimits[field]) problems[field] = 'text-too-long';
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length > 0) return { ok: false, problems: Object.fromEntries(found) };
  return { ok: true, enquiry: { ...texts, kind, email: email ?? '', phone: phone ?? '' } };
}

/**
 * A phone as the shop can call it: "CZ:777123456" and "+420 777123456" become +420 777 123 456. Six
 * digits are enough, on a package's page nine of a Czech or Slovak number (rules 31), so a number outside a
 * country's plan stays as it was written.
 */
function readEnquiryPhone(typed: string, locale: Locale, isOfPackage: boolean): string | undefined {
  const [, named, number = typed] = /^([A-Z]{2}):(.*)$/s.exec(typed) ?? [];
  const country = named ?? defaultPhoneCountry(locale);
  const rest = plainPhone(number);
  const { country: home, digits } = splitPhone(country, rest);
  if (!isPhoneCountry(country) || !WRITTEN.test(rest) || phoneLooksShort(digits)) return undefined;
  if (isOfPackage && homeCountries.has(home) && digits.length < HOME_DIGITS) return undefined;
  const known = readPhone(country, rest);
  if (known.ok) return known.international;
  return rest.startsWith('+') || !named ? rest : `${dialPrefix(country)} ${rest}`;
}

interface TypedText {
  name: string;
  email: string;
  message: string;
}

interface TypedCaller extends TypedText {
  phoneCountry: string;
  phone: string;
  company: string;
}

export interface TypedContact extends TypedCaller {
  where: PlaceOf<'contact'>;
  service: string;
}

export interface TypedBulk extends TypedCaller {
  where: PlaceOf<'bulk'>;
  cooperationType: string;
}

/** The form for help with a payment as it is typed; the page of the payment adds its id. */
export interface TypedHelp extends TypedText {
  where: PlaceOf<'payment-help'>;
  paymentId: string;
}

/** A form that writes to the shop, by where it stands. */
export type TypedEnquiry = TypedContact | TypedBulk | TypedHelp;

/** Every field that somebody fills in or chooses in one of the forms. */
export type TypedField = Exclude<
  keyof TypedContact | keyof TypedBulk | keyof TypedHelp,
  'where' | 'paymentId'
>;

export type TypedProblem = EnquiryProblem | 'cooperation-missing';

/** What is wrong with a form, by its own fields. */
export type TypedProblems = Partial<Record<TypedField, TypedProblem>>;

/** A form as the message that its calls would send (rules 25, 31, 54). */
export function toEnquiryForm(typed: TypedEnquiry, locale: Locale): EnquiryForm {
  const { where, name, email, message } = typed;
  if (where === 'canceled') {
    const paymentId = readPaymentId(typed.paymentId);
    return {
      from: where,
      name,
      email,
      phone: '',
      company: '',
      service: helpService(locale, paymentId),
      message: message.trim() && `${message.trimEnd()}\n\n${helpClosing(locale, paymentId)}`,
    };
  }
  return {
    from: where,
    name,
    email,
    phone: phoneOf(typed),
    company: typed.company,
    service: 'cooperationType' in typed ? bulkServiceOf(typed, locale) : contactServiceOf(typed),
    message,
  };
}

function contactServiceOf({ service }: TypedContact): string {
  return isContactService(service) ? service : '';
}

function bulkServiceOf({ cooperationType }: TypedBulk, locale: Locale): string {
  return isCooperationType(cooperationType) ? bulkService(locale, cooperationType) : '';
}

/** Country and digits as calls send them; what holds no digit stays wrong and does not become empty. */
function phoneOf({ phoneCountry, phone }: TypedCaller): string {
  if (!phone.trim()) return '';
  const { country, digits } = splitPhone(phoneCountry, phone);
  return `${country}:${digits}`;
}

/** The problems of a message under the names that its form has for them. */
export function problemsOfForm(typed: TypedEnquiry, found: EnquiryProblems): TypedProblems {
  const { service, ...others } = found;
  if (service === undefined) return others;
  if (!('cooperationType' in typed)) return { ...others, service };
  return { ...others, cooperationType: 'cooperation-missing' };
}
