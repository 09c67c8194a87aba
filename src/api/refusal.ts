import type { PlatformId } from '#domain/catalogue/price-list.ts';
import { vatNumberForm } from '#domain/customer/company-numbers.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatMoney, formatPercent } from '#domain/money.ts';
import { type ApiMessages, api as cs } from '#messages/cs/api.ts';
import { type WizardMessages, wizard as wizardCs } from '#messages/cs/order/wizard.ts';
import { api as en } from '#messages/en/api.ts';
import { wizard as wizardEn } from '#messages/en/order/wizard.ts';

/** Why a whole call was refused, with the status of its answer. */
const statuses = {
  'body-unreadable': 400,
  'query-unknown': 400,
  'token-missing': 401,
  'token-invalid': 401,
  'from-elsewhere': 403,
  'scope-missing': 403,
  'call-unknown': 404,
  'table-unknown': 404,
  'method-not-allowed': 405,
  'writing-not-allowed': 405,
  'not-one-row': 406,
  'article-taken': 409,
  'price-differs': 409,
  'order-differs': 409,
  'already-paid': 409,
  'not-payable': 409,
  'checkout-refused': 409,
  'body-too-large': 413,
  'article-too-large': 413,
  'json-needed': 415,
  'fields-missing': 422,
  'fields-invalid': 422,
  'too-often': 429,
  'orders-stopped': 503,
  'writer-day-limit': 429,
  'painter-day-limit': 429,
  'checkout-unavailable': 503,
  'writer-away': 503,
  'writer-denied': 503,
  'painter-denied': 503,
  'painter-away': 503,
  'storage-away': 503,
  'writer-unusable': 502,
  later: 503,
  fault: 500,
} as const satisfies Record<keyof ApiMessages['refusals'], number>;

type RefusalCode = keyof typeof statuses;

type WizardProblem = Exclude<
  keyof WizardMessages['problems'],
  'target-other-platform' | 'vat-number-invalid'
>;
type PlainProblem = Exclude<
  keyof ApiMessages['fields'],
  'price-differs' | 'discount-differs' | 'total-differs' | 'target-ambiguous'
>;

/** What is wrong with one field. Figures are those of the body: crowns, a fraction, a percentage. */
export type FieldFault =
  | { code: PlainProblem | WizardProblem }
  | { code: 'target-other-platform'; platform: string }
  /** What was read of a link that may be a page of the network; its name, sent as the target, confirms it. */
  | { code: 'target-ambiguous'; read: { platform: PlatformId; name: string; url: string } }
  | { code: 'vat-number-invalid'; form: string }
  | { code: 'price-differs' | 'total-differs'; expected: number; sent: number }
  | { code: 'discount-differs'; expected: number; sent: number; percent: number };

/** Faults by the path of their field: `customerEmail`, `orderItems.0.package.price`. */
export type FieldFaults = Record<string, FieldFault>;

export interface Refusal {
  code: RefusalCode;
  fields?: FieldFaults;
  retryAfterSeconds?: number;
  /** The methods that are allowed, where another one was tried. */
  allow?: string;
}

const words: PerLocale<{ api: ApiMessages; wizard: WizardMessages }> = {
  cs: { api: cs, wizard: wizardCs },
  en: { api: en, wizard: wizardEn },
};

/** Whether a text names a problem of a field that needs no figures to be told. */
export function isPlainProblem(code: string): code is PlainProblem | WizardProblem {
  const word = plainWord('cs', code);
  return typeof word === 'string';
}

/** A refusal with its fields under other names. */
export function renameFields(refusal: Refusal, names: Record<string, string>): Refusal {
  const { fields } = refusal;
  if (!fields) return refusal;
  const changed = Object.entries(fields).map(([field, fault]): [string, FieldFault] => [
    names[field] ?? field,
    fault,
  ]);
  return { ...refusal, fields: Object.fromEntries(changed) };
}

/** Problems by field, as a rule of the domain finds them; a VAT id has the form of its country. */
export function faultsOf(
  problems: Record<string, PlainProblem | WizardProblem | 'vat-number-invalid'>,
  companyCountry = '',
): FieldFaults {
  return Object.fromEntries(
    Object.entries(problems).map(([field, code]): [string, FieldFault] => [
      field,
      code === 'vat-number-invalid' ? { code, form: vatNumberForm(companyCountry) } : { code },
    ]),
  );
}

/** The refusal for fields that are wrong in themselves. */
export function refuseFields(fields: FieldFaults): Refusal {
  const codes = Object.values(fields).map(({ code }) => code);
  const areMissing = codes.every((code) => code.endsWith('-missing'));
  return { code: areMissing ? 'fields-missing' : 'fields-invalid', fields };
}

/**
 * A refusal as an answer: `{ error: { code, message, fields } }`. If all faults are of one kind, the error
 * takes their code and message, so that a client which shows only the message shows the right one.
 */
export function refusalResponse(locale: Locale, refusal: Refusal): Response {
  const { code, fields = {}, retryAfterSeconds, allow } = refusal;
  const told = Object.entries(fields).map(([path, fault]) => ({
    path,
    fault,
    message: sayFault(locale, fault),
  }));
  const [first] = told;
  const isOneKind = first && told.every(({ fault }) => fault.code === first.fault.code);
  const summary =
    isOneKind && statuses[code] === 422
      ? { code: first.fault.code, message: atItem(locale, first.path, first.message) }
      : { code, message: words[locale].api.refusals[code] };
  const named = told.map(({ path, fault, message }) => [path, { ...fault, message }]);
  const error = { ...summary, ...(first ? { fields: Object.fromEntries(named) } : {}) };
  return Response.json(
    { error },
    {
      status: statuses[code],
      headers: {
        'Cache-Control': 'no-store',
        ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
        ...(allow ? { Allow: allow } : {}),
        ...(statuses[code] === 401 ? { 'WWW-Authenticate': 'Bearer realm="Vzlet"' } : {}),
      },
    },
  );
}

function sayFault(locale: Locale, fault: FieldFault): string {
  const { api, wizard } = words[locale];
  switch (fault.code) {
    case 'target-other-platform':
      return wizard.problems[fault.code](fault.platform);
    case 'target-ambiguous':
      return api.fields[fault.code](fault.read.name);
    case 'vat-number-invalid':
      return wizard.problems[fault.code](fault.form);
    case 'price-differs':
    case 'total-differs':
      return api.fields[fault.code](formatMoney(locale, Math.round(fault.expected * 100)));
    case 'discount-differs':
      return api.fields[fault.code](formatPercent(locale, fault.percent));
    default:
      return plainWord(locale, fault.code) ?? api.fields['field-invalid'];
  }
}

function plainWord(locale: Locale, code: string): string | undefined {
  const { api, wizard } = words[locale];
  const known: Record<string, unknown> = { ...wizard.problems, ...api.fields };
  const word = Object.hasOwn(known, code) ? known[code] : undefined;
  return typeof word === 'string' ? word : undefined;
}

function atItem(locale: Locale, path: string, message: string): string {
  const [, index] = /^orderItems\.(\d+)\b/.exec(path) ?? [];
  return index === undefined ? message : words[locale].api.item(Number(index) + 1, message);
}
