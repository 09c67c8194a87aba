import type { InvoiceKind } from './invoice.ts';
import { yearInPrague } from '#domain/time/calendar.ts';

/** What stands before the year: no invoice begins with 9 before the year 9000. */
const prefixes: Record<InvoiceKind, string> = { invoice: '', 'credit-note': '9' };

/** The series of a kind: one a year, gapless (decisions/0007). */
export function invoiceSeries(kind: InvoiceKind, issuedAt: Date): string {
  return `${kind}-${yearInPrague(issuedAt)}`;
}

/**
 * The printed number, digits alone and ten at most, so that it can serve as a variable symbol:
 * 202600001 for an invoice, 9202600001 for a credit note. A year has room for 99,999 of each; invoices
 * go on with six digits.
 */
export function invoiceNumber(kind: InvoiceKind, issuedAt: Date, position: number): string {
  return prefixes[kind] + yearInPrague(issuedAt) + String(position).padStart(5, '0');
}
