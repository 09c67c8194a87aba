import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { drawFacts, drawParties, drawTitle } from './invoice-head.ts';
import { drawRows, drawSums } from './invoice-table.ts';
import { invoiceWords } from './invoice-words.ts';
import { PdfSheet } from './sheet.ts';

/**
 * The PDF of an invoice or a credit note, in its edition's language, tagged for screen readers. It is a
 * function of the snapshot alone: the same snapshot gives the same bytes.
 */
export async function renderInvoice(invoice: InvoiceSnapshot): Promise<Uint8Array> {
  const { kind, locale, brand, vatRate, seller } = invoice;
  const m = invoiceWords[locale];
  const title = m.titles[vatRate === null ? 'withoutVat' : 'withVat'][kind];
  const number = m.number(invoice.number);
  const sheet = await PdfSheet.open({
    title: `${title} ${number}`,
    author: seller.name,
    lang: locale,
    createdAt: new Date(invoice.issuedAt),
  });
  const root = sheet.root();
  drawTitle(sheet, root, { brand, title, number });
  drawParties(sheet, root, invoice, m);
  drawFacts(sheet, root, invoice, m);
  drawRows(sheet, root, invoice, m);
  drawSums(sheet, root, invoice, m);
  root.end();
  return sheet.close((page, pages) => `${title} ${number} · ${m.page(page, pages)}`);
}
