import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { paymentAnomalies } from '#database/schema/orders.ts';

export type AnomalyRow = typeof paymentAnomalies.$inferSelect;

/** Money of an order that a person has to look at, or has looked at, oldest first. */
export async function listAnomaliesOf(db: Queryable, orderId: string): Promise<AnomalyRow[]> {
  return db
    .select()
    .from(paymentAnomalies)
    .where(eq(paymentAnomalies.orderId, orderId))
    .orderBy(asc(paymentAnomalies.id));
}

/**
 * Notes that somebody is done with an anomaly of an order's payments, once.
 * @returns false where that was noted before
 */
export async function noteAnomalySettled(
  tx: Transaction,
  { id, orderId }: { id: number; orderId: string },
  settled: { settledAt: Date; settledBy: string; settledNote: string },
): Promise<boolean> {
  const noted = await tx
    .update(paymentAnomalies)
    .set(settled)
    .where(
      and(
        eq(paymentAnomalies.id, id),
        eq(paymentAnomalies.orderId, orderId),
        isNull(paymentAnomalies.settledAt),
      ),
    )
    .returning({ id: paymentAnomalies.id });
  return noted.length > 0;
}
