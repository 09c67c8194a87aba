import { listInvoices } from '#database/invoices.ts';
import { findOrderRowByToken } from '#database/orders.ts';
import { type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import { type InvoiceFile, invoiceFile } from './invoice-file.ts';
import type { Services } from '#flows/services.ts';

export type OpenedInvoice =
  | { ok: true; file: InvoiceFile }
  | { ok: false; problem: 'invoice-unknown' };

/**
 * An invoice or credit note of an order, for anyone with the order's private link.
 * @param name number and format as they stand in the address: 202600001.pdf
 */
export async function openInvoice(
  services: Pick<Services, 'db' | 'storage' | 'work'>,
  token: string,
  name: string,
): Promise<OpenedInvoice> {
  const { db } = services;
  const order = await findOrderRowByToken(db, token);
  const issued = order ? await listInvoices(db, order.id) : [];
  const file = await fileNamed(services, issued, name);
  return file ? { ok: true, file } : { ok: false, problem: 'invoice-unknown' };
}

/**
 * The file of one of these documents by its name; undefined where none has it.
 * @param name number and format as they stand in the address: 202600001.pdf
 */
export async function fileNamed(
  services: Pick<Services, 'storage' | 'work'>,
  issued: readonly InvoiceSnapshot[],
  name: string,
): Promise<InvoiceFile | undefined> {
  for (const invoice of issued) {
    const format = formatsOf(invoice).find((format) => name === `${invoice.number}.${format}`);
    if (format) return invoiceFile(services, invoice, format);
  }
  return undefined;
}
