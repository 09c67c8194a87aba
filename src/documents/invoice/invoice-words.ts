import { formatDay } from '#content/moment-text.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { PerLocale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
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
