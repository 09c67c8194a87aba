import type { InvoiceFormat, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { invoiceWords } from './invoice-words.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderIsdoc } from './render-isdoc.ts';

/** How an invoice becomes a file. */
interface InvoiceForm {
  contentType: string;
  /** The name of the downloaded file: faktura-202600001.pdf. */
  fileName: (invoice: InvoiceSnapshot) => string;
  render: (invoice: InvoiceSnapshot) => Promise<Uint8Array>;
}

/** The file formats of an invoice. */
export const invoiceForms: Record<InvoiceFormat, InvoiceForm> = {
  pdf: { contentType: 'application/pdf', fileName: nameOf('pdf'), render: renderInvoice },
  isdoc: { contentType: 'application/xml', fileName: nameOf('isdoc'), render: renderIsdoc },
};

function nameOf(format: InvoiceFormat) {
  return ({ kind, locale, number }: InvoiceSnapshot): string =>
    `${invoiceWords[locale].file[kind]}-${number}.${format}`;
}
