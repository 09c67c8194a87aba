import type { EnquiryForm, EnquiryProblem, EnquiryProblems } from './enquiry.ts';
import {
  type PlaceOf,
  bulkService,
  helpClosing,
  helpService,
  isContactService,
  isCooperationType,
  readPaymentId,
} from './enquiry-kind.ts';
import type { Locale } from '#domain/locale.ts';
import { splitPhone } from './phone-country.ts';

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

/** The contact form as it is typed. */
export interface TypedContact extends TypedCaller {
  where: PlaceOf<'contact'>;
  service: string;
}

/** The bulk form as it is typed. */
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
