import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { type AnomalyKind, paymentAnomalies, paymentEvents, series } from './schema.ts';

/** Notes an event of the provider. False where it was dealt with before: then nothing is to be done. */
export async function noteEvent(tx: Transaction, eventId: string, at: Date): Promise<boolean> {
  const fresh = await tx
    .insert(paymentEvents)
    .values({ eventId, receivedAt: at })
    .onConflictDoNothing()
    .returning();
  return fresh.length > 0;
}

/** Notes money that does not fit, once per checkout and kind, for a person to look at. */
export async function noteAnomaly(
  tx: Transaction,
  anomaly: {
    kind: AnomalyKind;
    orderId: string | undefined;
    checkoutId: string;
    paymentId?: string | undefined;
    detail: string;
    at: Date;
  },
): Promise<void> {
  const { at, ...rest } = anomaly;
  await tx
    .insert(paymentAnomalies)
    .values({ ...rest, noticedAt: at })
    .onConflictDoNothing();
}

/** A payment that came a second time, while it has not been given back yet. */
export async function findSecondPayment(
  db: Queryable,
  checkoutId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ paymentId: paymentAnomalies.paymentId })
    .from(paymentAnomalies)
    .where(and(secondPayment(checkoutId), isNull(paymentAnomalies.refundId)));
  return row?.paymentId ?? undefined;
}

/** Notes with the anomaly that its payment has been given back. */
export async function noteSecondRefund(
  db: Queryable,
  checkoutId: string,
  refundId: string,
): Promise<void> {
  await db.update(paymentAnomalies).set({ refundId }).where(secondPayment(checkoutId));
}

function secondPayment(checkoutId: string) {
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
