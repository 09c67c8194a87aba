import type { InvoiceFormat, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { InvoiceForm } from '#flows/services.ts';
import { invoiceWords } from './invoice-words.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderIsdoc } from './render-isdoc.ts';

/** The files that an invoice can be had as. */
export const invoiceForms: Record<InvoiceFormat, InvoiceForm> = {
  pdf: { contentType: 'application/pdf', fileName: nameOf('pdf'), render: renderInvoice },
  isdoc: { contentType: 'application/xml', fileName: nameOf('isdoc'), render: renderIsdoc },
};

function nameOf(format: InvoiceFormat) {
  return ({ kind, locale, number }: InvoiceSnapshot): string =>
    `${invoiceWords[locale].file[kind]}-${number}.${format}`;
}
