import { asc, eq } from 'drizzle-orm';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { Queryable, Transaction } from './client.ts';
import { invoices } from '#database/schema/payments.ts';

/** Stores an invoice or a credit note for good; an order has one invoice at most. */
export async function insertInvoice(
  tx: Transaction,
  orderId: string,
  snapshot: InvoiceSnapshot,
): Promise<void> {
  const { number, kind, issuedAt } = snapshot;
  await tx
    .insert(invoices)
    .values({ number, kind, orderId, issuedAt: new Date(issuedAt), snapshot });
}

/** What was issued for an order: nothing, its invoice, or the invoice and then its credit notes. */
export async function listInvoices(db: Queryable, orderId: string): Promise<InvoiceSnapshot[]> {
  const rows = await db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  return rows.map(({ snapshot }) => snapshot);
}
