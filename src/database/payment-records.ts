import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { paymentAnomalies, paymentEvents, series } from '#database/schema/payments.ts';
import type { AnomalyKind } from '#domain/order/anomaly.ts';

/** Notes an event of the provider. False where it was handled before: then there is nothing to do. */
export async function noteEvent(tx: Transaction, eventId: string, at: Date): Promise<boolean> {
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
