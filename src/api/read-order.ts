import { writtenCode } from '#domain/discounts/take-off.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { isCzechCompany } from '#domain/customer/check-details.ts';
import { type DetailsForm, readDetailsForm } from '#domain/customer/details-form.ts';
import { defaultPhoneCountry } from '#domain/customer/phone-country.ts';
import { KEY_CHARACTERS } from '#domain/text/input-limits.ts';
import { readDetails } from '#domain/customer/read-details.ts';
import type { Locale } from '#domain/locale.ts';
import type { CallContext } from './call.ts';
import { type SentOrder, bodyNames } from './order-body.ts';
import { type CallItem, readItems } from './order-items.ts';
import { type FieldFaults, type Refusal, faultsOf, refuseFields } from './refusal.ts';

/** An order as a call describes it, after each field has been checked by itself. */
export interface CalledOrder {
  /** The key that came with it, if any did. */
  key: string | undefined;
  items: CallItem[];
  customer: Customer;
  /** Null where the call says that there is no company, undefined where it does not mention one. */
  company: Customer['company'] | undefined;
  /** As it is stored; empty where there is none. */
  discountCode: string;
  expressConsent: boolean | undefined;
  /** Only who was told of it before the order may be invited, and that only the other client knows. */
  mayInvite: boolean;
}

/** Whether a text can be the key of an order: it must be too long to guess. */
function isKey(text: string): boolean {
  const { from, to } = KEY_CHARACTERS;
  return text.length >= from && text.length <= to && /^[\w-]*$/.test(text);
}

/** Reads an order, or says of each field what is wrong with it, under the names of the order form. */
export function readOrder(
  context: CallContext,
  sent: SentOrder,
  asked: { phoneNeeded: boolean },
): { ok: true; order: CalledOrder } | { ok: false; refusal: Refusal } {
  const key = readKey(context, sent);
  const { items, faults } = readItems(context.offering.catalogue, sent);
  const isForCompany = sent.companyInvoice ?? (sent.companyName || sent.ico ? true : undefined);
  const details = detailsOf(sent, context.locale, isForCompany ?? false);
  const read = readDetails(details, context.locale, { ...asked, countryNeeded: false });
  const wrong = {
    ...key.faults,
    ...faults,
    ...(read.ok ? {} : faultsOf(read.problems, details.companyCountry)),
  };
  if (!read.ok || Object.keys(wrong).length > 0) {
    return { ok: false, refusal: refuseFields(wrong) };
  }
  const order: CalledOrder = {
    key: key.value,
    items,
    customer: read.customer,
    company: isForCompany === undefined ? undefined : read.customer.company,
    discountCode: writtenCode(details.discountCode),
    expressConsent: sent.expressConsent,
    mayInvite: sent.reviewInvitation ?? false,
  };
  return { ok: true, order };
}

/** The key from the body or the header; where both have one, it must be the same. */
function readKey(
  { idempotencyKey }: CallContext,
  sent: SentOrder,
): { value: string | undefined; faults: FieldFaults } {
  const value = sent.idempotencyKey ?? idempotencyKey ?? undefined;
  if (value !== undefined && !isKey(value)) {
    return { value, faults: { idempotencyKey: { code: 'key-invalid' } } };
  }
  const isClear = idempotencyKey === null || value === idempotencyKey;
  return { value, faults: isClear ? {} : { idempotencyKey: { code: 'key-differs' } } };
}

/** The body as a filled-in order form. */
function detailsOf(sent: SentOrder, locale: Locale, companyInvoice: boolean): DetailsForm {
  const { [bodyNames.companyId]: companyId, [bodyNames.vatId]: vatId } = sent;
  // Where no country is named, that of the phone stands for it (rules 37).
  const phoneCountry = sent.phoneCountry ?? defaultPhoneCountry(locale);
  const named = { companyCountry: phoneCountry, vatId: vatId ?? '' };
  const fields = {
    ...sent,
    companyCountry: sent.companyCountry ?? (isCzechCompany(named) ? 'CZ' : ''),
    companyId,
    vatId,
    companyInvoice,
    // A call asks for an early start by a field of its own.
    start: 'later',
  };
  return readDetailsForm(new Map<string, unknown>(Object.entries(fields)), locale);
}
