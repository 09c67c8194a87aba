import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { series } from '#database/schema/invoices.ts';
import { paymentAnomalies, paymentEvents } from '#database/schema/orders.ts';
import type { AnomalyKind } from '#domain/order/anomaly.ts';

/** Notes an event of the provider. False where it was dealt with before: then nothing is to be done. */
export async function noteEvent(tx: Transaction, eventId: string, at: Date): Promise<boolean> {
  const fresh = await tx
    .insert(paymentEvents)
    .values({ eventId, receivedAt: at })
    .onConflictDoNothing()
    .returning();
  return fresh.length > 0;
}

/**
 * Notes money that does not fit, for a person to look at: once for its checkout, kind and reference,
 * which is the payment unless told.
 */
export async function noteAnomaly(
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

/** Payments that came for an order that was paid before, while they have not been given back yet. */
export async function listSecondPayments(db: Queryable, checkoutId: string): Promise<string[]> {
  const { paymentId } = paymentAnomalies;
  const rows = await db
    .selectDistinct({ paymentId })
    .from(paymentAnomalies)
    .where(and(isSecond(checkoutId), isNotNull(paymentId), isNull(paymentAnomalies.refundId)))
    .orderBy(paymentId);
  return rows.flatMap((row) => row.paymentId ?? []);
}

/** Notes with the anomaly that its payment has been given back. */
export async function noteSecondRefund(
  db: Queryable,
  { checkoutId, paymentId }: { checkoutId: string; paymentId: string },
  refundId: string,
): Promise<void> {
  await db
    .update(paymentAnomalies)
    .set({ refundId })
    .where(and(isSecond(checkoutId), eq(paymentAnomalies.paymentId, paymentId)));
}

function isSecond(checkoutId: string) {
  return and(eq(paymentAnomalies.checkoutId, checkoutId), eq(paymentAnomalies.kind, 'paid-twice'));
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
