import { formatDay } from '#content/moments.ts';
import { sayCalculation } from '#documents/withdrawal/withdrawal-text.ts';
import {
  type InvoiceFormat,
  type InvoiceSnapshot,
  makeCreditNote,
  makePartialCreditNote,
} from '#domain/invoice/invoice.ts';
import type { PerLocale } from '#domain/locale.ts';
import { type Haler, formatMoney } from '#domain/money.ts';
import type { WithdrawalCalculation } from '#domain/withdrawals/withdrawal-sum.ts';
import { type InvoiceWords, invoice as cs } from '#messages/cs/order/invoice.ts';
import { invoice as en } from '#messages/en/order/invoice.ts';

/** Invoices are rendered by jobs that serve both editions, so both languages are at hand here. */
export const invoiceWords: PerLocale<InvoiceWords> = { cs, en };

/** How and when the money moved, as a sentence of the document. */
export function sayPayment(invoice: InvoiceSnapshot): string {
  const { kind, locale, suppliedAt, reason, returned, total } = invoice;
  const m = invoiceWords[locale];
  const day = formatDay(locale, new Date(suppliedAt));
  if (kind === 'invoice') return m.paid(day);
  if (reason === undefined && !returned) return m.refunded(day);
  return m.refundedPart[returned ?? 'by-provider'](formatMoney(locale, 0 - total), day);
}

/** A refund as far as its credit note tells of it. */
export interface CreditedRefund {
  number: string;
  refundedAt: Date;
  amount: Haler;
  /** Whether it takes back whatever the earlier notes have left. */
  isRest: boolean;
  /** Why, in the words of the person who decided it. */
  reason: string;
  /** Set where the money did not go back by the shop to the original payment method. */
  returned?: InvoiceSnapshot['returned'];
  /** Of one that resolves a withdrawal. */
  calculation?: WithdrawalCalculation | undefined;
}

/**
 * The credit note of a refund, with every value that it prints: one that takes all of the invoice back
 * repeats its rows, one that takes a part has a row for it. So has one of the whole for which somebody
 * gave a reason: the row is where words of any length stand.
 * @param earlier the credit notes that the invoice has
 */
export function writeCreditNote(
  invoice: InvoiceSnapshot,
  earlier: readonly InvoiceSnapshot[],
  { number, refundedAt, amount, isRest, reason, returned, calculation: reckoned }: CreditedRefund,
): InvoiceSnapshot {
  const isWhole = amount === invoice.total;
  if (isWhole && reason === '') return { ...makeCreditNote(invoice, number, refundedAt), returned };
  const { whole, rest, part } = invoiceWords[invoice.locale];
  const stated = isWhole ? whole : part;
  const words = isRest && !isWhole ? rest : { text: stated.text(reason), reason: stated.reason };
  const calculation = reckoned && sayCalculation(invoice.locale, reckoned);
  const facts = { number, refundedAt, amount, calculation, returned };
  return makePartialCreditNote(invoice, earlier, { ...facts, ...words });
}

/** What a file of an invoice is called. */
interface InvoiceForm {
  contentType: string;
  /** The name of the downloaded file: faktura-202600001.pdf. */
  fileName: (invoice: InvoiceSnapshot) => string;
}

export const invoiceForms: Record<InvoiceFormat, InvoiceForm> = {
  pdf: { contentType: 'application/pdf', fileName: nameOf('pdf') },
  isdoc: { contentType: 'application/xml', fileName: nameOf('isdoc') },
};

function nameOf(format: InvoiceFormat) {
  return ({ kind, locale, number }: InvoiceSnapshot): string =>
    `${invoiceWords[locale].file[kind]}-${number}.${format}`;
}
