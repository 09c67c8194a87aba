import { createHash } from 'node:crypto';
import { lineName } from '#content/catalogue/package-name.ts';
import type { Transaction } from '#database/client.ts';
import { insertInvoice, listInvoices, takeNumber } from '#database/payments/payment-records.ts';
import { type OrderLineRow, type OrderRow, findOrderRowByToken } from '#database/orders/orders.ts';
import { invoiceForms } from '#documents/invoice/invoice-words.ts';
import { invoiceNumber, invoiceSeries } from '#domain/invoice/invoice-number.ts';
import {
  type InvoiceFormat,
  type InvoiceSnapshot,
  formatsOf,
  makeInvoice,
} from '#domain/invoice/invoice.ts';
import type { Services } from '#flows/services.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';

/** What an invoice says besides the shop. */
interface Invoiced {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  /** What customers call the payment: the id of its checkout, or the reference of a transfer. */
  checkoutId: string;
  paidAt: Date;
  issuedAt: Date;
}

/**
 * Issues the invoice with every value that it prints (decisions/0007). Transactions that take a number wait for
 * that row until this one ends. Not an action of its own: what makes an order paid does it.
 * @returns the number
 */
export async function issueInvoice(
  { shop }: Pick<Services, 'shop'>,
  tx: Transaction,
  { order, lines: rows, checkoutId, paidAt, issuedAt }: Invoiced,
): Promise<string> {
  const lines = rows.map((row) => ({ ...row, text: lineName(row, order.locale) }));
  const position = await takeNumber(tx, invoiceSeries('invoice', issuedAt));
  const number = invoiceNumber('invoice', issuedAt, position);
  const invoice = makeInvoice({ shop, order, lines, number, checkoutId, paidAt, issuedAt });
  await insertInvoice(tx, order.id, invoice);
  return number;
}

interface InvoiceFile {
  name: string;
  contentType: string;
  content: Uint8Array;
}

/**
 * An invoice as a file: the one stored when it was first rendered, so that a later version of the program
 * returns the same bytes. If the storage is away or has lost it, it is rendered again from the snapshot.
 * @throws WorkEnded where drawing it took too long
 */
export async function invoiceFile(
  { storage, work }: Pick<Services, 'storage' | 'work'>,
  invoice: InvoiceSnapshot,
  format: InvoiceFormat,
): Promise<InvoiceFile> {
  const { contentType, fileName } = invoiceForms[format];
  const key = keyOf(invoice, format);
  const kept = await orAway(storage.get(key));
  const content = kept?.content ?? (await work.drawInvoice(format, invoice));
  if (!kept) await orAway(storage.put(key, content, contentType));
  return { name: fileName(invoice), contentType, content };
}

/** The storage keys of all files of an invoice that may exist. */
export function invoiceKeys(invoice: InvoiceSnapshot): string[] {
  const keys: Record<InvoiceFormat, string> = {
    pdf: keyOf(invoice, 'pdf'),
    isdoc: keyOf(invoice, 'isdoc'),
  };
  return Object.values(keys);
}

/** The storage keys of the files that an invoice is sent with. */
export function sentInvoiceKeys(invoice: InvoiceSnapshot): string[] {
  return formatsOf(invoice).map((format) => keyOf(invoice, format));
}

function keyOf(invoice: InvoiceSnapshot, format: InvoiceFormat): string {
  return `invoices/${invoice.number}-${digestOf(invoice)}.${format}`;
}

/**
 * A shop restored from an older backup may give a number again while its storage still has the first file,
 * so the key of a file also depends on the contents of the invoice.
 */
function digestOf(invoice: InvoiceSnapshot): string {
  return createHash('sha256').update(JSON.stringify(invoice)).digest('hex').slice(0, 16);
}

/** A storage that is away must not keep anybody from an invoice. */
async function orAway<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StorageUnavailable) return undefined;
    throw error;
  }
}

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
