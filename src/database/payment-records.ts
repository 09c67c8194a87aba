import { eq, sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
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

/** The next number of a gapless series; the transaction that takes it holds the row until it ends. */
export async function takeNumber(tx: Transaction, name: string): Promise<number> {
  await tx.insert(series).values({ name, last: 0 }).onConflictDoNothing();
  const [row] = await tx
    .update(series)
    .set({ last: sql`${series.last} + 1` })
    .where(eq(series.name, name))
    .returning();
  if (!row) throw new Error(`The series ${name} is missing.`);
  return row.last;
}
