import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { MAX_EMAIL_LENGTH, readEmail } from '#domain/customer/email-address.ts';
import {
  type MessageKind,
  type FormLocation,
  type FormLocationOf,
  bulkService,
  helpClosing,
  helpService,
  isContactService,
  isCooperationType,
  formKindAt,
  kindOfService,
  readPaymentId,
} from './message-kind.ts';
import {
  defaultPhoneCountry,
  dialPrefix,
  isPhoneCountry,
  phoneLooksShort,
  plainPhone,
  splitPhone,
} from '#domain/customer/phone-country.ts';
import { readPhone } from '#domain/customer/phone.ts';

/** What every message to the shop holds, as typed or as stored. */
interface MessageTexts {
  name: string;
  email: string;
  phone: string;
  company: string;
  /** What it is about, for example "instagram" or "Individual Cooperation - agency". */
  service: string;
  message: string;
}

/** A message to the shop as it comes from one of its forms, or by a call. */
export interface MessageForm extends MessageTexts {
  from: FormLocation | 'call';
}

/** A message to the shop as it is stored. */
export interface Message extends MessageTexts {
  kind: MessageKind;
}

/** A stored message with when and where it came in. */
export interface ReceivedMessage extends Message {
  locale: Locale;
  createdAt: Date;
}

export type MessageField = keyof MessageTexts;

type MessageProblem =
  | 'name-missing'
  | 'email-missing'
  | 'email-invalid'
  | 'phone-missing'
  | 'phone-invalid'
  | 'service-missing'
  | 'message-missing'
  | 'text-too-long';

export type MessageProblems = Partial<Record<MessageField, MessageProblem>>;

/** Most characters of each text. */
export const messageLimits = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  company: 150,
  service: 200,
  message: 5000,
} as const satisfies Record<MessageField, number>;

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
export function readMessage(
  form: MessageForm,
  locale: Locale,
): { ok: true; received: Message } | { ok: false; problems: MessageProblems } {
  const service = cleanText(form.service);
  const texts: MessageTexts = {
    name: cleanText(form.name),
    email: cleanText(form.email),
    phone: cleanText(form.phone),
    company: cleanText(form.company),
    service: service === NOTHING_CALLED ? '' : service,
    message: cleanLines(form.message),
  };
  const kind = form.from === 'call' ? kindOfService(service) : formKindAt(form.from);
  const email = readEmail(texts.email);
  const phone = readMessagePhone(texts.phone, locale, form.from === 'package');
  const problems: { [field in MessageField]?: MessageProblem | undefined } = {
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
  for (const field of keysOf(messageLimits)) {
    if (texts[field].length > messageLimits[field]) problems[field] = 'text-too-long';
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length > 0) return { ok: false, problems: Object.fromEntries(found) };
  return { ok: true, received: { ...texts, kind, email: email ?? '', phone: phone ?? '' } };
}

/**
 * A phone as the shop can call it: "CZ:777123456" and "+420 777123456" become +420 777 123 456. Six
 * digits are enough, on a package's page nine of a Czech or Slovak number (rules 31), so a number outside a
 * country's plan stays as it was written.
 */
function readMessagePhone(input: string, locale: Locale, isOfPackage: boolean): string | undefined {
  const [, named, number = input] = /^([A-Z]{2}):(.*)$/s.exec(input) ?? [];
  const country = named ?? defaultPhoneCountry(locale);
  const rest = plainPhone(number);
  const { country: home, digits } = splitPhone(country, rest);
  if (!isPhoneCountry(country) || !WRITTEN.test(rest) || phoneLooksShort(digits)) return undefined;
  if (isOfPackage && homeCountries.has(home) && digits.length < HOME_DIGITS) return undefined;
  const known = readPhone(country, rest);
  if (known.ok) return known.international;
  return rest.startsWith('+') || !named ? rest : `${dialPrefix(country)} ${rest}`;
}

interface TextInput {
  name: string;
  email: string;
  message: string;
}

interface CallerInput extends TextInput {
  phoneCountry: string;
  phone: string;
  company: string;
}

export interface ContactInput extends CallerInput {
  where: FormLocationOf<'contact'>;
  service: string;
}

export interface BulkInput extends CallerInput {
  where: FormLocationOf<'bulk'>;
  cooperationType: string;
}

/** The form for help with a payment as it is typed; the page of the payment adds its id. */
export interface HelpInput extends TextInput {
  where: FormLocationOf<'payment-help'>;
  paymentId: string;
}

/** A form that writes to the shop, by where it stands. */
export type MessageInput = ContactInput | BulkInput | HelpInput;

/** Every field that somebody fills in or chooses in one of the forms. */
export type InputField = Exclude<
  keyof ContactInput | keyof BulkInput | keyof HelpInput,
  'where' | 'paymentId'
>;

export type InputProblem = MessageProblem | 'cooperation-missing';

/** What is wrong with a form, by its own fields. */
export type InputProblems = Partial<Record<InputField, InputProblem>>;

/** A form as the message that its calls would send (rules 25, 31, 54). */
export function toMessageForm(input: MessageInput, locale: Locale): MessageForm {
  const { where, name, email, message } = input;
  if (where === 'canceled') {
    const paymentId = readPaymentId(input.paymentId);
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
    phone: phoneOf(input),
    company: input.company,
    service: 'cooperationType' in input ? bulkServiceOf(input, locale) : contactServiceOf(input),
    message,
  };
}

function contactServiceOf({ service }: ContactInput): string {
  return isContactService(service) ? service : '';
}

function bulkServiceOf({ cooperationType }: BulkInput, locale: Locale): string {
  return isCooperationType(cooperationType) ? bulkService(locale, cooperationType) : '';
}

/** Country and digits as calls send them; what holds no digit stays wrong and does not become empty. */
function phoneOf({ phoneCountry, phone }: CallerInput): string {
  if (!phone.trim()) return '';
  const { country, digits } = splitPhone(phoneCountry, phone);
  return `${country}:${digits}`;
}

/** The problems of a message under the names that its form has for them. */
export function problemsOfForm(input: MessageInput, found: MessageProblems): InputProblems {
  const { service, ...others } = found;
  if (service === undefined) return others;
  if (!('cooperationType' in input)) return { ...others, service };
  return { ...others, cooperationType: 'cooperation-missing' };
}
