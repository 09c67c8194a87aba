import type { InvoiceFormat, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { invoiceWords } from './invoice-words.ts';

/** What a file of an invoice is called. */
interface InvoiceForm {
  contentType: string;
  /** The name of the downloaded file: faktura-202600001.pdf. */
  fileName: (invoice: InvoiceSnapshot) => string;
}

/** The file formats of an invoice. */
export const invoiceForms: Record<InvoiceFormat, InvoiceForm> = {
  pdf: { contentType: 'application/pdf', fileName: nameOf('pdf') },
  isdoc: { contentType: 'application/xml', fileName: nameOf('isdoc') },
};

function nameOf(format: InvoiceFormat) {
  return ({ kind, locale, number }: InvoiceSnapshot): string =>
    `${invoiceWords[locale].file[kind]}-${number}.${format}`;
}
