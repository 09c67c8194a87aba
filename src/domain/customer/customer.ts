import { mapRecord } from '#domain/records.ts';
import type { Locale } from '#domain/locale.ts';
import { MAX_EMAIL_LENGTH } from './email-address.ts';
import { countryName } from './phone-country.ts';

/** The rule of a text about the customer, as the order form asks for it. */
export interface TextRule {
  /** Most characters of the clean text. */
  most: number;
  /** What is wrong where it is empty; a text without this may be left out. */
  missing?: string;
  /** Whether it may have several lines. */
  hasLines?: true;
}

interface OwnRule extends TextRule {
  /** How long it is kept: until the order's page closes, or as long as the accounts (rules 24). */
  keptFor: 'page' | 'accounts';
}

/**
 * What the order form asks of a customer. Form, calls, columns, the record at the payment provider, e-mails,
 * the order's page and its closing all follow this table and its sequence; a company comes before the
 * note. Each name is also the name of a column. Phones are stored as E.164: +420777123456.
 */
export const customerFields = {
  name: { most: 100, missing: 'name-missing', keptFor: 'accounts' },
  email: { most: MAX_EMAIL_LENGTH, missing: 'email-missing', keptFor: 'accounts' },
  phone: { most: 30, missing: 'phone-missing', keptFor: 'page' },
  note: { most: 500, hasLines: true, keptFor: 'page' },
} as const satisfies Record<string, OwnRule>;

/** What a company tells for its invoice, under the names of the order form. */
export const companyFields = {
  /** ISO 3166: CZ. Of a company that a call names it may be left out. */
  companyCountry: { most: 2, missing: 'company-country-missing' },
  companyName: { most: 150, missing: 'company-name-missing' },
  /** Eight digits of a Czech company, any number of one abroad; empty where that gives a VAT id alone. */
  companyId: { most: 20, missing: 'company-number-missing' },
  vatId: { most: 20 },
  address: { most: 200, missing: 'address-missing' },
} as const satisfies Record<string, TextRule>;

export type CustomerField = keyof typeof customerFields;
export type CompanyField = keyof typeof companyFields;
/** Everything that e-mails and the order's page tell of a customer. */
export type CustomerText = CustomerField | CompanyField;

export interface Company {
  country?: string;
  name: string;
  companyId: string;
  vatId?: string;
  address: string;
}

/** Who orders: as form and calls read it, as the order's row and record keep it, and as e-mails show it. */
export interface Customer extends Record<CustomerField, string> {
  /** Null where no invoice to a company was asked for. */
  company: Company | null;
}

/** The company of these texts, its names always in the same sequence. */
export function companyOf(texts: Record<CompanyField, string>): Company {
  const { companyCountry: country, companyName: name, companyId, vatId, address } = texts;
  return {
    name,
    companyId,
    ...(vatId === '' ? {} : { vatId }),
    address,
    ...(country === '' ? {} : { country }),
  };
}

/** What a customer is called in a list: a company by its own name (`displayName` of the database). */
export function displayName({ name, company }: Pick<Customer, 'name' | 'company'>): string {
  return company?.name ?? name;
}

/** Whether a company has its number from another country's register; a call may name no country. */
export function isAbroad(company: Company | null): boolean {
  return company !== null && (company.country ?? 'CZ') !== 'CZ';
}

/** A company's texts under the names of the form; empty where it has none, or there is no company. */
export function companyTexts(company: Company | null): Record<CompanyField, string> {
  return {
    companyCountry: company?.country ?? '',
    companyName: company?.name ?? '',
    companyId: company?.companyId ?? '',
    vatId: company?.vatId ?? '',
    address: company?.address ?? '',
  };
}

/**
 * All texts about a customer in the sequence of the table, for people to read: the company's country by its
 * name. What was left out is empty.
 */
export function customerTexts(customer: Customer, locale: Locale): Record<CustomerText, string> {
  const { note, ...contact } = mapRecord(customerFields, (field) => customer[field]);
  const company = companyTexts(customer.company);
  const companyCountry = countryName(locale, company.companyCountry);
  return { ...contact, ...company, companyCountry, note };
}

/**
 * A customer for texts that are compared character by character (the record, the fingerprint): always in
 * the same sequence, in whatever sequence the database returns it.
 */
export function writtenCustomer(customer: Customer): Customer {
  const { note, ...contact } = mapRecord(customerFields, (field) => customer[field]);
  const company = customer.company && companyOf(companyTexts(customer.company));
  return { ...contact, company, note };
}
