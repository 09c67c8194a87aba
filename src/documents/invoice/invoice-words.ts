import type { PerLocale } from '#domain/locale.ts';
import { type InvoiceWords, invoice as cs } from '#messages/cs/order/invoice.ts';
import { invoice as en } from '#messages/en/order/invoice.ts';

/** Invoices are rendered by jobs that serve both editions, so both languages are at hand here. */
export const invoiceWords: PerLocale<InvoiceWords> = { cs, en };
