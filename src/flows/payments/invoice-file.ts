import { createHash } from 'node:crypto';
import { type InvoiceFormat, type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import { invoiceForms } from '#documents/invoice/invoice-forms.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';
import type { Services } from '#flows/services.ts';

/** A file as it is handed out. */
export interface InvoiceFile {
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
