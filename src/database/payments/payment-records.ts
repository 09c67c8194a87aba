import { asc, eq, sql } from 'drizzle-orm';
import { invoices, paymentAnomalies, paymentEvents, series } from '#database/schema/payments.ts';
import { reconciliations } from '#database/schema/upkeep.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { AnomalyKind } from '#domain/payments/anomaly.ts';
import type { Queryable, Transaction } from '#database/client.ts';

/** Notes an event of the provider. False where it was handled before: then there is nothing to do. */
export async function recordEvent(tx: Transaction, eventId: string, at: Date): Promise<boolean> {
  const fresh = await tx
    .insert(paymentEvents)
    .values({ eventId, receivedAt: at })
    .onConflictDoNothing()
    .returning();
  return fresh.length > 0;
}

/**
 * Notes money that does not match an order, for a person to look at: once for its checkout, kind and
 * reference. By default the reference is the payment.
 */
export async function recordAnomaly(
  tx: Transaction,
  anomaly: {
    kind: AnomalyKind;
    orderId: string | undefined;
    checkoutId: string;
    paymentId?: string | undefined;
    /** Haléře, and their currency. */
    amount?: number | undefined;
    currency?: string | undefined;
    reference?: string | undefined;
    detail: string;
    at: Date;
  },
): Promise<void> {
  const { at, reference = anomaly.paymentId ?? '', ...rest } = anomaly;
  await tx
    .insert(paymentAnomalies)
    .values({ ...rest, reference, noticedAt: at })
    .onConflictDoNothing();
}

/** The next number of a gapless series; the transaction that takes it holds the row until it ends. */
export async function takeNumber(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(series)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: series.name, set: { last: sql`${series.last} + 1` } })
    .returning();
  if (!row) throw new Error(`The series ${name} is missing.`);
  return row.last;
}

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

/** What is compared every hour, and what once a day and after a restore. */
export const LATELY = 'checkouts';
export const ALL = 'checkouts of thirty days';

/** Up to when a list of the provider has been compared; undefined where it never was. */
export async function findComparison(db: Queryable, list: string): Promise<Date | undefined> {
  const [row] = await db.select().from(reconciliations).where(eq(reconciliations.list, list));
  return row?.comparedUntil;
}

/** Notes that a list has been compared up to this moment. */
export async function recordComparison(
  db: Queryable,
  list: string,
  comparedUntil: Date,
): Promise<void> {
  await db
    .insert(reconciliations)
    .values({ list, comparedUntil })
    .onConflictDoUpdate({ target: reconciliations.list, set: { comparedUntil } });
}
